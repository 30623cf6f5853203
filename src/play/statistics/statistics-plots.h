/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/plot/plot.h"
#include "play/statistics/statistics-tables.h"

G_BEGIN_DECLS

/* Charts of the statistics. Points are in the order of the results, bars in that of the bins, sites
   in that of the statistics. Each function returns NULL if there is nothing to draw. */
FlipPlot *flip_statistics_plot_history (const FlipStatistics *statistics);
FlipPlot *flip_statistics_plot_bins (const FlipStatistics *statistics);

/* One chart of tallies, beginning with the first; `end` is set to the first tally of the next
   chart. */
FlipPlot *flip_statistics_plot_tallies (const FlipStatistics *statistics, guint first, guint *end);

/* With `compares`: how much more often than for everybody else, in hundredths of the results. */
FlipPlot *flip_statistics_plot_sites (const FlipStatistics *statistics, gboolean compares);

/* The sites as FlipSiteTotal of the statistics, those marked most often first; some of them as
   bars; and how many sites of each region were marked per sheet. */
GPtrArray *flip_statistics_favourites (const FlipStatistics *statistics);
FlipPlot *flip_statistics_plot_favourites (const FlipStatistics *statistics,
                                           const GPtrArray *favourites,
                                           guint most);
FlipPlot *flip_statistics_plot_regions (const FlipStatistics *statistics);

/* The chart that belongs to a table; for the tallies, the chart of that number, from 0. NULL if
   there is nothing to draw. */
FlipPlot *flip_statistics_plot (const FlipStatistics *statistics, FlipStatisticsTableId table, guint chart);

/* A chart as a picture file. */
GBytes *flip_statistics_plot_bytes (const FlipPlot *plot, FlipPictureFormat format, GError **error);

G_END_DECLS
