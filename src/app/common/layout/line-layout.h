/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Children side by side, of which one with hexpand takes what the others leave. Where that is less than half of what
   it likes, the others take no more than they need. Unlike a box it never
   asks how wide a child would like to be for a height: a label that wraps answers that by laying out
   its text some twenty times. Property: "spacing". */
#define FLIP_TYPE_LINE_LAYOUT (flip_line_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipLineLayout, flip_line_layout, FLIP, LINE_LAYOUT, GtkLayoutManager)

G_END_DECLS
