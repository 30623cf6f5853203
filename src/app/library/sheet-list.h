/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/library/library-model.h"

#include <adwaita.h>

/* The sheets of a library, to be searched, opened and deleted. Signal: "open-sheet" (id). */
#define FLIP_TYPE_SHEET_LIST (flip_sheet_list_get_type ())
G_DECLARE_FINAL_TYPE (FlipSheetList, flip_sheet_list, FLIP, SHEET_LIST, GtkBox)

/* Text typed in the given widget continues in the search entry. */
FlipSheetList *flip_sheet_list_new (FlipLibraryModel *model, GtkWidget *typed_at);

/* Shows the sheets that the model has loaded from the library. */
void flip_sheet_list_load (FlipSheetList *self, FlipLibrary *library);
