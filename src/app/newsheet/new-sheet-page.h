/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Choosing game, players, who deals, and options. Signals: "begin" (session, to be taken). */
#define FLIP_TYPE_NEW_SHEET_PAGE (flip_new_sheet_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipNewSheetPage, flip_new_sheet_page, FLIP, NEW_SHEET_PAGE, GtkBox)

void flip_new_sheet_page_reset (FlipNewSheetPage *self, FlipLibrary *library);

/* Lists the editions anew; everything else stays as it is. */
void flip_new_sheet_page_refresh (FlipNewSheetPage *self, FlipLibrary *library);

/* The chosen game. */
const FlipGame *flip_new_sheet_page_game (FlipNewSheetPage *self);

/* Chooses a game, and one's own edition of it by its number. */
void flip_new_sheet_page_choose (FlipNewSheetPage *self, const FlipGame *game, gint64 edition);

G_END_DECLS
