/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One child above the other, or none shown: their place never gets lower than it was once, until it is
   forgotten. So what stands below does not move while the contents change, nor does a child at the end. */
#define FLIP_TYPE_STEADY_LAYOUT (flip_steady_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipSteadyLayout, flip_steady_layout, FLIP, STEADY_LAYOUT, GtkLayoutManager)

/* Of a widget with such a layout. */
void flip_steady_layout_forget (GtkWidget *widget);

G_END_DECLS
