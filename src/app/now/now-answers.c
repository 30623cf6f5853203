/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-answers.h"

#include "app/now/answer-button.h"
#include "app/now/now-aside.h"
#include "app/now/now-outlook.h"
#include "play/answers.h"

#include <glib/gi18n.h>

#define MOST_HEIGHT  460
#define CARD_COLUMNS 3

struct _FlipNowAnswers
{
  GtkBox parent_instance;

  /* owned */
  FlipMoment *moment;

  /* owned by the box */
  GtkWidget *outlook, *pills, *cards, *amount_row, *amount, *amount_button, *scrolled, *list;
  GtkWidget *note, *aside, *declining;
};

G_DEFINE_FINAL_TYPE (FlipNowAnswers, flip_now_answers, GTK_TYPE_BOX)

/* helpers */

static void
clear_box (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)))
    gtk_widget_unparent (child);
}

/* callbacks */

/* The button says what the amount that is set would do. */
static void
amount_changed_cb (GtkSpinButton *amount, FlipNowAnswers *self)
{
  int value = gtk_spin_button_get_value_as_int (amount);
  const FlipWay *way = NULL;

  g_assert (FLIP_IS_NOW_ANSWERS (self));

  if (self->moment && flip_moment_kind (self->moment) == FLIP_ASK_AMOUNT)
    way = flip_answers_amount (self->moment, value);
  gtk_widget_set_sensitive (self->amount_button, way != NULL);
  if (!way)
    return;
  gtk_button_set_label (GTK_BUTTON (self->amount_button), way->label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->amount_button), "s", way->notation);
}

/* overrides */

static void
flip_now_answers_dispose (GObject *object)
{
  g_clear_pointer (&FLIP_NOW_ANSWERS (object)->moment, flip_moment_unref);
  G_OBJECT_CLASS (flip_now_answers_parent_class)->dispose (object);
}

static void
flip_now_answers_class_init (FlipNowAnswersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_now_answers_dispose;
}

static void
add_amount (FlipNowAnswers *self)
{
  self->amount_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->amount = gtk_spin_button_new_with_range (1, 8, 1);
  self->amount_button = gtk_button_new_with_label ("");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->amount), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Amount"), -1);
  gtk_widget_add_css_class (self->amount_button, "suggested-action");
  gtk_widget_set_hexpand (self->amount_button, TRUE);
  g_signal_connect (self->amount, "value-changed", G_CALLBACK (amount_changed_cb), self);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->amount_button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->amount_button), "sheet.play");
  gtk_box_append (GTK_BOX (self->amount_row), self->amount);
  gtk_box_append (GTK_BOX (self->amount_row), self->amount_button);
  gtk_box_append (GTK_BOX (self), self->amount_row);
}

static GtkWidget *
add_part (FlipNowAnswers *self, GtkWidget *part)
{
  gtk_box_append (GTK_BOX (self), part);
  return part;
}

static GtkWidget *
list_new (FlipNowAnswers *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);
  return scrolled;
}

static GtkWidget *
cards_new (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  return grid;
}

static GtkWidget *
note_new (void)
{
  GtkWidget *note = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (note), 0);
  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (note), 32);
  gtk_widget_add_css_class (note, "dim-label");
  gtk_widget_add_css_class (note, "now-note");
  return note;
}

static void
flip_now_answers_init (FlipNowAnswers *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->outlook = add_part (self, flip_now_outlook_new ());
  self->pills = add_part (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8));
  gtk_box_set_homogeneous (GTK_BOX (self->pills), TRUE);
  self->cards = add_part (self, cards_new ());
  add_amount (self);
  self->scrolled = add_part (self, list_new (self));
  self->note = add_part (self, note_new ());
  self->aside = add_part (self, flip_now_aside_new ());
  self->declining = add_part (self, gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
}

/* --- The answers, by where they are offered --- */

static GtkWidget *
button_new (FlipNowAnswers *self, guint index, FlipAnswerLook look, const char *style)
{
  GtkWidget *button =
    flip_answer_button_new (self->moment, flip_moment_way (self->moment, index), look);

  if (style)
    gtk_widget_add_css_class (button, style);
  return button;
}

static guint
count (FlipNowAnswers *self, const FlipAnswerPlace *places, FlipAnswerPlace place)
{
  guint n = 0;

  for (guint i = 0; i < self->moment->n_moves; i++)
    n += places[i] == place;
  return n;
}

static const FlipWay *
first_of (FlipNowAnswers *self, const FlipAnswerPlace *places, FlipAnswerPlace place)
{
  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      if (places[i] == place)
        return flip_moment_way (self->moment, i);
    }

  return NULL;
}

/* The first of them is the main action, if so wanted. */
static void
fill_box (FlipNowAnswers *self,
          GtkWidget *box,
          const FlipAnswerPlace *places,
          FlipAnswerPlace place,
          FlipAnswerLook look,
          const char *first_style,
          const char *style)
{
  const char *next = first_style ? first_style : style;

  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      if (places[i] != place)
        continue;
      gtk_box_append (GTK_BOX (box), button_new (self, i, look, next));
      next = style;
    }
  gtk_widget_set_visible (box, gtk_widget_get_first_child (box) != NULL);
}

static void
fill_cards (FlipNowAnswers *self, const FlipAnswerPlace *places)
{
  int n = 0;

  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      if (places[i] != FLIP_ANSWER_PICTURE)
        continue;
      gtk_grid_attach (GTK_GRID (self->cards), button_new (self, i, FLIP_LOOK_CARD, NULL),
                       n % CARD_COLUMNS, n / CARD_COLUMNS, 1, 1);
      n++;
    }
  gtk_widget_set_visible (self->cards, n > 0);
}

static void
fill_aside (FlipNowAnswers *self, const FlipAnswerPlace *places, const FlipQuestion *question)
{
  flip_now_aside_show (FLIP_NOW_ASIDE (self->aside), question->aside);
  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      if (places[i] == FLIP_ANSWER_ASIDE)
        flip_now_aside_add (FLIP_NOW_ASIDE (self->aside),
                            button_new (self, i, FLIP_LOOK_CHIP, NULL));
    }
  gtk_widget_set_visible (self->aside, count (self, places, FLIP_ANSWER_ASIDE) > 0);
}

static void
show_note (FlipNowAnswers *self, const char *note)
{
  gtk_label_set_label (GTK_LABEL (self->note), note);
  gtk_widget_set_visible (self->note, *note != '\0');
}

static void
show_amount (FlipNowAnswers *self, const FlipAsk *ask)
{
  gboolean asked = ask->kind == FLIP_ASK_AMOUNT && ask->most >= ask->least;

  gtk_widget_set_visible (self->amount_row, asked);
  if (!asked)
    return;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->amount), ask->least, ask->most);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->amount), ask->most);
  amount_changed_cb (GTK_SPIN_BUTTON (self->amount), self);
}

static void
add_answers (FlipNowAnswers *self, const FlipAsked *asked)
{
  g_autofree FlipAnswerPlace *places = flip_answers_sort (self->moment);
  guint n_main = count (self, places, FLIP_ANSWER_MAIN);
  guint n_lines = count (self, places, FLIP_ANSWER_LINE);
  gboolean others =
    n_main || n_lines || asked->ask.kind == FLIP_ASK_SITE || asked->ask.kind == FLIP_ASK_AMOUNT;

  flip_now_outlook_load (FLIP_NOW_OUTLOOK (self->outlook), self->moment,
                         first_of (self, places, n_main ? FLIP_ANSWER_MAIN : FLIP_ANSWER_LINE));
  fill_box (self, self->pills, places, FLIP_ANSWER_MAIN, FLIP_LOOK_PILL, "suggested-action", NULL);
  fill_cards (self, places);
  fill_box (self, self->list, places, FLIP_ANSWER_LINE, FLIP_LOOK_WORDS,
            n_lines == 1 && !n_main ? "suggested-action" : NULL, NULL);
  gtk_widget_set_visible (self->scrolled, n_lines > 0);
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  fill_aside (self, places, asked->question);
  fill_box (self, self->declining, places, FLIP_ANSWER_DECLINE, FLIP_LOOK_WORDS, NULL,
            others ? "flat" : NULL);
  show_note (self, asked->question->note->str);
}

/* public functions */

GtkWidget *
flip_now_answers_new (void)
{
  return g_object_new (FLIP_TYPE_NOW_ANSWERS, NULL);
}

void
flip_now_answers_clear (FlipNowAnswers *self)
{
  g_return_if_fail (FLIP_IS_NOW_ANSWERS (self));

  clear_box (self->pills);
  clear_box (self->cards);
  clear_box (self->list);
  clear_box (self->declining);
  flip_now_outlook_load (FLIP_NOW_OUTLOOK (self->outlook), NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
flip_now_answers_load (FlipNowAnswers *self, FlipMoment *moment)
{
  const FlipAsked *asked = flip_moment_asked (moment);

  flip_now_answers_clear (self);
  flip_moment_ref (moment);
  g_clear_pointer (&self->moment, flip_moment_unref);
  self->moment = moment;
  if (!asked)
    return;
  show_amount (self, &asked->ask);
  add_answers (self, asked);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
flip_now_answers_foresee (FlipNowAnswers *self, const FlipForesight *foresight)
{
  flip_now_outlook_foresee (FLIP_NOW_OUTLOOK (self->outlook), foresight);
}

gboolean
flip_now_answers_has_main (FlipNowAnswers *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_first_child (self->pills);
}

void
flip_now_answers_set_compact (FlipNowAnswers *self, gboolean compact)
{
  flip_now_outlook_set_compact (FLIP_NOW_OUTLOOK (self->outlook), compact);
}
