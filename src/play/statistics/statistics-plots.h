/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/plot/plot.h"
#include "play/statistics/statistics-tables.h"

G_BEGIN_DECLS

/* Parts of the statistics to be drawn. Points stand in the order of the results, bars in that of the bins,
   sites in that of the statistics. Each is NULL where there is nothing to draw. */
FlipPlot *flip_statistics_plot_history (const FlipStatistics *statistics);
FlipPlot *flip_statistics_plot_bins (const FlipStatistics *statistics);

/* One chart of what the game counts, from this tally on; end becomes the first of the next chart. */
FlipPlot *flip_statistics_plot_tallies (const FlipStatistics *statistics, guint first, guint *end);

/* Comparing: how much more often than by everybody else, in hundredths of the results. */
FlipPlot *flip_statistics_plot_sites (const FlipStatistics *statistics, gboolean compares);

/* The sites that were marked most often first, as FlipSiteTotal of the statistics; some of them as bars; and
   how many of each region were marked on a sheet. */
GPtrArray *flip_statistics_favourites (const FlipStatistics *statistics);
FlipPlot *flip_statistics_plot_favourites (const FlipStatistics *statistics,
                                           const GPtrArray *favourites,
                                           guint most);
FlipPlot *flip_statistics_plot_regions (const FlipStatistics *statistics);

/* The text with a capital at its beginning. */
char *flip_capital (const char *text);

/* The plot of a table, as far as it has one; of what the game counts, the chart of that number, from 0. NULL where
   there is nothing to draw. */
FlipPlot *flip_statistics_plot (const FlipStatistics *statistics, FlipStatisticsTableId table, guint chart);

/* A picture of it as it is saved. */
GBytes *flip_statistics_plot_bytes (const FlipPlot *plot, FlipPictureFormat format, GError **error);

G_END_DECLS
