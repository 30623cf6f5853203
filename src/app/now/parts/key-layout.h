/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Keys in equal cells, all of a suit in a line where there is room for it, else 7: none is smaller than a finger
   or a hasty pointer can hit. */
#define FLIP_TYPE_KEY_LAYOUT (flip_key_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipKeyLayout, flip_key_layout, FLIP, KEY_LAYOUT, GtkLayoutManager)

#define FLIP_LEAST_KEY 34 /* px, either way */

/* Whether it asks for the room of the longer line; it takes it anyway where it is given. */
void flip_key_layout_set_likes_line (FlipKeyLayout *self, gboolean likes);

G_END_DECLS
