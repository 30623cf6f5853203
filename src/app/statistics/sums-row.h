/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/statistics/statistics.h"

#include <gtk/gtk.h>

/* The few numbers that users look for first, each on a card of its own. */
G_DECLARE_FINAL_TYPE (FlipSumsRow, flip_sums_row, FLIP, SUMS_ROW, GtkWidget)

void flip_sums_row_show (FlipSumsRow *self, const FlipStatistics *statistics);
