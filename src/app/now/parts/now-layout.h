/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The parts of the panel: all below each other or, in a bar, in three columns. The property
   "column" of a layout child is its column in the bar; the last column takes the room that is left.
   With two columns, the first combines the first two of the bar. */
G_DECLARE_FINAL_TYPE (FlipNowLayout, flip_now_layout, FLIP, NOW_LAYOUT, GtkLayoutManager)

void flip_now_layout_set_columns (FlipNowLayout *self, guint columns);
