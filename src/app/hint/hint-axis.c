/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/hint/hint-axis.h"

#include "draw/kit/text.h"

#define HEIGHT 34
#define WIDTH  160
#define MARGIN 10.0
#define LINE_Y 10.0
#define BAR    7.0
#define DOT    5.0
#define TICK   4.0

struct _FlipHintAxis
{
  FlipDrawing parent_instance;

  FlipMeaning meaning;
  int least, most, expected, error;
};

G_DEFINE_FINAL_TYPE (FlipHintAxis, flip_hint_axis, FLIP_TYPE_DRAWING)

/* helpers */

static double
place_of (FlipHintAxis *self, double width, int hundredths)
{
  double share = (double) (hundredths - self->least * FLIP_POINT)
                 / (double) ((self->most - self->least) * FLIP_POINT);

  return MARGIN + CLAMP (share, 0, 1) * (width - 2 * MARGIN);
}

static void
draw_scale (FlipHintAxis *self, FlipCanvas *canvas, double width)
{
  FlipColour line = flip_colour_fade (canvas->palette->text, .3);
  int step = MAX (1, (self->most - self->least) / 5);
  g_autofree char *first = flip_meaning_print_whole (self->meaning, self->least);
  g_autofree char *last = flip_meaning_print_whole (self->meaning, self->most);

  flip_canvas_line (canvas, MARGIN, LINE_Y, width - MARGIN, LINE_Y, line, 1);
  for (int point = self->least; point <= self->most; point += step)
    {
      double x = place_of (self, width, point * FLIP_POINT);

      flip_canvas_line (canvas, x, LINE_Y - TICK, x, LINE_Y + TICK, line, 1);
    }
  flip_text_draw (canvas, first, FLIP_TYPE_NOTE, canvas->palette->second, 0, LINE_Y + 15,
                  FLIP_ALIGN_START, 0);
  flip_text_draw (canvas, last, FLIP_TYPE_NOTE, canvas->palette->second, width, LINE_Y + 15,
                  FLIP_ALIGN_END, 0);
}

/* Two standard errors to each side. */
static void
draw_bar (FlipHintAxis *self, FlipCanvas *canvas, double width, double x)
{
  double from = place_of (self, width, self->expected - 2 * self->error);
  double to = place_of (self, width, self->expected + 2 * self->error);
  FlipRect bar = { from, LINE_Y - BAR / 2, MAX (to - from, BAR), BAR };
  g_autofree char *points = flip_meaning_print (self->meaning, self->error);
  g_autofree char *words = g_strconcat ("±", points, NULL);

  if (self->error == 0)
    return;
  flip_canvas_round (canvas, &bar, BAR / 2);
  flip_canvas_fill (canvas, flip_colour_fade (canvas->palette->focus, .35));
  flip_text_draw (canvas, words, FLIP_TYPE_NOTE, canvas->palette->text,
                  CLAMP (x, 4 * MARGIN, width - 4 * MARGIN), LINE_Y + 15, FLIP_ALIGN_MIDDLE, 0);
}

/* overrides */

static void
flip_hint_axis_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipHintAxis *self = FLIP_HINT_AXIS (drawing);
  double x;

  if (self->most <= self->least)
    return;
  x = place_of (self, width, self->expected);
  draw_scale (self, canvas, width);
  draw_bar (self, canvas, width, x);
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x, LINE_Y, DOT + 1.5, 0, 2 * G_PI);
  flip_canvas_fill (canvas, canvas->palette->face);
  cairo_arc (canvas->cr, x, LINE_Y, DOT, 0, 2 * G_PI);
  flip_canvas_fill (canvas, canvas->palette->focus);
}

static void
flip_hint_axis_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
flip_hint_axis_class_init (FlipHintAxisClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = flip_hint_axis_measure;
  FLIP_DRAWING_CLASS (klass)->draw = flip_hint_axis_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
flip_hint_axis_init (FlipHintAxis *self)
{
}

/* public functions */

void
flip_hint_axis_show (FlipHintAxis *self,
                     int least,
                     int most,
                     FlipMeaning meaning,
                     const FlipHintChoice *choice)
{
  int expected = choice ? choice->expected : 0, error = choice ? choice->error : 0;

  g_return_if_fail (FLIP_IS_HINT_AXIS (self));

  if (self->least == least && self->most == most && self->meaning == meaning
      && self->expected == expected && self->error == error)
    return;
  self->meaning = meaning;
  self->least = least;
  self->most = most;
  self->expected = expected;
  self->error = error;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
