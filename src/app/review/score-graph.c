/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/score-graph-private.h"

#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "play/moment/standing.h"

#include <glib/gi18n.h>

#define SIGN_HEIGHT 14

/* The maximum height, and the height from which on there is room for the luck of the flips. */
#define MOST_HEIGHT 260
#define BARS_FROM   136
#define BARS_SHARE  .3
#define BARS_GAP    4
#define MARGIN       12
#define LABEL_PITCH  14
#define SAMPLE_WIDTH 16
#define MOST_RULES   4

struct _FlipScoreGraph
{
  GtkWidget parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */
  FlipScoreHistory *history;
  FlipVerdicts *verdicts; /* for this log, or NULL */

  int room; /* the available height */
};

G_DEFINE_FINAL_TYPE (FlipScoreGraph, flip_score_graph, GTK_TYPE_WIDGET)

/* helpers */

static int
whole_height (FlipScoreGraph *self)
{
  return CLAMP (self->room, FLIP_GRAPH_LEAST, MOST_HEIGHT + (self->verdicts ? SIGN_HEIGHT : 0));
}

static int
bars_height (FlipScoreGraph *self)
{
  int height = whole_height (self);

  return self->verdicts && height >= BARS_FROM ? (int) (height * BARS_SHARE) : 0;
}

/* The height of everything below the lines. */
static int
height_below (FlipScoreGraph *self)
{
  return (self->verdicts ? SIGN_HEIGHT : 0) + (bars_height (self) ? bars_height (self) + BARS_GAP : 0);
}

static FlipRect
area_of (GtkWidget *widget)
{
  return (FlipRect){
    FLIP_GRAPH_START,
    MARGIN,
    MAX (1, gtk_widget_get_width (widget) - FLIP_GRAPH_START - FLIP_GRAPH_END),
    MAX (1, gtk_widget_get_height (widget) - 2 * MARGIN - height_below (FLIP_SCORE_GRAPH (widget))),
  };
}

static FlipGraphDrawing
drawing_of (FlipScoreGraph *self)
{
  FlipRect area = area_of (GTK_WIDGET (self));

  return (FlipGraphDrawing){
    .moment = self->moment,
    .history = self->history,
    .verdicts = self->verdicts,
    .area = area,
    .bars = { area.x, area.y + area.height + SIGN_HEIGHT + BARS_GAP, area.width, bars_height (self) },
    .length = flip_score_history_length (self->history),
  };
}

void
flip_graph_set_dashes (cairo_t *cr, guint seat)
{
  static const double dashes[][4] = {
    { 0 }, { 7, 4 }, { 1.6, 3.4 }, { 9, 3, 2, 3 }, { 14, 4 },
  };
  static const int counts[] = { 0, 2, 2, 4, 2 };
  guint pattern = seat % G_N_ELEMENTS (counts);

  cairo_set_dash (cr, dashes[pattern], counts[pattern], 0);
}

double
flip_graph_x (const FlipGraphDrawing *drawing, guint position)
{
  return drawing->area.x + drawing->area.width * position / MAX (1, drawing->length);
}

double
flip_graph_y (const FlipGraphDrawing *drawing, double points)
{
  double share = (points - drawing->least) / (drawing->most - drawing->least);

  g_assert (drawing->most > drawing->least);

  return drawing->area.y + drawing->area.height * (1 - share);
}

/* The smallest step of 5, 10, 20, 50, 100 … that needs few lines; the range ends on a line. */
static void
choose_scale (FlipGraphDrawing *drawing)
{
  static const int factors[] = { 1, 2, 4, 10, 20, 40, 100 };
  int least, most;
  guint i = 0;

  flip_score_history_range (drawing->history, &drawing->least, &drawing->most);
  if (drawing->verdicts && flip_meaning_of (drawing->moment->game) != FLIP_MEANS_CHANCE)
    {
      flip_verdicts_range (drawing->verdicts, &least, &most);
      drawing->least = MIN (drawing->least, least);
      drawing->most = MAX (drawing->most, most);
    }
  while (i + 1 < G_N_ELEMENTS (factors)
         && drawing->most - drawing->least > 5 * factors[i] * MOST_RULES)
    i++;
  drawing->step = 5 * factors[i];
  drawing->most = MAX (1, (drawing->most + drawing->step - 1) / drawing->step) * drawing->step;
  drawing->least = -((-drawing->least + drawing->step - 1) / drawing->step) * drawing->step;
}

static void
draw_rules (const FlipGraphDrawing *drawing)
{
  FlipCanvas *canvas = drawing->canvas;
  FlipColour second = canvas->palette->second;
  double right = drawing->area.x + drawing->area.width;

  for (int points = drawing->least; points <= drawing->most; points += drawing->step)
    {
      double y = (int) flip_graph_y (drawing, points) + .5;
      g_autofree char *label = flip_points_text (points);

      flip_canvas_line (canvas, drawing->area.x, y, right, y,
                        flip_colour_fade (second, points ? .22 : .6), canvas->palette->line);
      flip_text_draw (canvas, label, FLIP_TYPE_NOTE, second, drawing->area.x - 8, y, FLIP_ALIGN_END, 0);
    }
}

static void
draw_seat (const FlipGraphDrawing *drawing, guint seat)
{
  FlipCanvas *canvas = drawing->canvas;
  const FlipScoreHistory *history = drawing->history;

  g_assert (drawing->length == flip_score_history_length (history));

  cairo_new_path (canvas->cr);
  for (guint i = 0; i < drawing->length; i += history->every)
    cairo_line_to (canvas->cr, flip_graph_x (drawing, i),
                   flip_graph_y (drawing, flip_score_history_points (history, i, seat)));
  cairo_line_to (canvas->cr, flip_graph_x (drawing, drawing->length),
                 flip_graph_y (drawing, flip_score_history_points (history, drawing->length, seat)));
  flip_graph_set_dashes (canvas->cr, seat);
  flip_canvas_stroke (canvas, flip_palette_ink (canvas->palette, seat), FLIP_GRAPH_THICK);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

static void
draw_marker (const FlipGraphDrawing *drawing)
{
  FlipCanvas *canvas = drawing->canvas;
  guint shown = MIN (drawing->moment->position, drawing->length);
  double x = flip_graph_x (drawing, shown);
  double below = drawing->bars.height > 0
                   ? drawing->bars.y + drawing->bars.height - drawing->area.y - drawing->area.height
                   : 8;
  FlipRect band = { x - 7, drawing->area.y - 8, 14, drawing->area.height + 8 + below };

  flip_canvas_round (canvas, &band, 5);
  flip_canvas_fill (canvas, flip_colour_fade (canvas->palette->focus, .18));
  flip_canvas_line (canvas, x, band.y, x, band.y + band.height, canvas->palette->focus, 1);
  for (guint seat = 0; seat < drawing->history->n_seats; seat++)
    {
      int points = flip_score_history_points (drawing->history, shown, seat);

      cairo_new_path (canvas->cr);
      cairo_arc (canvas->cr, x, flip_graph_y (drawing, points), 4, 0, 2 * G_PI);
      flip_canvas_fill_keep (canvas, canvas->palette->board);
      flip_canvas_stroke (canvas, flip_palette_ink (canvas->palette, seat), FLIP_GRAPH_THICK);
    }
}

static void
draw_verdicts (const FlipGraphDrawing *drawing)
{
  if (!drawing->verdicts)
    return;
  flip_graph_draw_expected (drawing);
  flip_graph_draw_bars (drawing);
  flip_graph_draw_mistakes (drawing);
  flip_graph_draw_legend (drawing);
}

static int
compare_heights (gconstpointer one, gconstpointer other, gpointer data)
{
  const double *heights = data;
  double difference = heights[*(const guint *) one] - heights[*(const guint *) other];

  return difference < 0 ? -1 : difference > 0;
}

/* Places the labels at the ends of the lines, but never on top of each other. */
static void
place_labels (const FlipGraphDrawing *drawing, double *heights)
{
  guint n = drawing->history->n_seats, order[FLIP_MAX_SEATS];
  double bottom = drawing->area.y + drawing->area.height + MARGIN / 2.0;

  for (guint i = 0; i < n; i++)
    {
      order[i] = i;
      heights[i] =
        flip_graph_y (drawing, flip_score_history_points (drawing->history, drawing->length, i));
    }
  g_qsort_with_data (order, (int) n, sizeof *order, compare_heights, heights);
  for (guint i = 1; i < n; i++)
    heights[order[i]] = MAX (heights[order[i]], heights[order[i - 1]] + LABEL_PITCH);
  for (guint i = n; i-- > 0;)
    {
      double most = i + 1 < n ? heights[order[i + 1]] - LABEL_PITCH : bottom;

      heights[order[i]] = MIN (heights[order[i]], most);
    }
}

static void
draw_labels (const FlipGraphDrawing *drawing)
{
  FlipCanvas *canvas = drawing->canvas;
  const FlipMoment *moment = drawing->moment;
  double left = drawing->area.x + drawing->area.width + 8, heights[FLIP_MAX_SEATS];

  place_labels (drawing, heights);
  for (guint seat = 0; seat < drawing->history->n_seats; seat++)
    {
      FlipColour ink = flip_palette_ink (canvas->palette, seat);
      int points = flip_score_history_points (drawing->history, drawing->length, seat);
      double room = FLIP_GRAPH_END - SAMPLE_WIDTH - 15;
      g_autofree char *text =
        g_strdup_printf ("%d %s", points, flip_moment_player (moment, (int) seat));
      g_autofree char *cut = flip_text_cut (canvas, text, FLIP_TYPE_NAME, room);

      flip_graph_set_dashes (canvas->cr, seat);
      flip_canvas_line (canvas, left, heights[seat], left + SAMPLE_WIDTH, heights[seat], ink,
                        FLIP_GRAPH_THICK);
      cairo_set_dash (canvas->cr, NULL, 0, 0);
      flip_text_draw (canvas, cut, FLIP_TYPE_NAME, ink, left + SAMPLE_WIDTH + 5, heights[seat],
                      FLIP_ALIGN_START, room);
    }
}

static void
append_points (FlipScoreGraph *self, GString *words, guint position)
{
  g_autoptr (GString) scores = g_string_new (NULL);

  for (guint seat = 0; seat < self->history->n_seats; seat++)
    {
      int points = flip_score_history_points (self->history, position, seat);
      g_autofree char *counted =
        /* Translators: %d: how many */
        g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), points);

      flip_phrase_add_printf (scores, "%s %s", flip_moment_player (self->moment, (int) seat),
                              counted);
    }
  /* Translators: the players and their points: “After move 7: Ann 12 points, Bob 9 points.” */
  flip_phrase_say_printf (words, _ ("After move %u: %s."), position, scores->str);
}

/* The same for screen readers: the points at the moment in view, and at the newest. */
static void
update_words (FlipScoreGraph *self)
{
  guint length = flip_score_history_length (self->history);
  guint shown = MIN (self->moment->position, length);
  g_autoptr (GString) words = g_string_new (NULL);

  append_points (self, words, shown);
  if (shown < length)
    append_points (self, words, length);
  if (self->verdicts)
    flip_graph_tell_verdicts (self->verdicts, self->moment, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words->str, -1);
}

static void
refresh (FlipScoreGraph *self)
{
  g_assert (self->moment && self->history);

  flip_score_history_count (self->history, self->moment);
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
go_to (FlipScoreGraph *self, double x)
{
  FlipRect area = area_of (GTK_WIDGET (self));
  guint length = flip_score_history_length (self->history);
  double share = CLAMP ((x - area.x) / area.width, 0, 1);
  guint position = (guint) (share * length + .5);

  g_assert (self->moment && self->history);

  if (position != self->moment->position)
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.show", "u", position);
}

/* Goes to the moment after a mistake whose sign was clicked. */
static gboolean
go_to_mistake (FlipScoreGraph *self, double x, double y)
{
  FlipGraphDrawing drawing = drawing_of (self);
  guint entry;

  if (!self->verdicts)
    return FALSE;
  entry = flip_graph_mistake_at (&drawing, x, y);
  if (entry >= flip_verdicts_length (self->verdicts))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.show", "u", entry + 1);
  return TRUE;
}

/* callbacks */

static void
judged_cb (FlipVerdicts *verdicts, FlipScoreGraph *self)
{
  g_assert (FLIP_IS_SCORE_GRAPH (self));

  if (self->moment && gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, FlipScoreGraph *self)
{
  g_assert (FLIP_IS_SCORE_GRAPH (self));

  if (self->moment && !go_to_mistake (self, x, y))
    go_to (self, x);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double x, double y, FlipScoreGraph *self)
{
  double start, start_y;

  g_assert (FLIP_IS_SCORE_GRAPH (self));

  if (self->moment && gtk_gesture_drag_get_start_point (gesture, &start, &start_y))
    go_to (self, start + x);
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int high = whole_height (FLIP_SCORE_GRAPH (widget));

  extent->minimum = across ? FLIP_GRAPH_START + FLIP_GRAPH_END + 80 : high;
  extent->natural = across ? 600 : high;
}

static void
flip_score_graph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipScoreGraph *self = FLIP_SCORE_GRAPH (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  FlipGraphDrawing drawing;
  FlipCanvas canvas;
  cairo_t *cr;

  if (!self->moment)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  flip_canvas_init (&canvas, cr, flip_screen_palette ());
  drawing = drawing_of (self);
  drawing.canvas = &canvas;
  choose_scale (&drawing);
  draw_rules (&drawing);
  for (guint seat = 0; seat < self->history->n_seats; seat++)
    draw_seat (&drawing, seat);
  draw_verdicts (&drawing);
  draw_marker (&drawing);
  draw_labels (&drawing);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
}

/* Catches up when it is shown: while it is hidden nothing is computed. */
static void
flip_score_graph_map (GtkWidget *widget)
{
  if (FLIP_SCORE_GRAPH (widget)->moment)
    refresh (FLIP_SCORE_GRAPH (widget));
  GTK_WIDGET_CLASS (flip_score_graph_parent_class)->map (widget);
}

static void
flip_score_graph_dispose (GObject *object)
{
  FlipScoreGraph *self = FLIP_SCORE_GRAPH (object);

  flip_score_graph_set_verdicts (self, NULL);
  g_clear_pointer (&self->moment, flip_moment_unref);
  g_clear_pointer (&self->history, flip_score_history_free);
  G_OBJECT_CLASS (flip_score_graph_parent_class)->dispose (object);
}

static void
flip_score_graph_class_init (FlipScoreGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_score_graph_dispose;
  widget_class->map = flip_score_graph_map;
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->snapshot = flip_score_graph_snapshot;
  gtk_widget_class_set_css_name (widget_class, "scoregraph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_score_graph_init (FlipScoreGraph *self)
{
  FLIP_LISTEN (self, gtk_gesture_drag_new (), self, ("drag-begin", drag_begin_cb),
               ("drag-update", drag_update_cb));
  flip_show_name (self, _ ("Points over time"));
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/* public functions */

void
flip_score_graph_load (FlipScoreGraph *self, FlipMoment *moment, const FlipChange *change)
{
  g_return_if_fail (FLIP_IS_SCORE_GRAPH (self));
  g_return_if_fail (moment && change);

  flip_moment_set (&self->moment, moment);
  if (change->sheet)
    {
      g_clear_pointer (&self->history, flip_score_history_free);
      self->history = flip_score_history_new (moment->n_seats);
    }
  flip_score_history_forget (self->history, change);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);
}

void
flip_score_graph_set_verdicts (FlipScoreGraph *self, FlipVerdicts *verdicts)
{
  g_return_if_fail (FLIP_IS_SCORE_GRAPH (self));

  if (!flip_verdicts_follow (&self->verdicts, verdicts, G_CALLBACK (judged_cb), self))
    return;
  gtk_widget_set_tooltip_text (
    GTK_WIDGET (self),
    verdicts ? _ ("Thick lines are points; thin lines in the upper part are what could be "
                  "expected at the end. A filled triangle is a blunder, a hollow one a slip; "
                  "click it to go there.")
             : NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
flip_score_graph_set_room (FlipScoreGraph *self, int height)
{
  g_return_if_fail (FLIP_IS_SCORE_GRAPH (self));

  if (self->room == height)
    return;
  self->room = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
