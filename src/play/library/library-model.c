/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/library/library-model.h"

/* How many sheets are listed at first, and how many are added with each step further down: a list
   view makes rows for far more items than it shows, and rows are expensive to build. */
#define A_PAGE 24
#define A_STEP 12

/* A sheet of the library, shared by the list and its items. */
typedef struct
{
  grefcount count;
  FlipSheetInfo *info;
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
  g_free (sheet);
}

/* An item */

/* A sheet and its position in the list. */
typedef struct
{
  Sheet *sheet;
  FlipSection section;
  gboolean is_first, is_last; /* of its section */
} Entry;

struct _FlipSheetItem
{
  GObject parent_instance;

  Entry entry; /* owns its sheet */
};

G_DEFINE_FINAL_TYPE (FlipSheetItem, flip_sheet_item, G_TYPE_OBJECT)

static void
flip_sheet_item_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_SHEET_ITEM (object)->entry.sheet, sheet_unref);
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
  g_return_val_if_fail (FLIP_IS_SHEET_ITEM (self), NULL);

  return self->entry.sheet->info;
}

FlipSection
flip_sheet_item_section (FlipSheetItem *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_ITEM (self), FLIP_SECTION_PLAYED);

  return self->entry.section;
}

gboolean
flip_sheet_item_is_first (FlipSheetItem *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_ITEM (self), FALSE);

  return self->entry.is_first;
}

gboolean
flip_sheet_item_is_last (FlipSheetItem *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_ITEM (self), FALSE);

  return self->entry.is_last;
}

/* The list. All sheets are read at once: sections and games can only be counted over all of them,
   and even ten thousand take no longer than a frame. Rows take far longer, so only some sheets are
   listed until the user scrolls down. */

struct _FlipLibraryModel
{
  GObject parent_instance;

  /* borrowed */
  FlipLibrary *library; /* or NULL */

  /* owned */
  GPtrArray *sheets;                 /* of Sheet, the newest first */
  GPtrArray *found[FLIP_N_SECTIONS]; /* of Sheet, borrowed from sheets */

  guint most; /* at most this many of the found sheets are listed */
};

static void flip_library_model_list_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FlipLibraryModel,
                               flip_library_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      flip_library_model_list_init))

/* helpers */

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return one < other ? -1 : one > other;
}

/* Whether the search found the sheet; without a search all are found. */
static gboolean
is_among (const Sheet *sheet, GArray *ids)
{
  return !ids || g_array_binary_search (ids, &sheet->info->id, compare_ids, NULL);
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

static guint
count_listed (FlipLibraryModel *self)
{
  return MIN (count_found (self), self->most);
}

/* The entry at a position in the list; all zeros beyond its end. */
static Entry
entry_at (FlipLibraryModel *self, guint position)
{
  FlipSection section = FLIP_SECTION_PLAYED;

  if (position >= count_listed (self))
    return (Entry){ 0 };
  for (; position >= self->found[section]->len; section++)
    position -= self->found[section]->len;
  return (Entry){
    .sheet = g_ptr_array_index (self->found[section], position),
    .section = section,
    .is_first = position == 0,
    .is_last = position + 1 == self->found[section]->len,
  };
}

/* Whether an entry equals one that was listed before, at this or another position. */
static gboolean
is_as_before (FlipLibraryModel *self, guint position, const GArray *before, guint earlier)
{
  const Entry now = entry_at (self, position), *then = &g_array_index (before, Entry, earlier);

  return now.sheet == then->sheet && now.section == then->section && now.is_first == then->is_first
         && now.is_last == then->is_last;
}

/* A copy of the present list, to be compared later. */
static GArray *
list_entries (FlipLibraryModel *self)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (Entry));

  for (guint i = 0; i < count_listed (self); i++)
    {
      Entry entry = entry_at (self, i);

      g_array_append_val (entries, entry);
    }

  return entries;
}

/* Reports only the rows that changed: equal rows at the top and bottom are not built again. */
static void
tell_changes (FlipLibraryModel *self, const GArray *before)
{
  guint n = count_listed (self), most = MIN (n, before->len), top = 0, bottom = 0;

  while (top < most && is_as_before (self, top, before, top))
    top++;
  while (bottom < most - top
         && is_as_before (self, n - 1 - bottom, before, before->len - 1 - bottom))
    bottom++;
  if (top + bottom < MAX (n, before->len))
    g_list_model_items_changed (G_LIST_MODEL (self), top, before->len - top - bottom,
                                n - top - bottom);
}

/* overrides */

static gpointer
flip_library_model_get_item (GListModel *list, guint position)
{
  Entry entry = entry_at (FLIP_LIBRARY_MODEL (list), position);
  FlipSheetItem *item;

  if (!entry.sheet)
    return NULL;
  item = g_object_new (FLIP_TYPE_SHEET_ITEM, NULL);
  item->entry = entry;
  sheet_ref (entry.sheet);
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
  return count_listed (FLIP_LIBRARY_MODEL (list));
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

static void
empty (FlipLibraryModel *self)
{
  guint before = count_listed (self);

  for (guint i = 0; i < FLIP_N_SECTIONS; i++)
    g_ptr_array_set_size (self->found[i], 0);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, 0);
  g_ptr_array_set_size (self->sheets, 0);
}

gboolean
flip_library_model_load (FlipLibraryModel *self, FlipLibrary *library, GError **error)
{
  g_autoptr (GPtrArray) infos = NULL;

  g_return_val_if_fail (FLIP_IS_LIBRARY_MODEL (self), FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  empty (self);
  self->library = library;
  if (!library)
    return TRUE;
  infos = flip_library_list (library, NULL, 0, G_MAXINT, error);
  if (!infos)
    return FALSE;
  g_ptr_array_set_free_func (infos, NULL);
  for (guint i = 0; i < infos->len; i++)
    g_ptr_array_add (self->sheets, sheet_new (g_ptr_array_index (infos, i)));
  return TRUE;
}

static FlipSection
section_of (const FlipSheetInfo *info)
{
  if (info->archived)
    return FLIP_SECTION_ARCHIVED;
  return info->finished ? FLIP_SECTION_FINISHED : FLIP_SECTION_PLAYED;
}

static void
find (FlipLibraryModel *self, GArray *ids, const char *game)
{
  for (guint i = 0; i < FLIP_N_SECTIONS; i++)
    g_ptr_array_set_size (self->found[i], 0);
  for (guint i = 0; i < self->sheets->len; i++)
    {
      Sheet *sheet = g_ptr_array_index (self->sheets, i);
      FlipSection section = section_of (sheet->info);

      if (is_of_game (sheet, game) && is_among (sheet, ids))
        g_ptr_array_add (self->found[section], sheet);
    }
}

gboolean
flip_library_model_search (FlipLibraryModel *self,
                           const char *words,
                           const char *game,
                           GError **error)
{
  g_autoptr (GArray) ids = NULL, before = NULL;

  g_return_val_if_fail (FLIP_IS_LIBRARY_MODEL (self), FALSE);
  g_return_val_if_fail (words, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  if (self->library && *words)
    {
      ids = flip_library_find (self->library, words, error);
      if (!ids)
        return FALSE;
    }
  before = list_entries (self);
  self->most = A_PAGE;
  find (self, ids, game);
  tell_changes (self, before);
  return TRUE;
}

static void
list_up_to (FlipLibraryModel *self, guint most)
{
  guint before = count_listed (self);

  self->most = most;
  if (count_listed (self) > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, count_listed (self) - before);
}

void
flip_library_model_list_more (FlipLibraryModel *self)
{
  g_return_if_fail (FLIP_IS_LIBRARY_MODEL (self));

  if (self->most < count_found (self))
    list_up_to (self, self->most + A_STEP);
}

void
flip_library_model_list_all (FlipLibraryModel *self)
{
  g_return_if_fail (FLIP_IS_LIBRARY_MODEL (self));

  list_up_to (self, G_MAXUINT);
}

static void
remove_found (FlipLibraryModel *self, FlipSection section, guint index)
{
  g_autoptr (GArray) before = list_entries (self);

  /* Keeps a sheet that was not listed yet from moving up into the list. */
  if (self->most < count_found (self))
    self->most--;
  g_ptr_array_remove_index (self->found[section], index);
  tell_changes (self, before);
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
}

const FlipSheetInfo *
flip_library_model_find (FlipLibraryModel *self, gint64 id)
{
  g_return_val_if_fail (FLIP_IS_LIBRARY_MODEL (self), NULL);

  for (guint i = 0; i < self->sheets->len; i++)
    {
      const Sheet *sheet = g_ptr_array_index (self->sheets, i);

      if (sheet->info->id == id)
        return sheet->info;
    }

  return NULL;
}

void
flip_library_model_remove (FlipLibraryModel *self, gint64 id)
{
  g_return_if_fail (FLIP_IS_LIBRARY_MODEL (self));

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

  g_return_val_if_fail (FLIP_IS_LIBRARY_MODEL (self), 0);

  for (guint i = 0; i < self->sheets->len; i++)
    n += is_of_game (g_ptr_array_index (self->sheets, i), game);
  return n;
}
