/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

#include <adwaita.h>

/* The page for choosing the game, the players, who deals, and the options. Signal: "begin"
   (session, which the handler owns). */
#define FLIP_TYPE_NEW_SHEET_PAGE (flip_new_sheet_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipNewSheetPage, flip_new_sheet_page, FLIP, NEW_SHEET_PAGE, GtkBox)

void flip_new_sheet_page_reset (FlipNewSheetPage *self, FlipLibrary *library);

/* Lists the editions again; everything else stays as it is. */
void flip_new_sheet_page_refresh (FlipNewSheetPage *self, FlipLibrary *library);

/* The chosen game. */
const FlipGame *flip_new_sheet_page_game (FlipNewSheetPage *self);

/* Chooses a game, and one of the user's own editions of it by its number. */
void flip_new_sheet_page_choose (FlipNewSheetPage *self, const FlipGame *game, gint64 edition);
