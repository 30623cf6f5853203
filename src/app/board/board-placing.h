/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-view.h"
#include "play/moment/held-tile.h"

/* Keys, wheel and dragging for the tile that is held over a board. */
void flip_board_placing_add (FlipBoardView *view);

/* Follows a drag that began elsewhere, until the view's handlers are disconnected. */
void flip_board_placing_watch (FlipBoardView *view, FlipHeldTile *held);

/* Lets a key change the tile that is held: R turns it, H, M and V mirror it. FALSE for any other
   key. */
gboolean flip_held_tile_press_key (FlipHeldTile *placement, guint key);
