/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "draw/plot/plot.h"

/* A plot on the screen. The arrow keys go from part to part, and Enter or a click chooses one,
   which emits "chosen" with its index. */
G_DECLARE_FINAL_TYPE (FlipPlotView, flip_plot_view, FLIP, PLOT_VIEW, GtkWidget)

/* Takes ownership of the plot, and of the sentences about its parts, one string each. */
void flip_plot_view_show (FlipPlotView *self, FlipPlot *plot, const char *summary, GPtrArray *parts);
const FlipPlot *flip_plot_view_plot (FlipPlotView *self); /* or NULL */
