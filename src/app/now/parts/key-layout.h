/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Keys in equal cells, all those of a suit in one line if there is room, else 7 per line: none is
   too small to hit with a finger or a hasty pointer. */
#define FLIP_TYPE_KEY_LAYOUT (flip_key_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipKeyLayout, flip_key_layout, FLIP, KEY_LAYOUT, GtkLayoutManager)

#define FLIP_LEAST_KEY 34 /* px, in width and height */

/* Whether it requests the width of the longer line; if it is given that width, it uses it
   anyway. */
void flip_key_layout_set_likes_line (FlipKeyLayout *self, gboolean likes);
