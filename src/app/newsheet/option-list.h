/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

#include <adwaita.h>

/* The options of a game: a switch for yes or no, else a choice. Property: "rulings", whether to
   show the options that settle what the rulebook leaves open, or the others. Signal: "changed". */
#define FLIP_TYPE_OPTION_LIST (flip_option_list_get_type ())
G_DECLARE_FINAL_TYPE (FlipOptionList, flip_option_list, FLIP, OPTION_LIST, AdwPreferencesGroup)

/* Choices for another game are kept until they are reset. */
void flip_option_list_set_game (FlipOptionList *self, const FlipGame *game);
void flip_option_list_reset (FlipOptionList *self);

/* Shows only the options that apply to that number of players, and to that table. */
void flip_option_list_set_fit (FlipOptionList *self, guint seats, gboolean dealt);

/* Uses the players' names from the set-up for values that stand for a player. */
void flip_option_list_name_players (FlipOptionList *self, const FlipSetup *setup);
gboolean flip_option_list_fill (FlipOptionList *self, FlipSetup *setup, GError **error);
