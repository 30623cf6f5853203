/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/statistics/plot-view.h"
#include "play/statistics/statistics-tables.h"

/* One part of the statistics: its plot, or the same as a table; with a menu to save it. Emits
   "chosen" with the index of a part of the plot, and "save" with one of the formats csv, png and
   svg. */
#define FLIP_TYPE_STATISTICS_CARD (flip_statistics_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipStatisticsCard, flip_statistics_card, FLIP, STATISTICS_CARD, GtkBox)

GtkWidget *flip_statistics_card_new (void);

/* Takes ownership of the plot and the parts; without a plot there is only the table. */
void flip_statistics_card_show (FlipStatisticsCard *self,
                                const char *title,
                                const char *note,
                                const FlipStatisticsTable *table,
                                FlipPlot *plot,
                                GPtrArray *parts);
/* Whether the table is shown instead of the plot. */
void flip_statistics_card_set_table (FlipStatisticsCard *self, gboolean is_table);
const FlipPlot *flip_statistics_card_plot (FlipStatisticsCard *self); /* or NULL */
