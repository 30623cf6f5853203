/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The board of the new sheet: as printed, or from a file that was found good. Signal: "changed". */
#define FLIP_TYPE_BOARD_ROW (flip_board_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardRow, flip_board_row, FLIP, BOARD_ROW, AdwActionRow)

/* What was chosen for another game is kept until it is started over. */
void flip_board_row_set_game (FlipBoardRow *self, const FlipGame *game);
void flip_board_row_reset (FlipBoardRow *self);

/* FALSE while a file is being read. */
gboolean flip_board_row_fill (FlipBoardRow *self, FlipSetup *setup, GError **error);

/* Reads a file in a worker thread; until then it can be given up for the board as printed. */
void flip_board_row_read (FlipBoardRow *self, GFile *file);

G_END_DECLS
