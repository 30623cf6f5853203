/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/editions.h"

#include <adwaita.h>

/* The board, card set or scenario of a new sheet: a built-in one, or a playable edition of the
   user's own. A row leads to the page with the game's editions. Emits "changed". */
G_DECLARE_FINAL_TYPE (FlipBoardChoice, flip_board_choice, FLIP, BOARD_CHOICE, AdwPreferencesGroup)

/* When the user returns to a game, the board that was chosen for it is restored. The library may be
   NULL. */
void flip_board_choice_set_game (FlipBoardChoice *self, FlipLibrary *library, const FlipGame *game);
void flip_board_choice_reset (FlipBoardChoice *self, FlipLibrary *library);
void flip_board_choice_refresh (FlipBoardChoice *self, FlipLibrary *library);

/* Chooses one of the user's own editions, by its number. */
void flip_board_choice_choose (FlipBoardChoice *self, gint64 edition);

/* Sets the board of a set-up; and begins a sheet with a complete set-up. */
void flip_board_choice_fill (FlipBoardChoice *self, FlipSetup *setup);
FlipSession *flip_board_choice_begin (FlipBoardChoice *self,
                                      const FlipSetup *setup,
                                      GError **error);
