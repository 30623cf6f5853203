/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/editions.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* On which board, card set or scenario a sheet begins: one that is built in, or an edition of one's own
   that can be played. A row leads to the page with the game's editions. Emits "changed". */
#define FLIP_TYPE_BOARD_CHOICE (flip_board_choice_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardChoice, flip_board_choice, FLIP, BOARD_CHOICE, AdwPreferencesGroup)

/* A game that is come back to has the board that was chosen for it. The library may be NULL. */
void flip_board_choice_set_game (FlipBoardChoice *self, FlipLibrary *library, const FlipGame *game);
void flip_board_choice_reset (FlipBoardChoice *self, FlipLibrary *library);
void flip_board_choice_refresh (FlipBoardChoice *self, FlipLibrary *library);

/* One's own edition, by its number. */
void flip_board_choice_choose (FlipBoardChoice *self, gint64 edition);

/* Puts the board into a set-up; and begins a sheet with the whole of it. */
void flip_board_choice_fill (FlipBoardChoice *self, FlipSetup *setup);
FlipSession *flip_board_choice_begin (FlipBoardChoice *self,
                                      const FlipSetup *setup,
                                      GError **error);

G_END_DECLS
