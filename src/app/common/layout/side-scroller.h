/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Scrolls its "child" to the side where there is less room than it needs at least, and is as high as the child is in
   the width that it gets: a GtkScrolledWindow would not ask for that. */
#define FLIP_TYPE_SIDE_SCROLLER (flip_side_scroller_get_type ())
G_DECLARE_FINAL_TYPE (FlipSideScroller, flip_side_scroller, FLIP, SIDE_SCROLLER, GtkWidget)

G_END_DECLS
