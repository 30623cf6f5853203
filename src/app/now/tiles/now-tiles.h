/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/moment/held-tile.h"

#include <gtk/gtk.h>

/* The tile to be placed: its card, which tile it is, turning and mirroring it, whether it fits, and
   going to the next place. */
G_DECLARE_FINAL_TYPE (FlipNowTiles, flip_now_tiles, FLIP, NOW_TILES, GtkBox)

void flip_now_tiles_set_held (FlipNowTiles *self, FlipHeldTile *held);
void flip_now_tiles_load (FlipNowTiles *self, FlipMoment *moment);

void flip_now_tiles_set_room (FlipNowTiles *self, const FlipRoom *room);
