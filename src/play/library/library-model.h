/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  FLIP_SECTION_PLAYED,
  FLIP_SECTION_FINISHED,
  FLIP_SECTION_ARCHIVED,
  FLIP_N_SECTIONS
} FlipSection;

/* One line of the library, as an object for lists. */
#define FLIP_TYPE_SHEET_ITEM (flip_sheet_item_get_type ())
G_DECLARE_FINAL_TYPE (FlipSheetItem, flip_sheet_item, FLIP, SHEET_ITEM, GObject)

const FlipSheetInfo *flip_sheet_item_info (FlipSheetItem *self);
FlipSection flip_sheet_item_section (FlipSheetItem *self);
gboolean flip_sheet_item_is_first (FlipSheetItem *self); /* of its section */
gboolean flip_sheet_item_is_last (FlipSheetItem *self);

/* The sheets that a search finds, in three sections: being played, finished, put away. It needs no
   window. */
#define FLIP_TYPE_LIBRARY_MODEL (flip_library_model_get_type ())
G_DECLARE_FINAL_TYPE (FlipLibraryModel, flip_library_model, FLIP, LIBRARY_MODEL, GObject)

FlipLibraryModel *flip_library_model_new (void);

/* Reads all sheets of a library, which must outlive the model; nothing is listed until the next
   search. Without a library, or if it can't be read, there are none. */
gboolean flip_library_model_load (FlipLibraryModel *self, FlipLibrary *library, GError **error);

/* Lists the sheets that the library finds by these words, of one game or of all. If it can't be
   read, the list stays as it was. */
gboolean flip_library_model_search (FlipLibraryModel *self,
                                    const char *words,
                                    const char *game,
                                    GError **error);

/* Only the first sheets are listed until more, or all, are requested. */
void flip_library_model_list_more (FlipLibraryModel *self);
void flip_library_model_list_all (FlipLibraryModel *self);

/* The library's information about a sheet, valid until the next load; or NULL. */
const FlipSheetInfo *flip_library_model_find (FlipLibraryModel *self, gint64 id);

/* Removes one sheet from the list; the others stay where they are. */
void flip_library_model_remove (FlipLibraryModel *self, gint64 id);

/* How many sheets of a game there are, regardless of the search; NULL for all games. */
guint flip_library_model_count (FlipLibraryModel *self, const char *game);

G_END_DECLS
