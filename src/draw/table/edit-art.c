/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/table/edit-art.h"

#include "draw/kit/text.h"

#include <math.h>

#define AROUND 9.0  /* between a piece and the line around it */
#define STEM   25.0 /* from that line to the handle */
#define PILL   24.0
#define ROUND  5.0

#define DASH     5
#define DASH_GAP 3

static const FlipColour paper = { 1, 1, 1, 1 }, grid_line = { .36, .24, .09, .13 };

FlipFootprint
flip_edit_art_whole (const FlipFootprint *footprints, guint n)
{
  FlipFootprint whole = footprints[0];
  const FlipFootprint *last = &footprints[n - 1];

  g_assert (n > 0);

  whole.x = (footprints[0].x + last->x) / 2;
  whole.y = (footprints[0].y + last->y) / 2;
  whole.along += hypot (last->x - footprints[0].x, last->y - footprints[0].y) / 2;
  return whole;
}

static void
draw_grid (const FlipTableView *view, const FlipEditPicture *picture)
{
  double right = flip_table_view_x (view, picture->width);
  double bottom = flip_table_view_y (view, picture->height);

  for (int mm = picture->grid; mm < picture->width; mm += picture->grid)
    flip_canvas_line (view->canvas, flip_table_view_x (view, mm), view->y,
                      flip_table_view_x (view, mm), bottom, grid_line, 1);
  for (int mm = picture->grid; mm < picture->height; mm += picture->grid)
    flip_canvas_line (view->canvas, view->x, flip_table_view_y (view, mm), right,
                      flip_table_view_y (view, mm), grid_line, 1);
}

/* Traces a box around a footprint in the same direction; the caller strokes the path. */
static void
trace (const FlipTableView *view, const FlipFootprint *footprint, double around)
{
  cairo_t *cr = view->canvas->cr;
  double along = footprint->along * view->scale + around;
  double across = footprint->across * view->scale + around;
  FlipRect rect = { -along, -across, 2 * along, 2 * across };

  cairo_save (cr);
  cairo_translate (cr, flip_table_view_x (view, footprint->x),
                   flip_table_view_y (view, footprint->y));
  cairo_rotate (cr, footprint->angle * G_PI / 180);
  if (footprint->is_round)
    {
      cairo_new_path (cr);
      cairo_arc (cr, 0, 0, along, 0, 2 * G_PI);
    }
  else
    flip_canvas_round (view->canvas, &rect, MIN (ROUND, across));
  cairo_restore (cr);
}

static void
draw_pill (const FlipTableView *view, const char *text, FlipColour ground, double x, double y)
{
  double width = flip_text_width (view->canvas, text, FLIP_TYPE_VALUE) + 20;
  double size = flip_table_view_text (view);
  FlipRect pill = flip_rect_around (0, 0, width, PILL);

  cairo_save (view->canvas->cr);
  cairo_translate (view->canvas->cr, x, y);
  cairo_scale (view->canvas->cr, size, size);
  flip_canvas_fill_round (view->canvas, &pill, PILL / 2, ground);
  flip_text_draw (view->canvas, text, FLIP_TYPE_VALUE, paper, 0, 0, FLIP_ALIGN_MIDDLE, 0);
  cairo_restore (view->canvas->cr);
}

static FlipColour
accent (const FlipTableView *view)
{
  return view->canvas->palette->is_dark ? (FlipColour){ .10, .37, .71, 1 }
                                        : view->canvas->palette->focus;
}

/* The distance from the middle of the piece to an edge; the line starts outside of the piece. */
static void
draw_distance (const FlipTableView *view, double x1, double y1, double x2, double y2, double skip)
{
  double length = hypot (x2 - x1, y2 - y1);
  double part = length > 0 ? MIN (skip / length, 1) : 1;
  double dx = length > 0 ? (x2 - x1) / length : 0, dy = length > 0 ? (y2 - y1) / length : 0;

  cairo_move_to (view->canvas->cr, x1 + part * (x2 - x1), y1 + part * (y2 - y1));
  cairo_line_to (view->canvas->cr, x2, y2);
  flip_canvas_stroke_dashed (view->canvas, accent (view), 1.6, DASH, DASH_GAP);
  flip_canvas_line (view->canvas, x2 - 6 * dy, y2 - 6 * dx, x2 + 6 * dy, y2 + 6 * dx, accent (view),
                    2);
}

static void
draw_distances (const FlipTableView *view, const FlipEditPicture *picture)
{
  double x = flip_table_view_x (view, picture->spot.x);
  double y = flip_table_view_y (view, picture->spot.y);
  double side = flip_table_view_x (view, picture->from_right ? picture->width : 0);
  double edge = flip_table_view_y (view, picture->from_near ? picture->height : 0);
  FlipFootprint whole = flip_edit_art_whole (picture->selected, picture->n_selected);
  double skip = whole.along * view->scale + AROUND;

  if (!picture->across || !picture->along)
    return;
  draw_distance (view, x, y, side, y, skip);
  draw_distance (view, x, y, x, edge, skip);
  if (fabs (side - x) > skip + 40)
    draw_pill (view, picture->across, accent (view),
               x + (side > x ? 1 : -1) * (skip + (fabs (side - x) - skip) / 2), y);
  if (fabs (edge - y) > skip + 20)
    draw_pill (view, picture->along, accent (view), x,
               y + (edge > y ? 1 : -1) * (skip + (fabs (edge - y) - skip) / 2));
}

static void
draw_outline (const FlipTableView *view, const FlipFootprint *whole)
{
  trace (view, whole, AROUND);
  flip_canvas_stroke (view->canvas, paper, 4.4);
  trace (view, whole, AROUND);
  flip_canvas_stroke_dashed (view->canvas, accent (view), 2.2, DASH, DASH_GAP);
}

void
flip_edit_art_handle (const FlipTableView *view,
                      const FlipEditPicture *picture,
                      double *x,
                      double *y)
{
  FlipFootprint whole = flip_edit_art_whole (picture->selected, picture->n_selected);
  double away = whole.across * view->scale + AROUND + STEM;
  double turn = whole.angle * G_PI / 180 + G_PI / 2;

  *x = flip_table_view_x (view, whole.x) + away * cos (turn);
  *y = flip_table_view_y (view, whole.y) + away * sin (turn);
}

static void
draw_handle (const FlipTableView *view, const FlipEditPicture *picture)
{
  cairo_t *cr = view->canvas->cr;
  FlipFootprint whole = flip_edit_art_whole (picture->selected, picture->n_selected);
  double turn = whole.angle * G_PI / 180 + G_PI / 2, x, y;
  double from = whole.across * view->scale + AROUND;

  flip_edit_art_handle (view, picture, &x, &y);
  flip_canvas_line (view->canvas, flip_table_view_x (view, whole.x) + from * cos (turn),
                    flip_table_view_y (view, whole.y) + from * sin (turn), x, y, accent (view), 2);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, FLIP_EDIT_HANDLE, 0, 2 * G_PI);
  flip_canvas_fill_keep (view->canvas, paper);
  flip_canvas_stroke (view->canvas, accent (view), 2);
  cairo_arc (cr, x, y, 5, -.6 * G_PI, 1.1 * G_PI);
  flip_canvas_stroke (view->canvas, accent (view), 1.6);
  if (picture->angle)
    draw_pill (view, picture->angle, accent (view), x - FLIP_EDIT_HANDLE - 26, y);
}

static void
draw_wrong (const FlipTableView *view, const FlipEditPicture *picture)
{
  FlipColour red = view->canvas->palette->is_dark ? (FlipColour){ .75, .11, .16, 1 }
                                                  : view->canvas->palette->refused;
  double x = 0, y = 0;

  for (guint i = 0; i < picture->n_wrong; i++)
    {
      trace (view, &picture->wrong[i], 2.5);
      flip_canvas_fill_keep (view->canvas, flip_colour_fade (red, .22));
      flip_canvas_stroke (view->canvas, red, 2.4);
      x = flip_table_view_x (view, picture->wrong[i].x);
      y = flip_table_view_y (view, picture->wrong[i].y);
    }
  if (picture->n_wrong && picture->tag)
    {
      double half = flip_text_width (view->canvas, picture->tag, FLIP_TYPE_VALUE) / 2 + 10;
      double left = view->x + half, right = flip_table_view_x (view, picture->width) - half;

      /* Below the handle, if there is one. */
      y += picture->n_selected && picture->turns ? 82 : 44;
      y = MIN (y, flip_table_view_y (view, picture->height) - PILL);
      draw_pill (view, picture->tag, red, CLAMP (x, left, MAX (left, right)), y);
    }
}

void
flip_edit_art_draw (const FlipTableView *view, const FlipEditPicture *picture)
{
  g_return_if_fail (view && view->canvas && picture);

  if (picture->grid > 0)
    draw_grid (view, picture);
  if (picture->n_selected)
    {
      FlipFootprint whole = flip_edit_art_whole (picture->selected, picture->n_selected);

      draw_distances (view, picture);
      draw_outline (view, &whole);
      if (picture->turns)
        draw_handle (view, picture);
    }
  draw_wrong (view, picture);
}
