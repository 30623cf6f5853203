/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "engine/game/tile.h"

G_BEGIN_DECLS

/* The squares of a tile, in the orientation of the held one. */
#define FLIP_TYPE_TILE_PICTURE (flip_tile_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipTilePicture, flip_tile_picture, FLIP, TILE_PICTURE, FlipDrawing)

/* Whether it can be placed anywhere, and is in hand. */
void flip_tile_picture_show (FlipTilePicture *self,
                             const FlipSquare *squares,
                             guint n,
                             gboolean fits,
                             gboolean held);

G_END_DECLS
