/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/plot/plot.h"

void flip_plot_draw_heat (const FlipPlot *plot, FlipCanvas *canvas, double width, double height);
int flip_plot_hit_heat (const FlipPlot *plot, double width, double height, double x, double y);
double flip_plot_heat_height (const FlipPlot *plot, double width);
