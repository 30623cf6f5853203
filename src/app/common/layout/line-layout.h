/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Children side by side, one of which has hexpand and takes the room that the others leave. If that
   is less than half of its natural width, the others shrink to their minimum. Unlike a box, the
   layout never asks for a child's natural width at a given height: a label that wraps would lay out
   its text some twenty times to answer. Property: "spacing". */
#define FLIP_TYPE_LINE_LAYOUT (flip_line_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipLineLayout, flip_line_layout, FLIP, LINE_LAYOUT, GtkLayoutManager)
