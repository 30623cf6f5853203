/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/marker.h"

#include "draw/kit/written.h"

#include <math.h>

/* The irregularities of handwriting: random numbers seeded by a name, the same on every machine. */
typedef struct
{
  guint32 state;
} FlipWriter;

/* A marker's ink is a little transparent. */
#define FLIP_INK_OPACITY .94

/* xorshift32 */
static guint32
next (FlipWriter *writer)
{
  writer->state ^= writer->state << 13;
  writer->state ^= writer->state >> 17;
  writer->state ^= writer->state << 5;
  return writer->state;
}

/* FNV-1a of the name. The first four numbers are thrown away, because they depend on few of its
   bits. */
static FlipWriter
flip_writer (const char *name)
{
  FlipWriter writer = { 2166136261u };

  g_assert (name != NULL);

  for (const char *c = name; *c; c++)
    writer.state = (writer.state ^ (guint8) *c) * 16777619u;
  if (writer.state == 0)
    writer.state = 1; /* xorshift would stay at 0 */
  for (guint i = 0; i < 4; i++)
    next (&writer);
  return writer;
}

static double
flip_writer_between (FlipWriter *writer, double least, double most)
{
  g_assert (writer->state != 0);
  g_assert (least <= most);

  return least + (most - least) * (next (writer) / 4294967296.0);
}

static double
flip_writer_either (FlipWriter *writer, double least, double most)
{
  double size = flip_writer_between (writer, least, most);

  return next (writer) & 1 ? size : -size;
}

/* A smooth line (Catmull-Rom) through all points; the current point is the first of them. */
static void
flip_curve_through (cairo_t *cr, double points[][2], guint n)
{
  g_return_if_fail (cr != NULL);

  for (guint i = 1; i < n; i++)
    {
      const double *before = points[i > 1 ? i - 2 : 0], *from = points[i - 1], *to = points[i];
      const double *after = points[i + 1 < n ? i + 1 : i];

      cairo_curve_to (cr, from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6,
                      to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, to[0],
                      to[1]);
    }
}

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

/* The circle continues past its start while its radius changes, so that its ends pass each
   other. */
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

/* Handwritten values: digits and the letters of the ranks, drawn as single lines. */

#define MOST_LINES  2
#define MOST_POINTS 14
#define LETTER_GAP  22.0
#define SPACE       46.0

typedef struct
{
  gboolean bends; /* a curve through the points; otherwise straight lines */
  guint n;
  const gint8 *points; /* x and y on a grid of 100 */
} PenLine;

typedef struct
{
  char letter;
  guint8 width;
  PenLine lines[MOST_LINES];
} Letter;

static const gint8 zero[] = {
  34, 0, 10, 18, 2, 50, 10, 84, 32, 100, 54, 82, 60, 48, 52, 16, 30, 1
};
static const gint8 one[] = { 0, 22, 24, 0, 22, 100 };
static const gint8 two[] = { 3, 24, 12, 6, 32, 0, 50, 10, 52, 32, 38, 56, 2, 99, 30, 97, 58, 99 };
static const gint8 three_first[] = { 4, 12, 26, 0, 48, 10, 50, 30, 36, 44, 18, 46 };
static const gint8 three_second[] = { 18, 46, 44, 52, 55, 72, 44, 94, 22, 100, 0, 88 };
static const gint8 four_first[] = { 38, 0, 0, 66, 62, 64 };
static const gint8 four_second[] = { 46, 34, 42, 100 };
static const gint8 five_first[] = { 12, 2, 54, 0 };
static const gint8 five_second[] = { 12, 2, 7, 44, 30, 36, 54, 48, 56, 76, 34, 99, 2, 90 };
static const gint8 six[] = { 46, 0, 20, 22, 4, 60, 10, 90, 32, 100, 54, 84, 52, 58, 30, 50, 7, 66 };
static const gint8 seven[] = { 0, 2, 58, 0, 22, 100 };
static const gint8 eight[] = { 50, 12, 32,  0, 10, 8, 10, 30, 32, 46, 54, 66, 52,
                               90, 30, 100, 6, 90, 4, 68, 28, 46, 48, 28, 50, 12 };
static const gint8 nine[] = {
  52, 30, 32, 48, 10, 40, 6, 16, 26, 0, 48, 8, 53, 30, 48, 64, 34, 100
};
static const gint8 ace_first[] = { 0, 100, 36, 0, 72, 100 };
static const gint8 ace_second[] = { 14, 66, 58, 64 };
static const gint8 jack[] = { 46, 0, 47, 30, 46, 66, 40, 90, 24, 100, 8, 92, 2, 72 };
static const gint8 queen_first[] = { 38, 0,  12, 16, 2,  48, 10, 82, 34,
                                     98, 60, 82, 68, 48, 58, 14, 36, 1 };
static const gint8 queen_second[] = { 42, 70, 72, 104 };
static const gint8 king_first[] = { 4, 0, 2, 100 };
static const gint8 king_second[] = { 58, 0, 6, 56, 62, 100 };
static const gint8 plus_first[] = { 0, 54, 54, 52 };
static const gint8 plus_second[] = { 28, 26, 26, 80 };

#define BENT(points) { TRUE, G_N_ELEMENTS (points) / 2, points }
#define STRAIGHT(points) { FALSE, G_N_ELEMENTS (points) / 2, points }

static const Letter letters[] = {
  { '0', 62, { BENT (zero) } },
  { '1', 30, { STRAIGHT (one) } },
  { '2', 58, { BENT (two) } },
  { '3', 56, { BENT (three_first), BENT (three_second) } },
  { '4', 62, { STRAIGHT (four_first), STRAIGHT (four_second) } },
  { '5', 58, { STRAIGHT (five_first), BENT (five_second) } },
  { '6', 58, { BENT (six) } },
  { '7', 58, { STRAIGHT (seven) } },
  { '8', 58, { BENT (eight) } },
  { '9', 58, { BENT (nine) } },
  { 'A', 72, { STRAIGHT (ace_first), STRAIGHT (ace_second) } },
  { 'J', 54, { BENT (jack) } },
  { 'Q', 72, { BENT (queen_first), STRAIGHT (queen_second) } },
  { 'K', 62, { STRAIGHT (king_first), STRAIGHT (king_second) } },
  { '+', 54, { STRAIGHT (plus_first), STRAIGHT (plus_second) } },
};

static const Letter *
find_letter (char wanted)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      if (letters[i].letter == wanted)
        return &letters[i];
    }

  return NULL;
}

double
flip_marker_text_width (const char *text, double height)
{
  double width = -LETTER_GAP;

  g_return_val_if_fail (text != NULL, 0);
  g_return_val_if_fail (height > 0, 0);

  for (; *text; text++)
    {
      const Letter *letter = find_letter (*text);

      width += letter ? letter->width + LETTER_GAP : SPACE;
    }

  return MAX (width, 0) * height / 100;
}

static void
trace_line (cairo_t *cr, const PenLine *line)
{
  double points[MOST_POINTS][2];

  g_assert (line->n <= MOST_POINTS);
  for (guint i = 0; i < line->n; i++)
    {
      points[i][0] = line->points[2 * i];
      points[i][1] = line->points[2 * i + 1] - 50;
    }
  cairo_move_to (cr, points[0][0], points[0][1]);
  if (line->bends)
    return flip_curve_through (cr, points, line->n);
  for (guint i = 1; i < line->n; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
}

/* Each letter leans a little, and is slightly above or below the line. */
static double
trace_letter (cairo_t *cr, FlipWriter *hand, const Letter *letter, double x)
{
  double slant = flip_writer_between (hand, -.06, .06);
  cairo_matrix_t lean = { 1, 0, -slant, 1, x, flip_writer_between (hand, -3, 3) };

  cairo_save (cr);
  cairo_transform (cr, &lean);
  for (guint i = 0; i < MOST_LINES && letter->lines[i].n; i++)
    trace_line (cr, &letter->lines[i]);
  cairo_restore (cr);
  return x + letter->width + LETTER_GAP;
}

static void
ink_path (FlipCanvas *canvas, const FlipPen *pen)
{
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  flip_canvas_stroke (canvas, flip_colour_fade (pen->ink, FLIP_INK_OPACITY), pen->width);
}

void
flip_marker_write (FlipCanvas *canvas,
                   const char *name,
                   const char *text,
                   double x,
                   double y,
                   double height,
                   const FlipPen *pen)
{
  FlipWriter hand = flip_writer (name);
  double at = 0;

  g_return_if_fail (canvas != NULL && text != NULL && pen != NULL);

  if (flip_written_note (canvas->cr, x, flip_marker_text_width (text, height), y + height / 2,
                         text))
    return;
  cairo_save (canvas->cr);
  cairo_new_path (canvas->cr);
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_scale (canvas->cr, height / 100, height / 100);
  for (; *text; text++)
    {
      const Letter *letter = find_letter (*text);

      at = letter ? trace_letter (canvas->cr, &hand, letter, at) : at + SPACE;
    }
  cairo_restore (canvas->cr);
  ink_path (canvas, pen);
  cairo_restore (canvas->cr);
}

void
flip_marker_tick (FlipCanvas *canvas, const char *name, const FlipRect *face, const FlipPen *pen)
{
  FlipWriter hand = flip_writer (name);
  double off = face->width * .06;
  double x = face->x + flip_writer_between (&hand, -off, off),
         y = face->y + flip_writer_between (&hand, -off, off);

  cairo_save (canvas->cr);
  cairo_move_to (canvas->cr, x + face->width * .08, y + face->height * .55);
  cairo_line_to (canvas->cr, x + face->width * .36, y + face->height * .9);
  cairo_curve_to (canvas->cr, x + face->width * .5, y + face->height * .55, x + face->width * .7,
                  y + face->height * .25, x + face->width * .98, y + face->height * .05);
  ink_path (canvas, pen);
  cairo_restore (canvas->cr);
}

void
flip_marker_fill (FlipCanvas *canvas, const FlipRect *face, FlipColour ink, double progress)
{
  FlipRect box = flip_rect_grow (*face, -4);
  FlipColour pale = flip_colour_fade (canvas->palette->face, .28);

  box.width *= progress;
  cairo_save (canvas->cr);
  flip_canvas_round (canvas, &box, 3);
  flip_canvas_fill_keep (canvas, ink);
  cairo_clip (canvas->cr);
  for (guint i = 0; i < MAX (3, face->width / 10 - 1); i++)
    {
      double x = box.x + 5 + i * 10;

      flip_canvas_line (canvas, x - 7, box.y + box.height + 2, x + 9, box.y - 2, pale, 1.6);
    }
  cairo_restore (canvas->cr);
}
