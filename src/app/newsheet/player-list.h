/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Who plays: as many as the game takes, with new or known names, and on which side where the game has
   sides. An empty name behind the others does not count. Signal: "changed". */
#define FLIP_TYPE_PLAYER_LIST (flip_player_list_get_type ())
G_DECLARE_FINAL_TYPE (FlipPlayerList, flip_player_list, FLIP, PLAYER_LIST, GtkBox)

/* Starts over: the first, of FlipUsualPlayer, are seated, the known names offered. */
void flip_player_list_reset (FlipPlayerList *self, GPtrArray *seated, GPtrArray *known);

/* Who sat there when a game was left sits there again when it is come back to. */
void flip_player_list_set_game (FlipPlayerList *self, const FlipGame *game);
void flip_player_list_set_opponent (FlipPlayerList *self, const char *name); /* NULL: only people */
gboolean flip_player_list_was_edited (FlipPlayerList *self);
guint flip_player_list_n_seats (FlipPlayerList *self);
gboolean flip_player_list_fill (FlipPlayerList *self, FlipSetup *setup, GError **error);

/* Notes on a sheet that was begun so which seats play by themselves. */
void flip_player_list_mark (FlipPlayerList *self, FlipSession *session);

G_END_DECLS
