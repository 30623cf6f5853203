/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/guide.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A sheet in play: the board, what is asked now, the players, the log. Signals:
   "again" (FlipLog), when another sheet with the same set-up is wanted. */
#define FLIP_TYPE_SHEET_PAGE (flip_sheet_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipSheetPage, flip_sheet_page, FLIP, SHEET_PAGE, GtkBox)

void flip_sheet_page_set_model (FlipSheetPage *self, FlipSheetModel *model);

/* A loose sheet, which can be kept in a library, or NULL, if somebody wants to. */
void flip_sheet_page_look_at (FlipSheetPage *self, FlipSheetModel *model, FlipLibrary *library);

/* A guided first game, on its own sheet. */
void flip_sheet_page_guide (FlipSheetPage *self, FlipGuide *guide);

/* Where the way back leads, for the button. */
void flip_sheet_page_name_back (FlipSheetPage *self, const char *name);

/* Of the sheet, or NULL before there is one. */
const FlipGame *flip_sheet_page_game (FlipSheetPage *self);

/* The rules of its game, at what is asked now. */
void flip_sheet_page_show_rules (FlipSheetPage *self);

/* Once the page is shown: the next key answers what is asked. */
void flip_sheet_page_focus_question (FlipSheetPage *self);

/* How many questions were answered on the page, or answers taken back there, so far. */
guint flip_sheet_page_n_answered (FlipSheetPage *self);

/* The library was changed by somebody else. */
void flip_sheet_page_catch_up (FlipSheetPage *self);

/* There is a library now; a sheet that was begun without one is kept in it. */
void flip_sheet_page_keep (FlipSheetPage *self, FlipLibrary *library);

/* Out of the review, or back to the present, where one of them is left to be closed. */
void flip_sheet_page_step_back (FlipSheetPage *self);

G_END_DECLS
