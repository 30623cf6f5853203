/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/layout-table.h"

/* The table of a set-up on the screen, with a ruler along its left and near edges. */
typedef struct
{
  const FlipTableLayout *layout;
  gconstpointer state;
  double width, height; /* of the picture */
} FlipLayoutView;

/* The place of the table in the picture, and the size of a millimetre there. */
FlipRect flip_layout_view_table (const FlipLayoutView *view, double *scale);

void flip_layout_view_draw (FlipCanvas *canvas, const FlipLayoutView *view);

/* Shows how far a piece is from the left and near edges, and in which direction it faces. */
void flip_layout_view_measure (FlipCanvas *canvas,
                               const FlipLayoutView *view,
                               const FlipLayoutPiece *piece);

/* The piece at a point of the picture, or -1. */
int flip_layout_view_find (const FlipLayoutView *view,
                           const FlipLayoutPiece *pieces,
                           guint n,
                           double x,
                           double y);

/* The distance of a piece from the near edge. */
double flip_layout_near (const FlipTableLayout *layout,
                         gconstpointer state,
                         const FlipLayoutPiece *piece);
