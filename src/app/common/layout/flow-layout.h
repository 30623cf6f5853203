/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Children in lines of equal columns, as many as fit at the width of the widest child. If "ragged"
   is set, each child has its natural width, and a line takes as many as fit. Properties: "spacing";
   "line-spacing", if it differs between lines; "ragged". */
#define FLIP_TYPE_FLOW_LAYOUT (flip_flow_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipFlowLayout, flip_flow_layout, FLIP, FLOW_LAYOUT, GtkLayoutManager)
