/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/paper/picture.h"

/* The real table of a game in full size, on as many pages as needed; the first page is an overview
   of where each page goes. Empty pages are left out. */

#define FLIP_LAYOUT_POINTS_A_MM (1 / FLIP_MM_A_POINT)
#define FLIP_LAYOUT_MARGIN      10.0 /* in millimetres */
#define FLIP_LAYOUT_OVERLAP     5.0

/* How a table is cut into pages; its sides are in millimetres. */
typedef struct
{
  double width, height; /* of the table */
  FlipPaper paper;
  gboolean lying; /* the pages are in landscape orientation */
  guint rows, columns;
  guint64 empty; /* one bit per page, row by row: nothing is on it */
} FlipLayoutPages;

FlipLayoutPages flip_layout_pages (FlipPaper paper, double width, double height);

/* The pages for a picture, including which of them are empty. */
FlipLayoutPages flip_layout_read (const FlipPicture *picture);
guint flip_layout_n_printed (const FlipLayoutPages *pages);
gboolean flip_layout_is_empty (const FlipLayoutPages *pages, guint row, guint column);

/* The row and column of a printed page, counted from 0 without the empty ones. */
void flip_layout_find_printed (const FlipLayoutPages *pages, guint index, guint *row, guint *column);

FlipRect flip_layout_paper (const FlipLayoutPages *pages); /* in millimetres */

/* The part of the table on a page, including the overlap. */
FlipRect flip_layout_part (const FlipLayoutPages *pages, guint row, guint column);

/* Draw the overview or one page on any context, in points. */
void flip_layout_draw_overview (const FlipPicture *picture, cairo_t *cr);
void flip_layout_draw_page (const FlipPicture *picture, cairo_t *cr, guint row, guint column);

/* Whether there is a table to print. A table of size 0 has not been laid out yet. */
gboolean flip_layout_pdf_can (const FlipGame *game, gconstpointer state);
GBytes *flip_layout_pdf_bytes (const FlipPicture *picture, GError **error);
