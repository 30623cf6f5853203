/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Scrolls its "child" sideways if there is less room than the child's minimum width, and is as high
   as the child is at its final width, which a GtkScrolledWindow would not measure. */
#define FLIP_TYPE_SIDE_SCROLLER (flip_side_scroller_get_type ())
G_DECLARE_FINAL_TYPE (FlipSideScroller, flip_side_scroller, FLIP, SIDE_SCROLLER, GtkWidget)
