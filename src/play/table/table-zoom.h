/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"

G_BEGIN_DECLS

/* The part of the table in view: the magnification relative to the whole table, and the point of
   the table, in mm, that is in the middle. */
typedef struct
{
  double times; /* 1: the whole table */
  double x, y;
} FlipTableZoom;

/* The space for the table, in pixels, and the size of the table, in mm. */
typedef struct
{
  double width, height, margin;
  double table_width, table_height;
} FlipTableRoom;

#define FLIP_TABLE_WHOLE ((FlipTableZoom){ .times = 1 })

/* The resulting view. If the table is larger than the space, at most the margin is left free. */
FlipTableView flip_table_zoom_view (const FlipTableZoom *zoom, const FlipTableRoom *room);

/* Zooms in or out; the point at this position stays in place. */
void flip_table_zoom_by (FlipTableZoom *zoom,
                         const FlipTableRoom *room,
                         double factor,
                         double x,
                         double y);

/* Moves the table by this many pixels. */
void flip_table_zoom_pan (FlipTableZoom *zoom, const FlipTableRoom *room, double dx, double dy);

G_END_DECLS
