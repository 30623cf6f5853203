/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/guide.h"

#include <adwaita.h>

/* A sheet in play: the board, the current question, the players, the log. Signal: "again"
   (FlipLog), to begin another sheet with the same set-up. */
#define FLIP_TYPE_SHEET_PAGE (flip_sheet_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipSheetPage, flip_sheet_page, FLIP, SHEET_PAGE, GtkBox)

void flip_sheet_page_set_model (FlipSheetPage *self, FlipSheetModel *model);

/* Shows a loose sheet, which the user can keep in the library, if that is not NULL. */
void flip_sheet_page_look_at (FlipSheetPage *self, FlipSheetModel *model, FlipLibrary *library);

/* Starts a guided first game, on its own sheet. */
void flip_sheet_page_guide (FlipSheetPage *self, FlipGuide *guide);

/* Sets the destination of the back button. */
void flip_sheet_page_name_back (FlipSheetPage *self, const char *name);

/* The game of the sheet, or NULL if there is no sheet yet. */
const FlipGame *flip_sheet_page_game (FlipSheetPage *self);

/* Shows the rules of its game, at the current question. */
void flip_sheet_page_show_rules (FlipSheetPage *self);

/* Focuses the question, once the page is shown, so that the next key answers it. */
void flip_sheet_page_focus_question (FlipSheetPage *self);

/* How many questions have been answered on the page so far, or answers taken back. */
guint flip_sheet_page_n_answered (FlipSheetPage *self);

/* Updates the page after another program has changed the library. */
void flip_sheet_page_catch_up (FlipSheetPage *self);

/* There is a library now: keeps a sheet in it that was begun without one. */
void flip_sheet_page_keep (FlipSheetPage *self, FlipLibrary *library);

/* Closes what is open, leaves the review, or returns to the present. */
void flip_sheet_page_step_back (FlipSheetPage *self);
