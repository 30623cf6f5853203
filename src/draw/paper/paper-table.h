/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/paper/paper.h"

G_BEGIN_DECLS

/* A result on paper: a title, one column per seat, one row per line of the score, a total. All texts are
   the caller's. */
typedef struct
{
  const char *title, *note;
  const char *const *heads; /* one per column */
  guint n_columns;
  const char *const *labels; /* one per row */
  const int *values;         /* row by row */
  guint n_rows;
  guint n_totals; /* rows at the end that are printed bold */
} FlipPaperTable;

/* Into a rectangle of a page, a unit being a point; gives the height that it takes. */
double flip_paper_table_draw (FlipCanvas *canvas, const FlipPaperTable *table, const FlipRect *rect);

G_END_DECLS
