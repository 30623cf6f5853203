/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/now-answers.h"

#include "app/sheet/own-card.h"
#include "app/sheet/placement.h"
#include "app/sheet/way-row.h"

#include <glib/gi18n.h>

#define MOST_HEIGHT 320

struct _FlipNowAnswers
{
  GtkBox parent_instance;

  /* owned */
  FlipSheetModel *model;

  /* owned by the box */
  GtkWidget *amount_row, *amount, *amount_button, *scrolled, *list, *declining;
};

G_DEFINE_FINAL_TYPE (FlipNowAnswers, flip_now_answers, GTK_TYPE_BOX)

enum
{
  ANSWER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static gconstpointer
present_state (FlipNowAnswers *self)
{
  return flip_session_state (flip_sheet_model_session (self->model));
}

static char *
label_of (FlipNowAnswers *self, const FlipMove *move)
{
  GString *label = g_string_new (NULL);

  flip_sheet_model_game (self->model)->label (present_state (self), move, label);
  return g_string_free (label, FALSE);
}

static gboolean
declines (FlipNowAnswers *self, const FlipMove *move)
{
  const FlipGame *game = flip_sheet_model_game (self->model);
  FlipOffer offer = { 0 };

  if (game->offer)
    game->offer (present_state (self), move, &offer);
  return offer.declines;
}

static const FlipMove *
move_of_amount (FlipNowAnswers *self)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);
  int amount = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->amount));

  for (guint i = 0; i < list->n; i++)
    {
      if (list->moves[i].arg[0] == amount)
        return &list->moves[i];
    }

  return NULL;
}

static void
clear_box (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)))
    gtk_box_remove (GTK_BOX (box), child);
}

/* callbacks */

static void
answer_cb (GtkButton *button, FlipNowAnswers *self)
{
  FlipMove move = *(const FlipMove *) g_object_get_data (G_OBJECT (button), "move");

  g_signal_emit (self, signals[ANSWER], 0, &move);
}

static void
amount_cb (GtkButton *button, FlipNowAnswers *self)
{
  const FlipMove *found = move_of_amount (self);

  if (found)
    {
      FlipMove move = *found;

      g_signal_emit (self, signals[ANSWER], 0, &move);
    }
}

/* The button says what the amount that is set would do. */
static void
amount_changed_cb (GtkSpinButton *amount, FlipNowAnswers *self)
{
  const FlipMove *move = self->model ? move_of_amount (self) : NULL;
  g_autofree char *label = move ? label_of (self, move) : NULL;

  gtk_widget_set_sensitive (self->amount_button, move != NULL);
  if (label)
    gtk_button_set_label (GTK_BUTTON (self->amount_button), label);
}

/* overrides */

static void
flip_now_answers_dispose (GObject *object)
{
  g_clear_object (&FLIP_NOW_ANSWERS (object)->model);
  G_OBJECT_CLASS (flip_now_answers_parent_class)->dispose (object);
}

static void
flip_now_answers_class_init (FlipNowAnswersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_now_answers_dispose;
  signals[ANSWER] = g_signal_new ("answer", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
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
  g_signal_connect (self->amount_button, "clicked", G_CALLBACK (amount_cb), self);
  gtk_box_append (GTK_BOX (self->amount_row), self->amount);
  gtk_box_append (GTK_BOX (self->amount_row), self->amount_button);
  gtk_box_append (GTK_BOX (self), self->amount_row);
}

static void
flip_now_answers_init (FlipNowAnswers *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  add_amount (self);
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scrolled), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->list);
  gtk_box_append (GTK_BOX (self), self->scrolled);
  self->declining = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self), self->declining);
}

/* The card as the game draws it, and its name. */
static GtkWidget *
own_card_button_new (FlipNowAnswers *self, const FlipWayWords *way)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *picture = flip_own_card_new (self->model, (FlipCard) way->move.arg[0]);
  GtkWidget *words = gtk_label_new (way->label), *button = gtk_button_new ();

  if (picture)
    gtk_box_append (GTK_BOX (box), picture);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  way->label, -1);
  return button;
}

/* Cards where the answer is about cards, else its words. */
static GtkWidget *
answer_button_new (FlipNowAnswers *self, const FlipMove *move)
{
  g_autoptr (FlipWayWords) way = flip_way_words_new (self->model, move);
  GtkWidget *button, *words;

  if (move->verb == FLIP_VERB_CARD && flip_sheet_model_game (self->model)->own_cards)
    return own_card_button_new (self, way);
  if (way->offer.n_cards > 1)
    {
      button = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (button), flip_way_row_new (way, FALSE));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      way->label, -1);
      return button;
    }
  button = gtk_button_new_with_label (way->label);
  words = gtk_button_get_child (GTK_BUTTON (button));
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  return button;
}

static void
add_answer (FlipNowAnswers *self, GtkWidget *box, const FlipMove *move, const char *style)
{
  GtkWidget *button = answer_button_new (self, move);

  if (style)
    gtk_widget_add_css_class (button, style);
  g_object_set_data_full (G_OBJECT (button), "move", g_memdup2 (move, sizeof *move), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (answer_cb), self);
  gtk_box_append (GTK_BOX (box), button);
}

/* Moves at sites are made on the board; amounts have their own button. */
static gboolean
is_listed (FlipNowAnswers *self, const FlipAsk *ask, const FlipMove *move)
{
  if (ask->kind == FLIP_ASK_SITE)
    return move->site == FLIP_NO_SITE;
  if (ask->kind == FLIP_ASK_PLACEMENT)
    return !flip_placement_places (self->model, move);
  return ask->kind != FLIP_ASK_AMOUNT || move->arg[0] < ask->least;
}

/* What does something comes first, as the main action where it is the only one; what declines
   stands flat below. */
static void
add_answers (FlipNowAnswers *self, const FlipAsk *ask)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);
  gboolean aside = ask->kind == FLIP_ASK_SITE || ask->kind == FLIP_ASK_AMOUNT;
  g_autoptr (GPtrArray) acting = g_ptr_array_new (), declining = g_ptr_array_new ();

  for (guint i = 0; i < list->n; i++)
    {
      const FlipMove *move = &list->moves[i];

      if (!is_listed (self, ask, move))
        continue;
      g_ptr_array_add (aside || declines (self, move) ? declining : acting, (gpointer) move);
    }
  for (guint i = 0; i < acting->len; i++)
    add_answer (self, self->list, g_ptr_array_index (acting, i),
                acting->len == 1 ? "suggested-action" : NULL);
  for (guint i = 0; i < declining->len; i++)
    add_answer (self, self->declining, g_ptr_array_index (declining, i),
                acting->len || aside ? "flat" : NULL);
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

/* public functions */

GtkWidget *
flip_now_answers_new (void)
{
  return g_object_new (FLIP_TYPE_NOW_ANSWERS, NULL);
}

void
flip_now_answers_clear (FlipNowAnswers *self)
{
  clear_box (self->list);
  clear_box (self->declining);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
flip_now_answers_show (FlipNowAnswers *self, FlipSheetModel *model)
{
  FlipAsk ask;

  flip_now_answers_clear (self);
  g_set_object (&self->model, model);
  flip_sheet_model_ask (model, &ask);
  show_amount (self, &ask);
  add_answers (self, &ask);
  gtk_widget_set_visible (self->scrolled, gtk_widget_get_first_child (self->list) != NULL);
  gtk_widget_set_visible (self->declining, gtk_widget_get_first_child (self->declining) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_visible (self->scrolled)
                                               || gtk_widget_get_visible (self->declining)
                                               || gtk_widget_get_visible (self->amount_row));
}
