/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/library/library-model.h"

#include <adwaita.h>

/* A sheet in the library's list: game, players, date, and state or result. The first sheet of a
   section carries its heading. */
#define FLIP_TYPE_SHEET_ROW (flip_sheet_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipSheetRow, flip_sheet_row, FLIP, SHEET_ROW, GtkBox)

GtkWidget *flip_sheet_row_new (void);
void flip_sheet_row_show (FlipSheetRow *self, FlipSheetItem *item);
void flip_sheet_row_clear (FlipSheetRow *self);
const FlipSheetInfo *flip_sheet_row_info (FlipSheetRow *self);

/* The whole row as a sentence, for screen readers. */
char *flip_sheet_row_describe (FlipSheetRow *self);
