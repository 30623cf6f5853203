/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/trail-art.h"

#include "draw/kit/text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define RING     8.0
#define GAP      16.0 /* px that the dots keep from the figure */
#define DOT      2.0
#define PITCH    6.0
#define WORDS_BY 7.0

/* Nothing is drawn for less than this: the ring would lie under the figure. */
#define LEAST_WAY 30.0

typedef struct
{
  double x, y;
} Point;

static Point
point_of (const FlickemupView *view, const FlickemupPose *pose)
{
  Point point;

  flickemup_view_point (view, pose->x, pose->y, &point.x, &point.y);
  return point;
}

/* The first action was a move, and the second is still to come. */
static gboolean
has_trail (const FlickemupState *state)
{
  return state->stage == FLICKEMUP_STAGE_TURN && state->turn.cowboy < FLICKEMUP_COWBOYS
         && state->turn.actions == FLICKEMUP_ACTIONS - 1
         && state->turn.start.posture != FLICKEMUP_ABSENT
         && flickemup_lives (state, state->turn.cowboy)
         && !flickemup_is_inside (state, state->turn.cowboy);
}

static void
draw_dots (FlipCanvas *canvas, Point from, Point to, double length, FlipColour colour)
{
  static const double dots[] = { 0, PITCH };
  double dx = (to.x - from.x) / length, dy = (to.y - from.y) / length;

  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (canvas->cr, dots, 2, 0);
  flip_canvas_line (canvas, from.x + (RING + 3) * dx, from.y + (RING + 3) * dy, to.x - GAP * dx,
                    to.y - GAP * dy, colour, DOT);
  cairo_restore (canvas->cr);
}

static void
draw_ring (FlipCanvas *canvas, Point at, FlipColour colour)
{
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, at.x, at.y, RING, 0, 2 * G_PI);
  flip_canvas_fill_keep (canvas, (FlipColour){ 1, 1, 1, .5 });
  flip_canvas_stroke (canvas, colour, 1.6);
}

/* On the side away from the trail, and inside the table. */
static void
draw_words (const FlickemupView *view, const FlickemupState *state, Point at, gboolean left)
{
  FlipColour colour = flickemup_colours (view->canvas->palette).wood_line;
  const char *words = _ ("action 1: moved");
  double width = flip_text_width (view->canvas, words, FLIP_TYPE_NOTE) + RING + WORDS_BY;
  double right_edge = view->x + state->scenario.width / 10.0 * view->scale;

  if (left && at.x - width < view->x)
    left = FALSE;
  else if (!left && at.x + width > right_edge)
    left = TRUE;
  flip_text_draw (view->canvas, words, FLIP_TYPE_NOTE, colour,
                  at.x + (left ? -RING - WORDS_BY : RING + WORDS_BY), at.y,
                  left ? FLIP_ALIGN_END : FLIP_ALIGN_START, 0);
}

void
flickemup_trail_draw (const FlickemupView *view, const FlickemupState *state)
{
  FlipColour colour = flickemup_colours (view->canvas->palette).wood_line;
  Point from, to;
  double length;

  if (!has_trail (state))
    return;
  from = point_of (view, &state->turn.start);
  to = point_of (view, &state->poses[state->turn.cowboy]);
  length = hypot (to.x - from.x, to.y - from.y);
  if (length < LEAST_WAY)
    return;
  draw_dots (view->canvas, from, to, length, colour);
  draw_ring (view->canvas, from, colour);
  draw_words (view, state, from, to.x > from.x);
}
