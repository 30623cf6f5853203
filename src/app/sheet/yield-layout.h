/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Children below each other, the last of which takes the room that the others leave. If that is too
   little to be of use, the last one is not shown, and the others share the room. Property:
   "spacing". */
#define FLIP_TYPE_YIELD_LAYOUT (flip_yield_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipYieldLayout, flip_yield_layout, FLIP, YIELD_LAYOUT, GtkLayoutManager)

G_END_DECLS
