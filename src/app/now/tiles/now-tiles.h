/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/held-tile.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The tile to be placed: its card, which tile it is, turning and mirroring it, whether it fits, and
   going to the next place. */
#define FLIP_TYPE_NOW_TILES (flip_now_tiles_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowTiles, flip_now_tiles, FLIP, NOW_TILES, GtkBox)

void flip_now_tiles_set_held (FlipNowTiles *self, FlipHeldTile *held);
void flip_now_tiles_load (FlipNowTiles *self, FlipMoment *moment);

/* For a low panel: without the card; if it is also wide, with the tiles side by side, and the tools
   in line with the buttons. */
void flip_now_tiles_set_compact (FlipNowTiles *self, gboolean compact, gboolean in_line);

/* For a panel that is too narrow for two tiles side by side. */
void flip_now_tiles_set_narrow (FlipNowTiles *self, gboolean narrow);

/* Puts the tiles to choose from beside the controls for the held one. */
void flip_now_tiles_set_bar (FlipNowTiles *self, gboolean bar);

G_END_DECLS
