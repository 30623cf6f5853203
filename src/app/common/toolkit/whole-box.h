/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A box that is redrawn as a whole when anything in it changes. GTK compares each frame with the
   one before and lists the small rectangles that differ; if there are more than thirty, it gives up
   and redraws everything around them, including the large board beside them. Where many small
   things change together, one rectangle is cheaper.

   Seen with GTK 4.8; MAX_RECTS_IN_DIFF is 30 in later versions, too. To see whether it is still
   needed, draw nothing of our own in it and compare what tests/bench/bench-marks measures. */
G_DECLARE_FINAL_TYPE (FlipWholeBox, flip_whole_box, FLIP, WHOLE_BOX, GtkBox)
