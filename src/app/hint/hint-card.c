/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/hint/hint-card.h"

#include "app/common/ask/play-button.h"
#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "draw/kit/text.h"
#include "engine/base/phrase.h"
#include "play/review/hint.h"

#include <glib/gi18n.h>

#define HEIGHT 34
#define WIDTH  160
#define MARGIN 10.0
#define LINE_Y 10.0
#define BAR    7.0
#define DOT    5.0
#define TICK   4.0

/* A choice compared with the others: a dot for its expected value, and a bar for its uncertainty.
   The ends of the axis are whole points, or whole percentages. */
typedef struct
{
  FlipMeaning meaning;
  int least, most, expected, error;
} Axis;

static double
place_of (const Axis *axis, double width, int hundredths)
{
  double share = (double) (hundredths - axis->least * FLIP_POINT)
                 / (double) ((axis->most - axis->least) * FLIP_POINT);

  return MARGIN + CLAMP (share, 0, 1) * (width - 2 * MARGIN);
}

static void
draw_scale (const Axis *axis, FlipCanvas *canvas, double width)
{
  FlipColour line = flip_colour_fade (canvas->palette->text, .3);
  int step = MAX (1, (axis->most - axis->least) / 5);
  g_autofree char *first = flip_meaning_print_whole (axis->meaning, axis->least);
  g_autofree char *last = flip_meaning_print_whole (axis->meaning, axis->most);

  flip_canvas_line (canvas, MARGIN, LINE_Y, width - MARGIN, LINE_Y, line, 1);
  for (int point = axis->least; point <= axis->most; point += step)
    {
      double x = place_of (axis, width, point * FLIP_POINT);

      flip_canvas_line (canvas, x, LINE_Y - TICK, x, LINE_Y + TICK, line, 1);
    }
  flip_text_draw (canvas, first, FLIP_TYPE_NOTE, canvas->palette->second, 0, LINE_Y + 15,
                  FLIP_ALIGN_START, 0);
  flip_text_draw (canvas, last, FLIP_TYPE_NOTE, canvas->palette->second, width, LINE_Y + 15,
                  FLIP_ALIGN_END, 0);
}

static void
draw_bar (const Axis *axis, FlipCanvas *canvas, double width, double x)
{
  double from = place_of (axis, width, axis->expected - axis->error);
  double to = place_of (axis, width, axis->expected + axis->error);
  FlipRect bar = { from, LINE_Y - BAR / 2, MAX (to - from, BAR), BAR };
  g_autofree char *error = flip_meaning_print_error (axis->meaning, axis->error);

  if (!*error)
    return;
  flip_canvas_round (canvas, &bar, BAR / 2);
  flip_canvas_fill (canvas, flip_colour_fade (canvas->palette->focus, .35));
  flip_text_draw (canvas, g_strchug (error), FLIP_TYPE_NOTE, canvas->palette->text,
                  CLAMP (x, 4 * MARGIN, width - 4 * MARGIN), LINE_Y + 15, FLIP_ALIGN_MIDDLE, 0);
}

static void
draw_axis (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  const Axis *axis = value;
  double x;

  if (axis->most <= axis->least)
    return;
  x = place_of (axis, width, axis->expected);
  draw_scale (axis, canvas, width);
  draw_bar (axis, canvas, width, x);
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x, LINE_Y, DOT + 1.5, 0, 2 * G_PI);
  flip_canvas_fill (canvas, canvas->palette->face);
  cairo_arc (canvas->cr, x, LINE_Y, DOT, 0, 2 * G_PI);
  flip_canvas_fill (canvas, canvas->palette->focus);
}

static void
show_axis (FlipDrawing *drawing, const Axis *axis)
{
  static const FlipDrawn drawn = {
    .draw = draw_axis,
    .size = sizeof *axis,
    .width = WIDTH,
    .height = HEIGHT,
  };

  flip_drawing_show (drawing, &drawn, axis);
}

struct _FlipHintCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *number, *title, *expected, *how, *reason;
  FlipDrawing *axis;
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
  words = choice->aims ? g_strchomp (g_strdup_printf (_ ("Aim: %s. %s"), choice->title, choice->reason))
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
  show_axis (self->axis, &(Axis){ hint->meaning, least, most, choice->expected, choice->error });
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
  show_axis (self->axis, &(Axis){ .meaning = FLIP_MEANS_POINTS });
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
