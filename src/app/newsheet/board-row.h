/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* On which board, card set or scenario a sheet begins: one that is built in, or an edition of one's own
   that can be played. Activated, it leads to the page with the game's editions. Emits "changed". */
#define FLIP_TYPE_BOARD_ROW (flip_board_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardRow, flip_board_row, FLIP, BOARD_ROW, AdwActionRow)

/* A game that is come back to has the board that was chosen for it. The library may be NULL. */
void flip_board_row_set_game (FlipBoardRow *self, FlipLibrary *library, const FlipGame *game);
void flip_board_row_reset (FlipBoardRow *self, FlipLibrary *library);
void flip_board_row_refresh (FlipBoardRow *self, FlipLibrary *library);

/* One's own edition, by its number. */
void flip_board_row_choose (FlipBoardRow *self, gint64 edition);

/* Puts the board into a set-up; and afterwards its name into the session. */
void flip_board_row_fill (FlipBoardRow *self, FlipSetup *setup);
void flip_board_row_mark (FlipBoardRow *self, FlipSession *session);

G_END_DECLS
