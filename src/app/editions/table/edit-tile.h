/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"
#include "play/editions/scenario-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One kind of piece or token in the tray: its drawing, its name, and how many are left. */
#define FLIP_TYPE_EDIT_TILE (flip_edit_tile_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditTile, flip_edit_tile, FLIP, EDIT_TILE, GtkButton)

GtkWidget *flip_edit_tile_new (const FlipGame *game, guint index);
guint flip_edit_tile_index (FlipEditTile *self);
void flip_edit_tile_show (FlipEditTile *self, const FlipTrayItem *item);

G_END_DECLS
