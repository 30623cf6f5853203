/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/marker.h"

#include "draw/kit/hand.h"

#include <math.h>

#define TAPER     .10
#define THINNEST  .55
#define WIDE_FACE 1.6
#define CROSS_N   24

/* --- Circles and crosses --- */

static double
superellipse (double angle, double rx, double ry, double exponent)
{
  double c = fabs (cos (angle)) / rx, s = fabs (sin (angle)) / ry;

  return pow (pow (c, exponent) + pow (s, exponent), -1 / exponent);
}

/* The circle runs on past its start while its width changes, so that its ends pass each other. */
void
flip_marker_circle_stroke (const char *name, const FlipRect *face, FlipStroke *stroke)
{
  FlipWriter hand = flip_writer (name);
  double start = flip_writer_between (&hand, -150, -80) * G_PI / 180;
  double turns = flip_writer_between (&hand, 1.05, 1.14) * 2 * G_PI;
  double tilt = flip_writer_between (&hand, -3.5, 3.5) * G_PI / 180;
  double a = flip_writer_between (&hand, .012, .03), p = flip_writer_between (&hand, 0, 2 * G_PI);
  double b = flip_writer_between (&hand, .01, .022), q = flip_writer_between (&hand, 0, 2 * G_PI);
  double d = flip_writer_either (&hand, .035, .075);
  double exponent = face->width > WIDE_FACE * face->height ? 2.9 : 2.35;

  stroke->n = FLIP_STROKE_POINTS;
  for (guint i = 0; i < stroke->n; i++)
    {
      double u = i / (stroke->n - 1.0), angle = start + turns * u;
      double r = superellipse (angle, face->width / 2 + 2, face->height / 2 + 2, exponent);

      r *= 1 + a * sin (angle + p) + b * sin (2 * angle + q) + d * (u - .5);
      stroke->x[i] = flip_rect_middle (face) + r * cos (angle + tilt);
      stroke->y[i] = flip_rect_centre (face) + r * sin (angle + tilt);
    }
}

static void
bowed_stroke (FlipWriter *hand, const FlipRect *box, gboolean falls, FlipStroke *stroke)
{
  double off_x = box->width * .1, off_y = box->height * .1;
  double x1 = box->x + flip_writer_between (hand, -off_x, off_x);
  double x2 = box->x + box->width + flip_writer_between (hand, -off_x, off_x);
  double y1 = (falls ? box->y : box->y + box->height) + flip_writer_between (hand, -off_y, off_y);
  double y2 = (falls ? box->y + box->height : box->y) + flip_writer_between (hand, -off_y, off_y);
  double bow = flip_writer_between (hand, -.09, .09);

  stroke->n = CROSS_N;
  for (guint i = 0; i < stroke->n; i++)
    {
      double u = i / (stroke->n - 1.0), out = bow * sin (G_PI * u);

      stroke->x[i] = x1 + (x2 - x1) * u - (y2 - y1) * out;
      stroke->y[i] = y1 + (y2 - y1) * u + (x2 - x1) * out;
    }
}

void
flip_marker_cross_strokes (const char *name, const FlipRect *face, FlipStroke strokes[2])
{
  FlipWriter hand = flip_writer (name);
  FlipRect box = flip_rect_around (flip_rect_middle (face), flip_rect_centre (face),
                                   face->width * .8, face->height * .74);

  bowed_stroke (&hand, &box, TRUE, &strokes[0]);
  bowed_stroke (&hand, &box, FALSE, &strokes[1]);
}

/* --- Painting a stroke as one shape, so that it can be a little transparent --- */

static double
half_width (const FlipPen *pen, double u)
{
  double edge = MIN (u, 1 - u) / TAPER;

  return pen->width / 2 * (edge >= 1 ? 1 : THINNEST + (1 - THINNEST) * edge);
}

static void
direction (const FlipStroke *stroke, guint i, guint n, double *dx, double *dy)
{
  guint before = i > 0 ? i - 1 : 0, after = i + 1 < n ? i + 1 : n - 1;
  double length;

  *dx = stroke->x[after] - stroke->x[before];
  *dy = stroke->y[after] - stroke->y[before];
  length = hypot (*dx, *dy);
  if (length > 0)
    {
      *dx /= length;
      *dy /= length;
    }
}

static void
side_point (const FlipStroke *stroke,
            const FlipPen *pen,
            guint i,
            guint n,
            double side,
            double p[2])
{
  double dx, dy, h = half_width (pen, i / (stroke->n - 1.0));

  direction (stroke, i, n, &dx, &dy);
  p[0] = stroke->x[i] - side * dy * h;
  p[1] = stroke->y[i] + side * dx * h;
}

static void
cap (cairo_t *cr, const FlipStroke *stroke, const FlipPen *pen, guint i, guint n, gboolean at_end)
{
  double dx, dy, angle;

  direction (stroke, i, n, &dx, &dy);
  angle = atan2 (dy, dx) + (at_end ? G_PI_2 : -G_PI_2);
  cairo_arc_negative (cr, stroke->x[i], stroke->y[i], half_width (pen, i / (stroke->n - 1.0)),
                      angle, angle - G_PI);
}

static void
paint_stroke (FlipCanvas *canvas, const FlipStroke *stroke, const FlipPen *pen, double progress)
{
  guint n = (guint) ceil (CLAMP (progress, 0, 1) * stroke->n);
  double left[FLIP_STROKE_POINTS][2], right[FLIP_STROKE_POINTS][2];
  cairo_t *cr = canvas->cr;

  g_assert (stroke->n > 1 && n <= FLIP_STROKE_POINTS);

  if (n < 2)
    return;
  for (guint i = 0; i < n; i++)
    {
      side_point (stroke, pen, i, n, 1, left[i]);
      side_point (stroke, pen, n - 1 - i, n, -1, right[i]);
    }
  cairo_new_path (cr);
  cairo_move_to (cr, left[0][0], left[0][1]);
  flip_curve_through (cr, left, n);
  cap (cr, stroke, pen, n - 1, n, TRUE);
  flip_curve_through (cr, right, n);
  cap (cr, stroke, pen, 0, n, FALSE);
  cairo_close_path (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  flip_canvas_fill (canvas, flip_colour_fade (pen->ink, FLIP_INK_OPACITY));
}

void
flip_marker_circle (FlipCanvas *canvas, const char *name, const FlipRect *face, const FlipPen *pen)
{
  FlipStroke stroke;

  g_return_if_fail (name != NULL);
  g_return_if_fail (face != NULL && pen != NULL);

  flip_marker_circle_stroke (name, face, &stroke);
  paint_stroke (canvas, &stroke, pen, pen->progress);
}

void
flip_marker_cross (FlipCanvas *canvas, const char *name, const FlipRect *face, const FlipPen *pen)
{
  FlipStroke strokes[2];

  g_return_if_fail (name != NULL);
  g_return_if_fail (face != NULL && pen != NULL);

  flip_marker_cross_strokes (name, face, strokes);
  paint_stroke (canvas, &strokes[0], pen, pen->progress * 2);
  paint_stroke (canvas, &strokes[1], pen, pen->progress * 2 - 1);
}

/* --- Tracks --- */

void
flip_marker_place (FlipCanvas *canvas,
                   double x,
                   double y,
                   double height,
                   FlipPlaceState state,
                   FlipColour ink)
{
  double tall = state == FLIP_PLACE_FREE ? height * .62 : height;
  double wide = state == FLIP_PLACE_FREE ? 2.4 : 5;
  FlipRect capsule = flip_rect_around (x, y, wide, tall);

  g_return_if_fail (state <= FLIP_PLACE_SPENT);

  flip_canvas_round (canvas, &capsule, wide / 2);
  if (state == FLIP_PLACE_FREE)
    flip_canvas_fill (canvas, flip_palette_free_place (canvas->palette));
  else if (state == FLIP_PLACE_HELD)
    flip_canvas_fill (canvas, flip_colour_fade (ink, FLIP_INK_OPACITY));
  else
    {
      flip_canvas_fill (canvas, flip_palette_spent (canvas->palette, ink));
      cairo_save (canvas->cr);
      cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
      flip_canvas_line (canvas, x - 2.6, y + tall * .48, x + 2.6, y - tall * .48, ink, 1.4);
      cairo_restore (canvas->cr);
    }
}
