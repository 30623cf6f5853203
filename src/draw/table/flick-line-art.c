/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/table/flick-line-art.h"

#include "draw/kit/text.h"

#include <math.h>

#define LINE     3.0
#define CASING   6.5
#define HEAD     11.0
#define BADGE    11.0
#define NEAREST  26.0 /* px from the beginning to the number */
#define PART_WAY .55
#define RING_OUT 5.0

/* The ground of a table is light in all palettes. */
static const FlipColour paper = { 1, 1, 1, .9 }, blue = { .10, .37, .74, 1 };

typedef struct
{
  double x1, y1, x2, y2, ux, uy, length; /* in pixels */
} Way;

static Way
way_of (const FlipTableView *view, const FlipFlickLine *line)
{
  Way way = { flip_table_view_x (view, line->x), flip_table_view_y (view, line->y),
              flip_table_view_x (view, line->aim.x), flip_table_view_y (view, line->aim.y) };

  way.length = hypot (way.x2 - way.x1, way.y2 - way.y1);
  way.ux = way.length > 0 ? (way.x2 - way.x1) / way.length : 1;
  way.uy = way.length > 0 ? (way.y2 - way.y1) / way.length : 0;
  return way;
}

static void
draw_ring (const FlipTableView *view, double x, double y, double radius)
{
  FlipCanvas *canvas = view->canvas;

  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x, y, radius, 0, 2 * G_PI);
  flip_canvas_stroke (canvas, paper, CASING);
  cairo_arc (canvas->cr, x, y, radius, 0, 2 * G_PI);
  flip_canvas_stroke (canvas, blue, LINE);
}

static void
trace_head (FlipCanvas *canvas, const Way *way)
{
  double x = way->x2 - HEAD * way->ux, y = way->y2 - HEAD * way->uy, half = HEAD * .55;

  cairo_new_path (canvas->cr);
  cairo_move_to (canvas->cr, way->x2, way->y2);
  cairo_line_to (canvas->cr, x - half * way->uy, y + half * way->ux);
  cairo_line_to (canvas->cr, x + half * way->uy, y - half * way->ux);
  cairo_close_path (canvas->cr);
}

static void
draw_way (const FlipTableView *view, const Way *way)
{
  FlipCanvas *canvas = view->canvas;
  double x = way->x2 - HEAD * way->ux, y = way->y2 - HEAD * way->uy;

  trace_head (canvas, way);
  flip_canvas_stroke (canvas, paper, CASING - LINE);
  flip_canvas_line (canvas, way->x1, way->y1, x, y, paper, CASING);
  flip_canvas_line (canvas, way->x1, way->y1, x, y, blue, LINE);
  trace_head (canvas, way);
  flip_canvas_fill (canvas, blue);
}

static void
draw_badge (const FlipTableView *view, double x, double y, guint number)
{
  FlipCanvas *canvas = view->canvas;
  double text = flip_table_view_text (view);

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_scale (canvas->cr, text, text);
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, 0, 0, BADGE, 0, 2 * G_PI);
  flip_canvas_fill (canvas, paper);
  cairo_arc (canvas->cr, 0, 0, BADGE - 1.5, 0, 2 * G_PI);
  flip_canvas_fill (canvas, blue);
  flip_number_draw (canvas, (int) number, FLIP_TYPE_VALUE, paper, 0, 0, FLIP_ALIGN_MIDDLE);
  cairo_restore (canvas->cr);
}

static double
radius_of (const FlipTableView *view, const FlipFlickLine *line)
{
  return line->radius * view->scale + (line->has_line ? 1 : RING_OUT);
}

void
flip_flick_line_draw (const FlipTableView *view, const FlipFlickLine *line)
{
  Way way = way_of (view, line);

  g_return_if_fail (view != NULL && line != NULL);

  draw_ring (view, way.x1, way.y1, radius_of (view, line));
  if (line->has_line && way.length > HEAD)
    draw_way (view, &way);
}

void
flip_flick_line_draw_number (const FlipTableView *view, const FlipFlickLine *line)
{
  Way way = way_of (view, line);
  double radius = radius_of (view, line), part = MAX (PART_WAY * way.length, NEAREST);

  g_return_if_fail (view != NULL && line->number > 0);

  if (line->has_line)
    draw_badge (view, way.x1 + part * way.ux, way.y1 + part * way.uy, line->number);
  else
    draw_badge (view, way.x1 + radius * .7, way.y1 - radius * .7, line->number);
}
