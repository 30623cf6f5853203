/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A game in the empty library: its picture, and what can be done with it first. */
#define FLIP_TYPE_FIRST_TILE (flip_first_tile_get_type ())
G_DECLARE_FINAL_TYPE (FlipFirstTile, flip_first_tile, FLIP, FIRST_TILE, GtkBox)

GtkWidget *flip_first_tile_new (const FlipGame *game);

/* As a row of a list: the words stand beside a smaller picture. */
void flip_first_tile_set_row (FlipFirstTile *self, gboolean is_row);

G_END_DECLS
