/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

#include <adwaita.h>

/* The opponent, if Flipside can play a side: people, or Flipside with its strength. Signal:
   "changed". */
G_DECLARE_FINAL_TYPE (FlipOpponentRow, flip_opponent_row, FLIP, OPPONENT_ROW, GtkBox)

/* The row is shown only for a game that has an opponent, and if Flipside deals. */
void flip_opponent_row_set_game (FlipOpponentRow *self, const FlipGame *game);
void flip_opponent_row_set_dealt (FlipOpponentRow *self, gboolean dealt);

/* Starts over with the choice for the newest sheet; NULL: people. */
void flip_opponent_row_reset (FlipOpponentRow *self, const char *value);

gboolean flip_opponent_row_is_chosen (FlipOpponentRow *self);
gboolean flip_opponent_row_fill (FlipOpponentRow *self, FlipSetup *setup, GError **error);
