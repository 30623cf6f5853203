/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/tile-keys.h"

#include <gdk/gdk.h>

gboolean
flip_held_tile_press_key (FlipHeldTile *self, guint key)
{
  g_return_val_if_fail (FLIP_IS_HELD_TILE (self), FALSE);

  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_r:
      flip_held_tile_turn (self);
      return TRUE;
    case GDK_KEY_h:
    case GDK_KEY_m:
    case GDK_KEY_v:
      flip_held_tile_mirror (self, gdk_keyval_to_lower (key) == GDK_KEY_v);
      return TRUE;
    default:
      return FALSE;
    }
}
