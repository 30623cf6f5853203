/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/library-model.h"

#include "app/library/sheet-words.h"

#include <string.h>

/* So many sheets are made ready for a search between two frames. */
#define A_FEW 100

/* A sheet of the library, and what it is found by. */
typedef struct
{
  grefcount count;
  FlipSheetInfo *info;
  char *words; /* made when there is time, or by the first search */
} Sheet;

static Sheet *
sheet_new (FlipSheetInfo *info)
{
  Sheet *sheet = g_new0 (Sheet, 1);

  g_ref_count_init (&sheet->count);
  sheet->info = info;
  return sheet;
}

static Sheet *
sheet_ref (Sheet *sheet)
{
  g_ref_count_inc (&sheet->count);
  return sheet;
}

static void
sheet_unref (Sheet *sheet)
{
  if (!g_ref_count_dec (&sheet->count))
    return;
  flip_sheet_info_free (sheet->info);
  g_free (sheet->words);
  g_free (sheet);
}

/* An item */

struct _FlipSheetItem
{
  GObject parent_instance;

  /* owned */
  Sheet *sheet;

  FlipSection section;
  gboolean is_first, is_last;
};

G_DEFINE_FINAL_TYPE (FlipSheetItem, flip_sheet_item, G_TYPE_OBJECT)

static void
flip_sheet_item_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_SHEET_ITEM (object)->sheet, sheet_unref);
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
  return self->sheet->info;
}

FlipSection
flip_sheet_item_section (FlipSheetItem *self)
{
  return self->section;
}

gboolean
flip_sheet_item_is_first (FlipSheetItem *self)
{
  return self->is_first;
}

gboolean
flip_sheet_item_is_last (FlipSheetItem *self)
{
  return self->is_last;
}

/* The list. The store is read in one go: sections and games can only be counted over all sheets,
   and for ten thousand of them that takes a few frames. Items and rows are made when looked at. */

struct _FlipLibraryModel
{
  GObject parent_instance;

  /* owned */
  GPtrArray *sheets;                 /* of Sheet, the newest first */
  GPtrArray *found[FLIP_N_SECTIONS]; /* of Sheet, borrowed from sheets */

  guint prepare;  /* the source that makes the words to search in, or 0 */
  guint prepared; /* sheets that have them */
};

static void flip_library_model_list_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FlipLibraryModel,
                               flip_library_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      flip_library_model_list_init))

/* helpers */

/* Makes the words of some more sheets; gives whether there are others left. */
static gboolean
prepare_some (FlipLibraryModel *self, guint most)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  guint end = MIN (self->sheets->len, self->prepared + MIN (most, self->sheets->len));

  for (; self->prepared < end; self->prepared++)
    {
      Sheet *sheet = g_ptr_array_index (self->sheets, self->prepared);

      if (!sheet->words)
        sheet->words = flip_sheet_words_to_find (sheet->info, now);
    }

  return self->prepared < self->sheets->len;
}

static gboolean
prepare_cb (gpointer data)
{
  FlipLibraryModel *self = FLIP_LIBRARY_MODEL (data);

  if (prepare_some (self, A_FEW))
    return G_SOURCE_CONTINUE;
  self->prepare = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
holds_words (Sheet *sheet, const GStrv words)
{
  for (guint i = 0; words[i]; i++)
    {
      if (!strstr (sheet->words, words[i]))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_of_game (const Sheet *sheet, const char *game)
{
  return !game || g_str_equal (sheet->info->game, game);
}

static guint
count_found (FlipLibraryModel *self)
{
  guint n = 0;

  for (guint i = 0; i < FLIP_N_SECTIONS; i++)
    n += self->found[i]->len;
  return n;
}

/* overrides */

static gpointer
flip_library_model_get_item (GListModel *list, guint position)
{
  FlipLibraryModel *self = FLIP_LIBRARY_MODEL (list);
  FlipSection section = FLIP_SECTION_PLAYED;
  FlipSheetItem *item;

  while (section < FLIP_N_SECTIONS && position >= self->found[section]->len)
    position -= self->found[section++]->len;
  if (section == FLIP_N_SECTIONS)
    return NULL;

  item = g_object_new (FLIP_TYPE_SHEET_ITEM, NULL);
  item->sheet = sheet_ref (g_ptr_array_index (self->found[section], position));
  item->section = section;
  item->is_first = position == 0;
  item->is_last = position + 1 == self->found[section]->len;
  return item;
}

static GType
flip_library_model_get_item_type (GListModel *list)
{
  return FLIP_TYPE_SHEET_ITEM;
}

static guint
flip_library_model_get_n_items (GListModel *list)
{
  return count_found (FLIP_LIBRARY_MODEL (list));
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

  g_clear_handle_id (&self->prepare, g_source_remove);
  for (guint i = 0; i < FLIP_N_SECTIONS; i++)
    g_clear_pointer (&self->found[i], g_ptr_array_unref);
  g_clear_pointer (&self->sheets, g_ptr_array_unref);
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
  self->sheets = g_ptr_array_new_with_free_func ((GDestroyNotify) sheet_unref);
  for (guint i = 0; i < FLIP_N_SECTIONS; i++)
    self->found[i] = g_ptr_array_new ();
}

/* public functions */

FlipLibraryModel *
flip_library_model_new (void)
{
  return g_object_new (FLIP_TYPE_LIBRARY_MODEL, NULL);
}

/* Nothing is found in it until the next search. */
void
flip_library_model_load (FlipLibraryModel *self, FlipLibrary *library)
{
  g_autoptr (GPtrArray) infos =
    library ? flip_library_list (library, NULL, 0, G_MAXINT, NULL) : NULL;
  guint before = count_found (self);

  for (guint i = 0; i < FLIP_N_SECTIONS; i++)
    g_ptr_array_set_size (self->found[i], 0);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, 0);
  g_ptr_array_set_size (self->sheets, 0);
  self->prepared = 0;
  if (!infos)
    return;
  g_ptr_array_set_free_func (infos, NULL);
  for (guint i = 0; i < infos->len; i++)
    g_ptr_array_add (self->sheets, sheet_new (g_ptr_array_index (infos, i)));
  if (!self->prepare)
    self->prepare = g_idle_add_full (G_PRIORITY_LOW, prepare_cb, self, NULL);
}

void
flip_library_model_search (FlipLibraryModel *self, const char *words, const char *game)
{
  g_autofree char *folded = flip_sheet_words_fold (words);
  g_auto (GStrv) each = g_strsplit_set (folded, " \t\n,", -1);
  guint before = count_found (self);

  if (each[0])
    prepare_some (self, G_MAXUINT);
  for (guint i = 0; i < FLIP_N_SECTIONS; i++)
    g_ptr_array_set_size (self->found[i], 0);
  for (guint i = 0; i < self->sheets->len; i++)
    {
      Sheet *sheet = g_ptr_array_index (self->sheets, i);
      FlipSection section = sheet->info->finished ? FLIP_SECTION_FINISHED : FLIP_SECTION_PLAYED;

      if (is_of_game (sheet, game) && holds_words (sheet, each))
        g_ptr_array_add (self->found[section], sheet);
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, count_found (self));
}

/* The neighbours are told anew too: one may have become the first or last of its section. */
static void
remove_found (FlipLibraryModel *self, FlipSection section, guint index)
{
  guint n = self->found[section]->len, first = index ? index - 1 : 0;
  guint told = MIN (index + 2, n) - first;
  guint position = first;

  for (guint i = 0; i < section; i++)
    position += self->found[i]->len;
  g_ptr_array_remove_index (self->found[section], index);
  g_list_model_items_changed (G_LIST_MODEL (self), position, told, told - 1);
}

static void
remove_sheet (FlipLibraryModel *self, Sheet *sheet)
{
  guint index;

  for (guint section = 0; section < FLIP_N_SECTIONS; section++)
    {
      if (g_ptr_array_find (self->found[section], sheet, &index))
        remove_found (self, section, index);
    }
  g_ptr_array_remove (self->sheets, sheet);
  self->prepared -= self->prepared > 0;
}

void
flip_library_model_remove (FlipLibraryModel *self, gint64 id)
{
  for (guint i = 0; i < self->sheets->len; i++)
    {
      Sheet *sheet = g_ptr_array_index (self->sheets, i);

      if (sheet->info->id != id)
        continue;
      remove_sheet (self, sheet);
      return;
    }
}

guint
flip_library_model_count (FlipLibraryModel *self, const char *game)
{
  guint n = 0;

  for (guint i = 0; i < self->sheets->len; i++)
    n += is_of_game (g_ptr_array_index (self->sheets, i), game);
  return n;
}
