/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/table/table-zoom.h"

#include <math.h>

#define MOST        8.0 /* times the size of the whole table */
#define LEAST_SCALE .05 /* while there is no space yet */

/* helpers */

/* The offset of the table along one side of the view. */
static double
begin_of (double extent, double room, double margin, double middle)
{
  if (extent <= room - 2 * margin)
    return floor ((room - extent) / 2);
  return CLAMP (room / 2 - middle, room - margin - extent, margin);
}

/* A point at the edge can't be in the middle, so the next step starts from the actual view. */
static void
take_middle (FlipTableZoom *zoom, const FlipTableRoom *room)
{
  FlipTableView view = flip_table_zoom_view (zoom, room);

  zoom->x = (room->width / 2 - view.x) / view.scale;
  zoom->y = (room->height / 2 - view.y) / view.scale;
}

/* public functions */

FlipTableView
flip_table_zoom_view (const FlipTableZoom *zoom, const FlipTableRoom *room)
{
  double scale = MIN ((room->width - 2 * room->margin) / room->table_width,
                      (room->height - 2 * room->margin) / room->table_height);

  g_assert (room->table_width > 0 && room->table_height > 0 && zoom->times >= 1);

  scale = MAX (scale, LEAST_SCALE) * zoom->times;
  return (FlipTableView){
    .x = begin_of (room->table_width * scale, room->width, room->margin, zoom->x * scale),
    .y = begin_of (room->table_height * scale, room->height, room->margin, zoom->y * scale),
    .scale = scale,
  };
}

void
flip_table_zoom_by (FlipTableZoom *zoom,
                    const FlipTableRoom *room,
                    double factor,
                    double x,
                    double y)
{
  FlipTableView before = flip_table_zoom_view (zoom, room);
  double times = CLAMP (zoom->times * factor, 1, MOST);
  double scale = before.scale * times / zoom->times;

  g_return_if_fail (factor > 0 && isfinite (factor));

  zoom->times = times;
  zoom->x = (x - before.x) / before.scale + (room->width / 2 - x) / scale;
  zoom->y = (y - before.y) / before.scale + (room->height / 2 - y) / scale;
  take_middle (zoom, room);
}

void
flip_table_zoom_pan (FlipTableZoom *zoom, const FlipTableRoom *room, double dx, double dy)
{
  double scale = flip_table_zoom_view (zoom, room).scale;

  zoom->x -= dx / scale;
  zoom->y -= dy / scale;
  take_middle (zoom, room);
}
