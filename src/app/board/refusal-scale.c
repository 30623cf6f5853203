/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/refusal-scale.h"

#include "draw/kit/text.h"
#include "engine/base/card.h"

#define PITCH  21.0
#define CELL   19.0
#define HEIGHT 46
#define ROW    16.0 /* the middle of the ranks */
#define FOOT   (ROW + CELL / 2 + 3)

struct _FlipRefusalScaleView
{
  FlipDrawing parent_instance;

  FlipRefusalScale scale;
};

G_DEFINE_FINAL_TYPE (FlipRefusalScaleView, flip_refusal_scale_view, FLIP_TYPE_DRAWING)

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

/* overrides */

static void
flip_refusal_scale_view_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  const FlipRefusalScale *scale = &FLIP_REFUSAL_SCALE_VIEW (drawing)->scale;

  for (guint rank = 1; rank <= FLIP_N_RANKS; rank++)
    draw_rank (canvas, scale, rank);
  if (scale->made && scale->made != scale->value)
    draw_arrow (canvas, scale);
}

static void
flip_refusal_scale_view_class_init (FlipRefusalScaleViewClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_refusal_scale_view_draw;
}

static void
flip_refusal_scale_view_init (FlipRefusalScaleView *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), (int) (FLIP_N_RANKS * PITCH), HEIGHT);
}

/* public functions */

void
flip_refusal_scale_view_show (FlipRefusalScaleView *self, const FlipRefusalScale *scale)
{
  g_return_if_fail (FLIP_IS_REFUSAL_SCALE_VIEW (self));
  g_return_if_fail (scale && scale->most <= FLIP_N_RANKS);

  self->scale = *scale;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
