/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Children in lines of equal columns: as many as there is room for the widest. Where it is "ragged",
   each as wide as it likes, and as many in a line as there is room for. Properties: "spacing", and
   "line-spacing" where lines are to have another; "ragged". */
#define FLIP_TYPE_FLOW_LAYOUT (flip_flow_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipFlowLayout, flip_flow_layout, FLIP, FLOW_LAYOUT, GtkLayoutManager)

G_END_DECLS
