/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/held-tile.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The tile that is to be placed: the card it comes from, which one it is, turning and mirroring it,
   whether it fits, and on to the next place. */
#define FLIP_TYPE_NOW_TILES (flip_now_tiles_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowTiles, flip_now_tiles, FLIP, NOW_TILES, GtkBox)

void flip_now_tiles_set_held (FlipNowTiles *self, FlipHeldTile *held);
void flip_now_tiles_load (FlipNowTiles *self, FlipMoment *moment);

/* For a low place: without the card; and where that is wide, the tiles side by side, and the tools in one line
   with the buttons. */
void flip_now_tiles_set_compact (FlipNowTiles *self, gboolean compact, gboolean in_line);

/* Too narrow for two tiles beside each other. */
void flip_now_tiles_set_narrow (FlipNowTiles *self, gboolean narrow);

/* The tiles to choose from beside what can be done with the held one. */
void flip_now_tiles_set_bar (FlipNowTiles *self, gboolean bar);

G_END_DECLS
