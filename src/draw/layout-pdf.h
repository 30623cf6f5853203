/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/picture.h"

G_BEGIN_DECLS

/* The real table of a game at its full size, on as many A4 pages as it takes; the first page is an
   overview that says which page goes where. */

#define FLIP_LAYOUT_POINTS_A_MM (1 / FLIP_MM_A_POINT)
#define FLIP_LAYOUT_MARGIN      10.0 /* mm */
#define FLIP_LAYOUT_OVERLAP     5.0

/* How a table is cut into pages; its sides are in millimetres. */
typedef struct
{
  double width, height; /* of the table */
  gboolean lying;       /* the pages */
  guint rows, columns;
} FlipLayoutPages;

FlipLayoutPages flip_layout_pages (double width, double height);
FlipRect flip_layout_paper (const FlipLayoutPages *pages); /* in millimetres */

/* The part of the table that a page shows, overlap included. */
FlipRect flip_layout_part (const FlipLayoutPages *pages, guint row, guint column);

/* One page onto any context, a unit being a point. */
void flip_layout_draw_page (const FlipPicture *picture, cairo_t *cr, guint row, guint column);

gboolean flip_layout_pdf_can (const FlipGame *game);
GBytes *flip_layout_pdf_bytes (const FlipPicture *picture, GError **error);

G_END_DECLS
