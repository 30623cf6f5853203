/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/placement-keys.h"

#include <gdk/gdk.h>

gboolean
flip_placement_press_key (FlipPlacement *self, guint key)
{
  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_r:
      flip_placement_turn (self);
      return TRUE;
    case GDK_KEY_h:
    case GDK_KEY_m:
    case GDK_KEY_v:
      flip_placement_mirror (self, gdk_keyval_to_lower (key) == GDK_KEY_v);
      return TRUE;
    default:
      return FALSE;
    }
}
