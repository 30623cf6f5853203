/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/paper/picture.h"

G_BEGIN_DECLS

/* The real table of a game at its full size, on as many pages as it takes; the first page is an
   overview that says which page goes where. Pages on which nothing stands are left out. */

#define FLIP_LAYOUT_POINTS_A_MM (1 / FLIP_MM_A_POINT)
#define FLIP_LAYOUT_MARGIN      10.0 /* mm */
#define FLIP_LAYOUT_OVERLAP     5.0

/* How a table is cut into pages; its sides are in millimetres. */
typedef struct
{
  double width, height; /* of the table */
  FlipPaper paper;
  gboolean lying; /* the pages */
  guint rows, columns;
  guint64 empty; /* one bit per page, row by row: nothing stands there */
} FlipLayoutPages;

FlipLayoutPages flip_layout_pages (FlipPaper paper, double width, double height);

/* Those of a picture, where it is known which are empty. */
FlipLayoutPages flip_layout_read (const FlipPicture *picture);
guint flip_layout_n_printed (const FlipLayoutPages *pages);
gboolean flip_layout_is_empty (const FlipLayoutPages *pages, guint row, guint column);

/* The page that is printed at this place, from 0. */
void flip_layout_find_printed (const FlipLayoutPages *pages, guint index, guint *row, guint *column);

FlipRect flip_layout_paper (const FlipLayoutPages *pages); /* in millimetres */

/* The part of the table that a page shows, overlap included. */
FlipRect flip_layout_part (const FlipLayoutPages *pages, guint row, guint column);

/* The overview, or one page, onto any context, a unit being a point. */
void flip_layout_draw_overview (const FlipPicture *picture, cairo_t *cr);
void flip_layout_draw_page (const FlipPicture *picture, cairo_t *cr, guint row, guint column);

/* Whether there is a table, and somebody has laid it out: a table of no size is one that nobody has. */
gboolean flip_layout_pdf_can (const FlipGame *game, gconstpointer state);
GBytes *flip_layout_pdf_bytes (const FlipPicture *picture, GError **error);

G_END_DECLS
