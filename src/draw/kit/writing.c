/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/hand.h"
#include "draw/kit/marker.h"
#include "draw/kit/written.h"

/* Written values: figures and the letters of the ranks in single strokes. */

#define MOST_LINES  2
#define MOST_POINTS 14
#define LETTER_GAP  22.0
#define SPACE       46.0

typedef struct
{
  gboolean bends; /* a curve through the points, else straight from one to the next */
  guint n;
  const gint8 *points; /* x, y on a grid of 100 */
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

#define BENT(points)                        \
  {                                         \
    TRUE, G_N_ELEMENTS (points) / 2, points \
  }
#define STRAIGHT(points)                     \
  {                                          \
    FALSE, G_N_ELEMENTS (points) / 2, points \
  }

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
    {
      flip_curve_through (cr, points, line->n);
      return;
    }
  for (guint i = 1; i < line->n; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
}

/* Each letter leans a little, and stands a little higher or lower. */
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
