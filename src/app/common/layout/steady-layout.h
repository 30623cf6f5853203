/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Children below each other, of which any may be hidden. The layout never gets lower than it once
   was until that height is forgotten, so that neither the widgets below it nor a child at its end
   move while the contents change. */
#define FLIP_TYPE_STEADY_LAYOUT (flip_steady_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipSteadyLayout, flip_steady_layout, FLIP, STEADY_LAYOUT, GtkLayoutManager)

/* Forgets the height of a widget that has this layout. */
void flip_steady_layout_forget (GtkWidget *widget);
