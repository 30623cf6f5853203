/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/statistics/statistics.h"

#include <gtk/gtk.h>

/* Fills a box with the few numbers that users look for first, each on a card of its own. */
void flip_sums_row_show (GtkBox *row, const FlipStatistics *statistics);
