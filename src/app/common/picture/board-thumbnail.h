/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "engine/game/game.h"

/* A game's board as a thumbnail: regions, sites and a few marks. Its text is not meant to be
   read. */
G_DECLARE_FINAL_TYPE (FlipBoardThumbnail, flip_board_thumbnail, FLIP, BOARD_THUMBNAIL, FlipDrawing)

void flip_board_thumbnail_show (FlipBoardThumbnail *self, const FlipGame *game);
