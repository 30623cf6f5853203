/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* One line of the library, as an object for lists. */
#define FLIP_TYPE_SHEET_ITEM (flip_sheet_item_get_type ())
G_DECLARE_FINAL_TYPE (FlipSheetItem, flip_sheet_item, FLIP, SHEET_ITEM, GObject)

const FlipSheetInfo *flip_sheet_item_info (FlipSheetItem *self);

/* The sheets that a search finds, read in pages as they are looked at. */
#define FLIP_TYPE_LIBRARY_MODEL (flip_library_model_get_type ())
G_DECLARE_FINAL_TYPE (FlipLibraryModel, flip_library_model, FLIP, LIBRARY_MODEL, GObject)

FlipLibraryModel *flip_library_model_new (void);
void flip_library_model_search (FlipLibraryModel *self, FlipLibrary *library, const char *words);

G_END_DECLS
