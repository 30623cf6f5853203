/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/statistics/statistics.h"

#include <gtk/gtk.h>

/* The buttons that choose which results are shown. Emits "changed". */
G_DECLARE_FINAL_TYPE (FlipStatisticsFilterRow, flip_statistics_filter_row, FLIP, STATISTICS_FILTER_ROW, GtkWidget)

/* Loads the choices from these results, which must outlive the row. */
void flip_statistics_filter_row_load (FlipStatisticsFilterRow *self, const FlipResults *results);

/* The current choice; its texts stay valid until the next change. */
FlipStatisticsFilter flip_statistics_filter_row_get (FlipStatisticsFilterRow *self);

/* The chosen player and game in words: "Ann, Fliptown". */
char *flip_statistics_filter_row_words (FlipStatisticsFilterRow *self);
