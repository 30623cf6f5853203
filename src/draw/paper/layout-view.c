/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/paper/layout-view.h"

#include "draw/kit/text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* In pixels. */
#define LEFT     34.0 /* width of the ruler */
#define BOTTOM   24.0
#define AROUND   8.0
#define RIGHT    16.0 /* room for half of the last number */
#define TICK     9.0
#define SMALL    4.0
#define PILL     20.0
#define RING     20.0
#define LOOK     46.0
#define NEARBY   28.0
#define FINE_PER 4.0 /* ticks that would be closer than this are left out */

/* In millimetres. */
#define EVERY 100.0
#define FINE  10.0

static const FlipColour paper = { 1, 1, 1, 1 }, navy = { .10, .22, .38, 1 };

typedef struct
{
  FlipCanvas *canvas;
  FlipRect table;
  double scale;
  double width, height; /* of the table, in millimetres */
} Drawing;

static Drawing
drawing_of (FlipCanvas *canvas, const FlipLayoutView *view)
{
  Drawing drawing = { .canvas = canvas };

  drawing.table = flip_layout_view_table (view, &drawing.scale);
  view->layout->measure (view->state, &drawing.width, &drawing.height);
  return drawing;
}

static double
bottom_of (const Drawing *drawing)
{
  return drawing->table.y + drawing->table.height;
}

FlipRect
flip_layout_view_table (const FlipLayoutView *view, double *scale)
{
  double width, height, room = view->width - LEFT - RIGHT;

  view->layout->measure (view->state, &width, &height);
  *scale = MAX (MIN (room / width, (view->height - BOTTOM - AROUND) / height), .05);
  return (FlipRect){
    .x = floor (LEFT + (room - width * *scale) / 2),
    .y = floor (AROUND + (view->height - BOTTOM - AROUND - height * *scale) / 2),
    .width = width * *scale,
    .height = height * *scale,
  };
}

/* --- Grid and rulers --- */

static void
draw_grid (const Drawing *drawing)
{
  FlipColour colour = { .36, .24, .09, .22 };
  const FlipRect *table = &drawing->table;

  for (double x = EVERY; x < drawing->width; x += EVERY)
    flip_canvas_line (drawing->canvas, table->x + x * drawing->scale, table->y,
                      table->x + x * drawing->scale, bottom_of (drawing), colour, 1);
  for (double y = EVERY; y < drawing->height; y += EVERY)
    flip_canvas_line (drawing->canvas, table->x, bottom_of (drawing) - y * drawing->scale,
                      table->x + table->width, bottom_of (drawing) - y * drawing->scale, colour, 1);
}

/* Only every second number if there is no room for all. */
static double
number_every (const Drawing *drawing)
{
  return EVERY * drawing->scale < 30 ? 2 * EVERY : EVERY; /* 30 px for a number */
}

static gboolean
is_multiple (double mm, double of)
{
  return fabs (remainder (mm, of)) < .01;
}

static void
draw_tick (const Drawing *drawing, double mm, gboolean upright)
{
  FlipColour colour = drawing->canvas->palette->second;
  double length = is_multiple (mm, EVERY) ? TICK : is_multiple (mm, EVERY / 2) ? TICK - 2 : SMALL;
  double x = drawing->table.x - 2, y = bottom_of (drawing) + 2;

  if (upright)
    flip_canvas_line (drawing->canvas, x - length, bottom_of (drawing) - mm * drawing->scale, x,
                      bottom_of (drawing) - mm * drawing->scale, colour, 1);
  else
    flip_canvas_line (drawing->canvas, drawing->table.x + mm * drawing->scale, y,
                      drawing->table.x + mm * drawing->scale, y + length, colour, 1);
}

static void
draw_number (const Drawing *drawing, double mm, gboolean upright)
{
  FlipColour colour = drawing->canvas->palette->text;

  if (upright)
    flip_number_draw (drawing->canvas, (int) mm, FLIP_TYPE_NOTE, colour,
                      drawing->table.x - TICK - 5, bottom_of (drawing) - mm * drawing->scale,
                      FLIP_ALIGN_END);
  else
    flip_number_draw (drawing->canvas, (int) mm, FLIP_TYPE_NOTE, colour,
                      drawing->table.x + mm * drawing->scale, bottom_of (drawing) + TICK + 9,
                      FLIP_ALIGN_MIDDLE);
}

static void
draw_ruler (const Drawing *drawing, gboolean upright)
{
  double length = upright ? drawing->height : drawing->width;
  double step = FINE * drawing->scale >= FINE_PER ? FINE : EVERY / 2;

  for (double mm = 0; mm <= length; mm += step)
    draw_tick (drawing, mm, upright);
  for (double mm = 0; mm <= length; mm += number_every (drawing))
    draw_number (drawing, mm, upright);
}

void
flip_layout_view_draw (FlipCanvas *canvas, const FlipLayoutView *view)
{
  Drawing drawing = drawing_of (canvas, view);

  view->layout->sketch_ground (canvas, view->state, &drawing.table);
  draw_grid (&drawing);
  view->layout->sketch_pieces (canvas, view->state, &drawing.table);
  draw_ruler (&drawing, FALSE);
  draw_ruler (&drawing, TRUE);
}

/* --- One piece --- */

static void
draw_dashes (FlipCanvas *canvas, double x1, double y1, double x2, double y2)
{
  flip_canvas_line (canvas, x1, y1, x2, y2, flip_colour_fade (paper, .7), 5);
  cairo_move_to (canvas->cr, x1, y1);
  cairo_line_to (canvas->cr, x2, y2);
  flip_canvas_stroke_dashed (canvas, navy, 2, 6, 4);
}

/* Words on a background of their own, kept within the table. */
static void
draw_pill (const Drawing *drawing, const char *words, double x, double y)
{
  const FlipRect *table = &drawing->table;
  double width = flip_text_width (drawing->canvas, words, FLIP_TYPE_VALUE) + 14;
  FlipRect pill =
    flip_rect_around (CLAMP (x, table->x + width / 2, table->x + table->width - width / 2),
                      CLAMP (y, table->y + PILL / 2, bottom_of (drawing) - PILL / 2), width, PILL);

  flip_canvas_box (drawing->canvas, &pill, PILL / 2, paper, navy, 1.5);
  flip_text_draw (drawing->canvas, words, FLIP_TYPE_VALUE, navy, flip_rect_middle (&pill),
                  flip_rect_centre (&pill), FLIP_ALIGN_MIDDLE, 0);
}

static void
draw_ring (FlipCanvas *canvas, double x, double y)
{
  flip_canvas_disc (canvas, x, y, RING);
  flip_canvas_stroke (canvas, paper, 5);
  flip_canvas_disc (canvas, x, y, RING);
  flip_canvas_stroke (canvas, navy, 2.4);
}

/* An arrow in the direction of the piece, with the angle at its tip. */
static void
draw_look (const Drawing *drawing, const FlipLayoutPiece *piece, double x, double y)
{
  double turn = piece->angle * G_PI / 180, dx = cos (turn), dy = sin (turn);
  double tip_x = x + LOOK * dx, tip_y = y + LOOK * dy;
  /* Translators: %.0f: degrees */
  g_autofree char *words = g_strdup_printf (_ ("%.0f°"), piece->angle);

  flip_canvas_line (drawing->canvas, x + RING * dx, y + RING * dy, tip_x, tip_y, paper, 5);
  flip_canvas_line (drawing->canvas, x + RING * dx, y + RING * dy, tip_x, tip_y, navy, 2);
  flip_canvas_line (drawing->canvas, tip_x, tip_y, tip_x - 8 * dx - 5 * dy, tip_y - 8 * dy + 5 * dx,
                    navy, 2);
  flip_canvas_line (drawing->canvas, tip_x, tip_y, tip_x - 8 * dx + 5 * dy, tip_y - 8 * dy - 5 * dx,
                    navy, 2);
  draw_pill (drawing, words, tip_x + 24 * dx, tip_y + 18 * dy);
}

void
flip_layout_view_measure (FlipCanvas *canvas,
                          const FlipLayoutView *view,
                          const FlipLayoutPiece *piece)
{
  Drawing drawing = drawing_of (canvas, view);
  double x = drawing.table.x + piece->x * drawing.scale;
  double y = drawing.table.y + piece->y * drawing.scale;
  /* Translators: %.0f: millimetres */
  g_autofree char *across = g_strdup_printf (_ ("%.0f mm"), piece->x);
  /* Translators: %.0f: millimetres */
  g_autofree char *along = g_strdup_printf (_ ("%.0f mm"), drawing.height - piece->y);

  draw_dashes (canvas, drawing.table.x, y, x - RING, y);
  draw_dashes (canvas, x, y + RING, x, bottom_of (&drawing));
  draw_ring (canvas, x, y);
  if (piece->turned)
    draw_look (&drawing, piece, x, y);
  draw_pill (&drawing, across, (drawing.table.x + x - RING) / 2, y);
  draw_pill (&drawing, along, x, (y + RING + bottom_of (&drawing)) / 2);
}

int
flip_layout_view_find (const FlipLayoutView *view,
                       const FlipLayoutPiece *pieces,
                       guint n,
                       double x,
                       double y)
{
  double scale, nearest = NEARBY;
  FlipRect table = flip_layout_view_table (view, &scale);
  int found = -1;

  g_return_val_if_fail (pieces != NULL || n == 0, -1);

  for (guint i = 0; i < n; i++)
    {
      double away = hypot (table.x + pieces[i].x * scale - x, table.y + pieces[i].y * scale - y);

      if (away >= nearest)
        continue;
      nearest = away;
      found = (int) i;
    }

  return found;
}

double
flip_layout_near (const FlipTableLayout *layout, gconstpointer state, const FlipLayoutPiece *piece)
{
  double width, height;

  layout->measure (state, &width, &height);
  return height - piece->y;
}
