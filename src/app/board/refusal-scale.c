/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/refusal-scale.h"

#include "draw/kit/text.h"
#include "engine/base/card.h"

#define PITCH  21.0
#define CELL   19.0
#define HEIGHT 46
#define ROW    16.0 /* the middle of the ranks */
#define FOOT   (ROW + CELL / 2 + 3)

/* helpers */

static double
middle_of (guint rank)
{
  return (rank - .5) * PITCH;
}

static void
draw_rank (FlipCanvas *canvas, const FlipRefusalScale *scale, guint rank)
{
  const FlipPalette *palette = canvas->palette;
  gboolean does = rank >= scale->least && rank <= scale->most, is_it = rank == scale->value;
  FlipType type = { 12, does || is_it ? FLIP_HEAVY : FLIP_REGULAR };
  FlipRect cell = flip_rect_around (middle_of (rank), ROW, CELL, CELL + 6);

  if (is_it)
    {
      flip_canvas_round (canvas, &cell, 4);
      flip_canvas_fill (canvas, palette->text);
    }
  else if (does)
    flip_canvas_box (canvas, &cell, 4, palette->tints[FLIP_HUE_DIAMONDS], palette->focus, 1.4);
  flip_text_draw (canvas, flip_rank_text (rank), type,
                  is_it  ? palette->board
                  : does ? palette->text
                         : palette->second,
                  middle_of (rank), ROW, FLIP_ALIGN_MIDDLE, 0);
}

/* An arrow below the ranks, from the value to what it could be changed to. */
static void
draw_arrow (FlipCanvas *canvas, const FlipRefusalScale *scale)
{
  double from = middle_of (scale->value), to = middle_of (scale->made);
  double back = from > to ? 4 : -4;

  cairo_move_to (canvas->cr, from, FOOT);
  cairo_curve_to (canvas->cr, from, FOOT + 10, to, FOOT + 10, to, FOOT + 1);
  cairo_move_to (canvas->cr, to + back * .2 - 3.5, FOOT + 4);
  cairo_line_to (canvas->cr, to, FOOT);
  cairo_line_to (canvas->cr, to + back * .2 + 3.5, FOOT + 4);
  flip_canvas_stroke (canvas, canvas->palette->second, 1.5);
}

static void
draw_scale (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  const FlipRefusalScale *scale = value;

  for (guint rank = 1; rank <= FLIP_N_RANKS; rank++)
    draw_rank (canvas, scale, rank);
  if (scale->made && scale->made != scale->value)
    draw_arrow (canvas, scale);
}

/* public functions */

void
flip_refusal_scale_show (FlipDrawing *drawing, const FlipRefusalScale *scale)
{
  static const FlipDrawn drawn = {
    .draw = draw_scale,
    .size = sizeof *scale,
    .width = (int) (FLIP_N_RANKS * PITCH),
    .height = HEIGHT,
  };

  g_return_if_fail (scale && scale->most <= FLIP_N_RANKS);

  flip_drawing_show (drawing, &drawn, scale);
}
