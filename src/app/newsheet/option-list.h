/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The options of a game: a switch where it is yes or no, else a choice. Property: "rulings",
   whether it shows those that settle what the rulebook leaves open, or the others. Signal:
   "changed". */
#define FLIP_TYPE_OPTION_LIST (flip_option_list_get_type ())
G_DECLARE_FINAL_TYPE (FlipOptionList, flip_option_list, FLIP, OPTION_LIST, AdwPreferencesGroup)

/* What was chosen for another game is kept until it is started over. */
void flip_option_list_set_game (FlipOptionList *self, const FlipGame *game);
void flip_option_list_reset (FlipOptionList *self);

/* Only the options that mean something for that number of players, and for that table, are shown. */
void flip_option_list_set_fit (FlipOptionList *self, guint seats, gboolean dealt);

/* Values that stand for a player are called by the name that the set-up has for them. */
void flip_option_list_name_players (FlipOptionList *self, const FlipSetup *setup);
gboolean flip_option_list_fill (FlipOptionList *self, FlipSetup *setup, GError **error);

G_END_DECLS
