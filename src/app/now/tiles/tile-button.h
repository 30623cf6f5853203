/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/held-tile.h"

#include <gtk/gtk.h>

/* A tile to choose: its squares, its name, and its size or that it fits nowhere. It can be dragged
   to the board. A tile with a price takes one line. */
#define FLIP_TYPE_TILE_BUTTON (flip_tile_button_get_type ())
G_DECLARE_FINAL_TYPE (FlipTileButton, flip_tile_button, FLIP, TILE_BUTTON, GtkToggleButton)

GtkWidget *flip_tile_button_new (guint tile);
guint flip_tile_button_tile (FlipTileButton *self);

/* Shows its tile, or hides itself if there are fewer tiles. */
void flip_tile_button_show (FlipTileButton *self, FlipHeldTile *held);
