/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/score-graph-private.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>
#include <math.h>

#define SIGN_SIZE   5.5
#define SIGN_REACH  9
#define MOST_TOLD   12
#define SAMPLE      14
#define LEGEND_GAP  14
#define LEGEND_TOP  7
#define LEGEND_FROM 460
#define BAR_MOST    6
#define BAR         5 /* as thick as a line of the legend */
#define SEAT_APART  3

/* helpers */

/* Whether the expected value is a probability, which has a scale of its own: the whole height. */
static gboolean
is_chance (FlipVerdicts *verdicts, const FlipMoment *moment)
{
  return flip_meaning_of (moment->game) == FLIP_MEANS_CHANCE;
}

static double
expected_y (const FlipGraphDrawing *drawing, int expected)
{
  double share = expected / (100.0 * FLIP_POINT);

  if (!is_chance (drawing->verdicts, drawing->moment))
    return flip_graph_y (drawing, expected / (double) FLIP_POINT);
  return drawing->area.y + drawing->area.height * (1 - CLAMP (share, 0, 1));
}

static FlipColour
grade_colour (const FlipPalette *palette, FlipGrade grade)
{
  return grade == FLIP_GRADE_BLUNDER ? palette->refused : palette->wanted;
}

static double
sign_y (const FlipGraphDrawing *drawing)
{
  return drawing->area.y + drawing->area.height + SIGN_SIZE;
}

/* Draws the sign of a mistake: filled for a blunder, hollow for a slip. */
static void
draw_sign (const FlipGraphDrawing *drawing, double x, double y, FlipGrade grade)
{
  FlipCanvas *canvas = drawing->canvas;
  FlipColour colour = grade_colour (canvas->palette, grade);

  cairo_new_path (canvas->cr);
  cairo_move_to (canvas->cr, x - SIGN_SIZE, y - SIGN_SIZE * .8);
  cairo_line_to (canvas->cr, x + SIGN_SIZE, y - SIGN_SIZE * .8);
  cairo_line_to (canvas->cr, x, y + SIGN_SIZE * .9);
  cairo_close_path (canvas->cr);
  flip_canvas_fill_keep (canvas, grade == FLIP_GRADE_BLUNDER ? colour : canvas->palette->board);
  flip_canvas_stroke (canvas, colour, 1.6);
}

static void
draw_seat (const FlipGraphDrawing *drawing, guint seat)
{
  FlipCanvas *canvas = drawing->canvas;
  gboolean begun = FALSE;
  double last = -1;

  cairo_new_path (canvas->cr);
  for (guint i = 0; i < flip_verdicts_n_done (drawing->verdicts); i++)
    {
      double x = flip_graph_x (drawing, i + 1);
      int expected;

      if (!flip_verdicts_expected (drawing->verdicts, i, seat, &expected) || (begun && x - last < 1))
        continue;
      (begun ? cairo_line_to : cairo_move_to) (canvas->cr, x, expected_y (drawing, expected));
      begun = TRUE;
      last = x;
    }
  flip_graph_set_dashes (canvas->cr, seat);
  flip_canvas_stroke (
    canvas, drawing->history->n_seats == 1 ? canvas->palette->cash : flip_palette_ink (canvas->palette, seat),
    FLIP_GRAPH_THIN);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

/* The value of the longest bar. */
static int
most_bar (const FlipGraphDrawing *drawing)
{
  int most = FLIP_POINT;

  for (guint i = 0; i < flip_verdicts_n_done (drawing->verdicts); i++)
    {
      most = MAX (most, flip_verdicts_get (drawing->verdicts, i)->cost);
      for (guint seat = 0; seat < drawing->history->n_seats; seat++)
        {
          const FlipLuck *luck = flip_verdicts_luck (drawing->verdicts, i, seat);

          most = MAX (most, luck ? abs (luck->luck) : 0);
        }
    }

  return most;
}

static void
draw_bar (const FlipGraphDrawing *drawing, double x, int value, int most, FlipColour colour)
{
  FlipCanvas *canvas = drawing->canvas;
  double step = drawing->bars.width / MAX (1, drawing->length);
  double half = drawing->bars.height / 2, height = half * MIN (1, abs (value) / (double) most);
  double width = CLAMP (step * .7, 1.5, BAR_MOST);
  FlipRect bar = { x - width / 2,
                   drawing->bars.y + half - (value > 0 ? height : 0), width, height };

  if (height < .5)
    return;
  flip_canvas_round (canvas, &bar, MIN (1.5, height / 2));
  flip_canvas_fill (canvas, colour);
}

/* A flip that is shared has a bar for each seat, in its ink. */
static void
draw_lucks (const FlipGraphDrawing *drawing, guint entry, int most)
{
  const FlipPalette *palette = drawing->canvas->palette;
  guint n_seats = drawing->history->n_seats;
  double middle = flip_graph_x (drawing, entry + 1);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      const FlipLuck *luck = flip_verdicts_luck (drawing->verdicts, entry, seat);

      if (luck)
        draw_bar (drawing, middle + (seat - (n_seats - 1) / 2.0) * SEAT_APART, luck->luck, most,
                  n_seats == 1 ? palette->focus : flip_palette_ink (palette, seat));
    }
}

static double
add_to_legend (
  const FlipGraphDrawing *drawing, double right, const char *word, FlipColour colour, double thick)
{
  FlipColour text = drawing->canvas->palette->second;
  double width = flip_text_width (drawing->canvas, word, FLIP_TYPE_NOTE);

  flip_text_draw (drawing->canvas, word, FLIP_TYPE_NOTE, text, right, LEGEND_TOP, FLIP_ALIGN_END, width + 2);
  right -= width + 4;
  flip_canvas_line (drawing->canvas, right - SAMPLE, LEGEND_TOP, right, LEGEND_TOP, colour, thick);
  return right - SAMPLE - LEGEND_GAP;
}

/* public functions */

void
flip_graph_draw_expected (const FlipGraphDrawing *drawing)
{
  for (guint seat = 0; seat < drawing->history->n_seats; seat++)
    draw_seat (drawing, seat);
}

void
flip_graph_draw_mistakes (const FlipGraphDrawing *drawing)
{
  FlipVerdicts *verdicts = drawing->verdicts;
  guint length = flip_verdicts_length (verdicts);

  for (guint i = flip_verdicts_next_mistake (verdicts, 0); i < length;
       i = flip_verdicts_next_mistake (verdicts, i + 1))
    draw_sign (drawing, flip_graph_x (drawing, i + 1), sign_y (drawing),
               flip_verdicts_get (verdicts, i)->grade);
}

/* Good luck is above the line; the cost of a choice is always below it. */
void
flip_graph_draw_bars (const FlipGraphDrawing *drawing)
{
  const FlipPalette *palette = drawing->canvas->palette;
  int most = most_bar (drawing);
  double middle = drawing->bars.y + drawing->bars.height / 2;
  g_autofree char *label = flip_meaning_print (flip_meaning_of (drawing->moment->game), most);

  if (drawing->bars.height <= 0)
    return;
  flip_canvas_line (drawing->canvas, drawing->bars.x, middle, drawing->bars.x + drawing->bars.width,
                    middle, flip_colour_fade (palette->second, .5), palette->line);
  flip_text_draw (drawing->canvas, label, FLIP_TYPE_NOTE, palette->second, drawing->bars.x - 8,
                  drawing->bars.y + 5, FLIP_ALIGN_END, FLIP_GRAPH_START - 8);
  for (guint i = 0; i < flip_verdicts_n_done (drawing->verdicts); i++)
    {
      const FlipVerdict *verdict = flip_verdicts_get (drawing->verdicts, i);

      draw_lucks (drawing, i, most);
      if (verdict->cost)
        draw_bar (drawing, flip_graph_x (drawing, i + 1), -verdict->cost, most, grade_colour (palette, verdict->grade));
    }
}

/* Draws the legend if there is room; a tooltip says the same. */
void
flip_graph_draw_legend (const FlipGraphDrawing *drawing)
{
  const FlipPalette *palette = drawing->canvas->palette;
  double right = drawing->area.x + drawing->area.width;
  gboolean solo = drawing->history->n_seats == 1;

  if (drawing->area.width < LEGEND_FROM)
    return;
  if (drawing->bars.height > 0)
    {
      right = add_to_legend (drawing, right, _ ("lost by a choice"), palette->refused, BAR);
      right = add_to_legend (drawing, right, _ ("luck of a flip"), palette->focus, BAR);
    }
  right = add_to_legend (drawing, right,
                         is_chance (drawing->verdicts, drawing->moment) ? _ ("chance of winning")
                         : flip_moment_result (drawing->moment)->has_opponent
                           ? _ ("lead expected at the end")
                           : _ ("expected at the end"),
                         solo ? palette->cash : palette->second, FLIP_GRAPH_THIN);
  /* Translators: unit */
  add_to_legend (drawing, right, _ ("points"),
                 solo ? flip_palette_ink (palette, 0) : palette->second, FLIP_GRAPH_THICK);
}

guint
flip_graph_mistake_at (const FlipGraphDrawing *drawing, double x, double y)
{
  guint length = flip_verdicts_length (drawing->verdicts), nearest = length;
  double least = SIGN_REACH;

  if (fabs (y - sign_y (drawing)) > SIGN_REACH)
    return length;
  for (guint i = flip_verdicts_next_mistake (drawing->verdicts, 0); i < length;
       i = flip_verdicts_next_mistake (drawing->verdicts, i + 1))
    {
      double distance = fabs (flip_graph_x (drawing, i + 1) - x);

      if (distance > least)
        continue;
      least = distance;
      nearest = i;
    }

  return nearest;
}

static void
tell_expected (FlipVerdicts *verdicts, const FlipMoment *moment, guint seat, GString *words)
{
  for (guint i = MIN (moment->position, flip_verdicts_n_done (verdicts)); i-- > 0;)
    {
      g_autofree char *amount = NULL;
      int expected;

      if (!flip_verdicts_expected (verdicts, i, seat, &expected))
        continue;
      amount = flip_verdict_amount (moment->game, expected);
      /* Translators: a player, and “62.1 points” or the like */
      flip_phrase_say_printf (words, _ ("%s could have expected to finish with %s."),
                              flip_moment_player (moment, (int) seat), amount);
      return;
    }
}

void
flip_graph_tell_verdicts (FlipVerdicts *verdicts, const FlipMoment *moment, GString *words)
{
  guint length = flip_verdicts_length (verdicts), told = 0;

  for (guint seat = 0; seat < moment->n_seats; seat++)
    tell_expected (verdicts, moment, seat, words);
  for (guint i = flip_verdicts_next_mistake (verdicts, 0); i < length && told < MOST_TOLD;
       i = flip_verdicts_next_mistake (verdicts, i + 1), told++)
    {
      const FlipVerdict *verdict = flip_verdicts_get (verdicts, i);
      g_autofree char *cost = flip_verdict_amount (moment->game, verdict->cost);

      flip_phrase_say_printf (words,
                              /* Translators: %u: the number of the move; %s: points, or a chance */
                              verdict->grade == FLIP_GRADE_BLUNDER ? _ ("Move %u was a blunder that cost %s.")
                                                                   /* Translators: %u: the number of the move; %s: points, or a
                                                                      chance */
                                                                   : _ ("Move %u was a slip that cost %s."),
                              i + 1, cost);
    }
}
