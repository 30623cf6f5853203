/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/held-tile.h"

G_BEGIN_DECLS

/* What the keys do to a tile that is held: R turns it, H or M and V mirror it. FALSE for any other
   key. */
gboolean flip_held_tile_press_key (FlipHeldTile *placement, guint key);

G_END_DECLS
