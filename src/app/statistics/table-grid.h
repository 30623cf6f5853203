/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/statistics/statistics-tables.h"

#include <gtk/gtk.h>

/* Rows and columns of text, with the accessible role of a table. */
G_DECLARE_FINAL_TYPE (FlipTableGrid, flip_table_grid, FLIP, TABLE_GRID, GtkWidget)

/* How many rows of a table are shown, including its heads. */
guint flip_table_grid_rows (const FlipStatisticsTable *table);

/* Columns without any text are left out. */
void flip_table_grid_show (FlipTableGrid *self, const FlipStatisticsTable *table);
