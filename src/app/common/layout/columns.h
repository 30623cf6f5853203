/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Children side by side if there is room, else in several lines; the rest of a line goes to the
   children that expand, and a line that is alone is as high as the widget. Properties: "spacing";
   "even", whether all lines have the same columns of equal width; "column-width", below which no
   child is put beside others. With a "threshold", all children are in one line from that width on,
   and below each other otherwise; the last takes the room that is left. "start" and "end" are two
   such children, and "start-width" is the width of the first, or 0 for its natural one. All widths
   are for the usual text size, and grow with it. */
#define FLIP_TYPE_COLUMNS (flip_columns_get_type ())
G_DECLARE_FINAL_TYPE (FlipColumns, flip_columns, FLIP, COLUMNS, GtkWidget)

void flip_columns_append (FlipColumns *self, GtkWidget *child);
void flip_columns_clear (FlipColumns *self);
