/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/hint/hint-card.h"

#include "app/common/ask/play-button.h"
#include "app/common/layout/line-layout.h"
#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "draw/kit/text.h"
#include "engine/base/phrase.h"
#include "play/review/hint.h"

#include <glib/gi18n.h>

/* A choice compared with the others: a dot for its expected value, and a bar for its
   uncertainty. */
#define FLIP_TYPE_HINT_AXIS (flip_hint_axis_get_type ())
G_DECLARE_FINAL_TYPE (FlipHintAxis, flip_hint_axis, FLIP, HINT_AXIS, FlipDrawing)

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

FLIP_DEFINE_PLAIN (FlipHintAxis, flip_hint_axis, FLIP_TYPE_DRAWING)

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

static void
draw_bar (FlipHintAxis *self, FlipCanvas *canvas, double width, double x)
{
  double from = place_of (self, width, self->expected - self->error);
  double to = place_of (self, width, self->expected + self->error);
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

/* The ends of the axis are whole points, or whole percentages. */
static void
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

struct _FlipHintCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *number, *title, *expected, *how, *reason;
  FlipHintAxis *axis;
  GtkWidget *apply;

  guint site;
};

G_DEFINE_FINAL_TYPE (FlipHintCard, flip_hint_card, GTK_TYPE_BOX)

/* helpers */

/* A flick is only aimed, and left to the player's hand; any other choice is played. */
static void
set_choice (FlipHintCard *self, const FlipMoment *moment, const FlipHintChoice *choice)
{
  const FlipWay *way = choice->aims ? NULL : flip_moment_find_way (moment, &choice->move);
  GtkActionable *apply = GTK_ACTIONABLE (self->apply);
  GVariant *target = gtk_actionable_get_action_target_value (apply);

  /* Translators: on a button: aims as the hint advises */
  gtk_button_set_label (GTK_BUTTON (self->apply), choice->aims ? _ ("Aim") : _ ("Apply"));
  gtk_widget_set_sensitive (self->apply, way || choice->aims);
  if (target && g_strcmp0 (g_variant_get_string (target, NULL), choice->notation) == 0)
    return;
  if (way)
    flip_play_button_set_way (self->apply, way);
  else if (choice->aims)
    {
      gtk_actionable_set_action_target (apply, "s", choice->notation);
      gtk_actionable_set_action_name (apply, "sheet.aim");
    }
}

/* overrides */

static void
flip_hint_card_class_init (FlipHintCardClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (klass, "hint/hint-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipHintCard, number, title, expected, how, reason, axis, apply);
}

static void
flip_hint_card_init (FlipHintCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->site = FLIP_NO_SITE;
}

/* public functions */

void
flip_hint_card_show (FlipHintCard *self,
                     const FlipMoment *moment,
                     const FlipHint *hint,
                     guint index,
                     int least,
                     int most)
{
  const FlipHintChoice *choice;
  g_autofree char *points = NULL, *number = NULL, *words = NULL, *name = NULL;

  g_return_if_fail (FLIP_IS_HINT_CARD (self));
  g_return_if_fail (index < hint->choices->len);

  choice = flip_hint_choice (hint, index);
  points = flip_meaning_tell (hint->meaning, choice->expected);
  number = g_strdup_printf ("%u", index + 1);
  name = flip_phrase_list (choice->title, points, NULL);
  /* Translators: what a button does, for screen readers: a choice and what it is good for */
  words = choice->aims ? g_strdup_printf (_ ("Aim: %s. %s"), choice->title, choice->reason)
                       /* Translators: %s: the choice that the hint is about */
                       : g_strdup_printf (_ ("Apply: %s"), choice->title);
  self->site = choice->site;
  flip_show_text (self->number, number);
  flip_show_text (self->title, choice->place);
  flip_show_text (self->how, choice->how);
  flip_show_text (self->expected, points);
  flip_show_text (self->reason, choice->reason);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), TRUE);
  flip_show_tooltip (GTK_WIDGET (self->reason), *choice->reason ? choice->reason : NULL);
  flip_hint_axis_show (self->axis, least, most, hint->meaning, choice);
  set_choice (self, moment, choice);
  flip_show_class (self->apply, "suggested-action", index == 0);
  flip_show_name (self->apply, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, choice->reason, -1);
}

void
flip_hint_card_clear (FlipHintCard *self)
{
  g_return_if_fail (FLIP_IS_HINT_CARD (self));

  self->site = FLIP_NO_SITE;
  flip_show_text (self->title, "…");
  flip_show_text (self->how, NULL);
  flip_show_text (self->expected, "");
  flip_show_text (self->reason, "");
  flip_hint_axis_show (self->axis, 0, 0, FLIP_MEANS_POINTS, NULL);
  gtk_widget_set_sensitive (self->apply, FALSE);
}

guint
flip_hint_card_site (FlipHintCard *self)
{
  g_return_val_if_fail (FLIP_IS_HINT_CARD (self), FLIP_NO_SITE);

  return self->site;
}

gboolean
flip_hint_card_focus (FlipHintCard *self)
{
  g_return_val_if_fail (FLIP_IS_HINT_CARD (self), FALSE);

  return gtk_widget_is_sensitive (self->apply) && gtk_widget_grab_focus (self->apply);
}
