/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"

G_BEGIN_DECLS

/* Which part of the table is in view: how many times as large as the whole it is shown, and the point of the table, in
   mm, that is in the middle. */
typedef struct
{
  double times; /* 1: the whole table */
  double x, y;
} FlipTableZoom;

/* The room that the table is shown in, in pixels, and the size of the table, in mm. */
typedef struct
{
  double width, height, margin;
  double table_width, table_height;
} FlipTableRoom;

#define FLIP_TABLE_WHOLE ((FlipTableZoom){ .times = 1 })

/* How the table is seen then; it never leaves more than the margin free where it is larger than the room. */
FlipTableView flip_table_zoom_view (const FlipTableZoom *zoom, const FlipTableRoom *room);

/* Larger or smaller; what is at this place of the room stays there. */
void flip_table_zoom_by (FlipTableZoom *zoom,
                         const FlipTableRoom *room,
                         double factor,
                         double x,
                         double y);

/* Moves the table by so many pixels. */
void flip_table_zoom_pan (FlipTableZoom *zoom, const FlipTableRoom *room, double dx, double dy);

G_END_DECLS
