/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/library-model.h"

#define PAGE 64

/* An item */

struct _FlipSheetItem
{
  GObject parent_instance;

  FlipSheetInfo *info;
};

G_DEFINE_FINAL_TYPE (FlipSheetItem, flip_sheet_item, G_TYPE_OBJECT)

static void
flip_sheet_item_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_SHEET_ITEM (object)->info, flip_sheet_info_free);
  G_OBJECT_CLASS (flip_sheet_item_parent_class)->finalize (object);
}

static void
flip_sheet_item_class_init (FlipSheetItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_sheet_item_finalize;
}

static void
flip_sheet_item_init (FlipSheetItem *self)
{
}

const FlipSheetInfo *
flip_sheet_item_info (FlipSheetItem *self)
{
  return self->info;
}

/* The list */

struct _FlipLibraryModel
{
  GObject parent_instance;

  /* borrowed */
  FlipLibrary *library;

  /* owned */
  char *words;
  GHashTable *items; /* position → FlipSheetItem */

  guint n;
};

static void flip_library_model_list_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FlipLibraryModel,
                               flip_library_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      flip_library_model_list_init))

static void
read_page (FlipLibraryModel *self, guint first)
{
  g_autoptr (GPtrArray) page = flip_library_list (self->library, self->words, first, PAGE, NULL);

  for (guint i = 0; page && i < page->len; i++)
    {
      FlipSheetItem *item = g_object_new (FLIP_TYPE_SHEET_ITEM, NULL);

      item->info = g_steal_pointer (&g_ptr_array_index (page, i));
      g_hash_table_insert (self->items, GUINT_TO_POINTER (first + i), item);
    }
  if (page)
    g_ptr_array_set_free_func (page, NULL);
}

static gpointer
flip_library_model_get_item (GListModel *list, guint position)
{
  FlipLibraryModel *self = FLIP_LIBRARY_MODEL (list);
  gpointer item;

  if (position >= self->n)
    return NULL;
  if (!g_hash_table_contains (self->items, GUINT_TO_POINTER (position)))
    read_page (self, position / PAGE * PAGE);
  item = g_hash_table_lookup (self->items, GUINT_TO_POINTER (position));
  return item ? g_object_ref (item) : g_object_new (FLIP_TYPE_SHEET_ITEM, NULL);
}

static GType
flip_library_model_get_item_type (GListModel *list)
{
  return FLIP_TYPE_SHEET_ITEM;
}

static guint
flip_library_model_get_n_items (GListModel *list)
{
  return FLIP_LIBRARY_MODEL (list)->n;
}

static void
flip_library_model_list_init (GListModelInterface *interface)
{
  interface->get_item = flip_library_model_get_item;
  interface->get_item_type = flip_library_model_get_item_type;
  interface->get_n_items = flip_library_model_get_n_items;
}

static void
flip_library_model_finalize (GObject *object)
{
  FlipLibraryModel *self = FLIP_LIBRARY_MODEL (object);

  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->items, g_hash_table_unref);
  G_OBJECT_CLASS (flip_library_model_parent_class)->finalize (object);
}

static void
flip_library_model_class_init (FlipLibraryModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_library_model_finalize;
}

static void
flip_library_model_init (FlipLibraryModel *self)
{
  self->items = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
}

FlipLibraryModel *
flip_library_model_new (void)
{
  return g_object_new (FLIP_TYPE_LIBRARY_MODEL, NULL);
}

void
flip_library_model_search (FlipLibraryModel *self, FlipLibrary *library, const char *words)
{
  guint before = self->n;
  gint64 found = library ? flip_library_count (library, words, NULL) : 0;

  self->library = library;
  g_free (self->words);
  self->words = g_strdup (words);
  g_hash_table_remove_all (self->items);
  self->n = (guint) MAX (found, 0);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->n);
}
