/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Cards of equal width in up to three columns, fewer if there is less room; all cards of a row have
   the same height. Property: "columns", the largest number of columns. */
G_DECLARE_FINAL_TYPE (FlipEditionGrid, flip_edition_grid, FLIP, EDITION_GRID, GtkWidget)

void flip_edition_grid_append (FlipEditionGrid *self, GtkWidget *card);
void flip_edition_grid_set_columns (FlipEditionGrid *self, guint columns);
