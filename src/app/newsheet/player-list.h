/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"

#include <adwaita.h>

/* The players: as many as the game takes, with new or known names, and their sides if the game has
   any. An empty name after the others does not count. Signal: "changed". */
G_DECLARE_FINAL_TYPE (FlipPlayerList, flip_player_list, FLIP, PLAYER_LIST, GtkBox)

/* Starts over: seats the players in `seated`, of FlipUsualPlayer, and offers the known names. */
void flip_player_list_reset (FlipPlayerList *self, GPtrArray *seated, GPtrArray *known);

/* When the user returns to a game, its players are restored. */
void flip_player_list_set_game (FlipPlayerList *self, const FlipGame *game);
void flip_player_list_set_opponent (FlipPlayerList *self, const char *name); /* NULL: only people */
gboolean flip_player_list_was_edited (FlipPlayerList *self);
guint flip_player_list_n_seats (FlipPlayerList *self);
gboolean flip_player_list_fill (FlipPlayerList *self, FlipSetup *setup, GError **error);

/* Records on a sheet that was begun with these players which seats are automatic. */
void flip_player_list_mark (FlipPlayerList *self, FlipSession *session);
