/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/statistics/statistics.h"

G_BEGIN_DECLS

void flip_statistics_sum_add (FlipStatisticsSum *sum, const FlipKeptResult *result);
gboolean flip_statistics_is_looked_at (const FlipResults *results,
                                       const FlipStatisticsFilter *filter,
                                       const FlipKeptResult *result);

/* Parts of the statistics, in statistics-pairs.c and statistics-counts.c. The table contains the
   results of everybody who sat at the chosen tables, sheet after sheet. */
void flip_statistics_find_pairs (FlipStatistics *self,
                                 const FlipStatisticsFilter *filter,
                                 const GPtrArray *table);
void flip_statistics_find_records (FlipStatistics *self, const GPtrArray *table);
void flip_statistics_find_tallies (FlipStatistics *self);
void flip_statistics_find_habits (FlipStatistics *self, const FlipResults *results);
void flip_statistics_find_feats (FlipStatistics *self);
void flip_statistics_find_sites (FlipStatistics *self,
                                 const FlipStatisticsFilter *filter,
                                 const GPtrArray *table);

G_END_DECLS
