/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/round-axis.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/text-scale.h"
#include "app/review/score-graph.h"
#include "draw/kit/text.h"
#include "engine/session/notes.h"

#define HEIGHT    18
#define TICK      5
#define NAME_ROOM 10 /* around a name */

#define ALONE      12 /* before and after the axis if there is no graph */
#define SIGN       7.0
#define MOST_NOTED 200

struct _FlipRoundAxis
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipTimeline *timeline; /* or NULL */

  /* owned */
  FlipMoment *moment; /* or NULL */

  int height;
  gboolean alone;
};

G_DEFINE_FINAL_TYPE (FlipRoundAxis, flip_round_axis, FLIP_TYPE_DRAWING)

/* One round: its turns, and its place on the axis. */
typedef struct
{
  guint first, end; /* turns */
  double left, right;
} Round;

/* helpers */

static double
x_of (FlipRoundAxis *self, guint position)
{
  double start = self->alone ? ALONE : FLIP_GRAPH_START, end = self->alone ? ALONE : FLIP_GRAPH_END;
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - start - end;

  return start + MAX (1, width) * position / MAX (1, self->timeline->length);
}

/* The round that begins with a turn; FALSE if there is none. */
static gboolean
next_round (FlipRoundAxis *self, guint from, Round *round)
{
  guint n = flip_timeline_n_turns (self->timeline);
  guint number;

  if (from >= n)
    return FALSE;
  number = flip_timeline_turn (self->timeline, from)->when.round;
  round->first = round->end = from;
  while (round->end < n && flip_timeline_turn (self->timeline, round->end)->when.round == number)
    round->end++;
  round->left = x_of (self, flip_timeline_turn (self->timeline, from)->first);
  round->right = x_of (self, flip_timeline_turn (self->timeline, round->end - 1)->end);
  return TRUE;
}

/* Draws the round's name if there is room, else its number, or nothing if not even that fits. */
static void
draw_name (FlipRoundAxis *self, FlipCanvas *canvas, const Round *round, double *free_from)
{
  const FlipWhen *when = &flip_timeline_turn (self->timeline, round->first)->when;
  guint shown = flip_timeline_turn_at (self->timeline, self->moment->position);
  gboolean current = self->moment->position && shown >= round->first && shown < round->end;
  double scale = flip_text_scale (GTK_WIDGET (self), 100) / 100.0;
  FlipType type = { FLIP_TYPE_NOTE.size * scale, current ? FLIP_HEAVY : FLIP_REGULAR };
  double middle = (round->left + round->right) / 2, room = round->right - round->left;
  g_autofree char *number = g_strdup_printf ("%u", flip_when_number (when));
  const char *text =
    flip_text_width (canvas, when->name, type) + NAME_ROOM <= room ? when->name : number;
  double width = flip_text_width (canvas, text, type);

  if (!*when->name || middle - width / 2 < *free_from)
    return;
  flip_text_draw (canvas, text, type, current ? canvas->palette->text : canvas->palette->second,
                  middle, TICK + (HEIGHT - TICK) * scale / 2, FLIP_ALIGN_MIDDLE, 0);
  *free_from = middle + width / 2 + NAME_ROOM / 2.0;
}

/* Draws a flag for a bookmark and a dot for a note. */
static void
draw_noted (FlipRoundAxis *self, FlipCanvas *canvas)
{
  g_autoptr (GArray) noted = flip_log_noted (self->moment->log, MOST_NOTED);

  for (guint n = 0; n < noted->len; n++)
    {
      guint i = g_array_index (noted, guint, n);
      double x = x_of (self, i + 1);

      if (i >= self->timeline->length)
        break;
      cairo_new_path (canvas->cr);
      if (flip_log_is_bookmarked (self->moment->log, i))
        {
          cairo_move_to (canvas->cr, x, 0);
          cairo_line_to (canvas->cr, x + SIGN, SIGN / 2);
          cairo_line_to (canvas->cr, x, SIGN);
          cairo_close_path (canvas->cr);
          flip_canvas_line (canvas, x, 0, x, SIGN + 3, canvas->palette->focus, 1.4);
          cairo_move_to (canvas->cr, x, 0);
          cairo_line_to (canvas->cr, x + SIGN, SIGN / 2);
          cairo_line_to (canvas->cr, x, SIGN);
        }
      else
        cairo_arc (canvas->cr, x, SIGN / 2, SIGN * .4, 0, 2 * G_PI);
      flip_canvas_fill (canvas, canvas->palette->focus);
    }
}

/* callbacks */

static void
pressed_cb (GtkGestureClick *gesture, int n, double x, double y, FlipRoundAxis *self)
{
  Round round = { 0 };

  g_assert (FLIP_IS_ROUND_AXIS (self));

  while (self->timeline && next_round (self, round.end, &round))
    {
      if (x < round.left || x >= round.right)
        continue;
      gtk_widget_activate_action (GTK_WIDGET (self), "sheet.show", "u",
                                  flip_timeline_turn (self->timeline, round.first)->first);
      return;
    }
}

/* overrides */

static void
flip_round_axis_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipRoundAxis *self = FLIP_ROUND_AXIS (drawing);
  Round round = { 0 };
  double free_from = 0;

  while (self->timeline && next_round (self, round.end, &round))
    {
      if (round.first > 0)
        flip_canvas_line (canvas, (int) round.left + .5, 0, (int) round.left + .5, TICK,
                          flip_colour_fade (canvas->palette->second, .7), 1);
      draw_name (self, canvas, &round, &free_from);
    }
  if (self->timeline)
    draw_noted (self, canvas);
}

static void
flip_round_axis_dispose (GObject *object)
{
  FlipRoundAxis *self = FLIP_ROUND_AXIS (object);

  self->timeline = NULL;
  g_clear_pointer (&self->moment, flip_moment_unref);
  G_OBJECT_CLASS (flip_round_axis_parent_class)->dispose (object);
}

static void
flip_round_axis_class_init (FlipRoundAxisClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_round_axis_dispose;
  FLIP_DRAWING_CLASS (klass)->draw = flip_round_axis_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
flip_round_axis_init (FlipRoundAxis *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_FILL);
  FLIP_LISTEN (self, gtk_gesture_click_new (), self, ("pressed", pressed_cb));
}

/* public functions */

void
flip_round_axis_show (FlipRoundAxis *self, const FlipTimeline *timeline, FlipMoment *moment)
{
  int height = TICK + flip_text_scale (GTK_WIDGET (self), HEIGHT - TICK);

  g_return_if_fail (FLIP_IS_ROUND_AXIS (self));
  g_return_if_fail (timeline && moment);

  self->timeline = timeline;
  flip_moment_set (&self->moment, moment);
  if (height != self->height)
    flip_drawing_set_size (FLIP_DRAWING (self), 0, height);
  self->height = height;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
flip_round_axis_set_alone (FlipRoundAxis *self, gboolean alone)
{
  g_return_if_fail (FLIP_IS_ROUND_AXIS (self));

  self->alone = alone;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
