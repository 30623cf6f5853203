/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/drawing.h"
#include "engine/game.h"

G_BEGIN_DECLS

/* A game's symbol on a small coloured ground. */
#define FLIP_TYPE_GAME_TILE (flip_game_tile_get_type ())
G_DECLARE_FINAL_TYPE (FlipGameTile, flip_game_tile, FLIP, GAME_TILE, FlipDrawing)

GtkWidget *flip_game_tile_new (void);

/* The game may be NULL: one that this Flipside does not know. */
void flip_game_tile_show (FlipGameTile *self, const FlipGame *game);

G_END_DECLS
