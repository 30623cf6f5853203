/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-answers.h"

#include "app/now/answer-button.h"
#include "app/now/now-aside.h"
#include "app/now/now-outlook.h"
#include "play/placement.h"
#include "app/sheet/secret-dialog.h"

#include <glib/gi18n.h>

#define MOST_HEIGHT  460
#define CARD_COLUMNS 3

struct _FlipNowAnswers
{
  GtkBox parent_instance;

  /* owned */
  FlipSheetModel *model;

  /* owned by the box */
  GtkWidget *outlook, *pills, *cards, *amount_row, *amount, *amount_button, *scrolled, *list;
  GtkWidget *note, *aside, *declining;
};

G_DEFINE_FINAL_TYPE (FlipNowAnswers, flip_now_answers, GTK_TYPE_BOX)

enum
{
  ANSWER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

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
    gtk_widget_unparent (child);
}

/* callbacks */

static void
answer_cb (GtkButton *button, FlipNowAnswers *self)
{
  FlipMove move = flip_answer_button_move (GTK_WIDGET (button));

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
  g_autofree char *label =
    move ? flip_session_label (flip_sheet_model_session (self->model), move) : NULL;

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

/* --- The answers, sorted by where they are offered --- */

typedef struct
{
  GPtrArray *all; /* of FlipWayWords */
  GPtrArray *pills, *cards, *list, *aside, *declining;
} Sorted;

/* Moves at sites are made on the board, unless their game wants them here, too; amounts have their
   own button. */
static gboolean
is_listed (FlipNowAnswers *self, const FlipAsk *ask, const FlipWayWords *way)
{
  /* Hidden cards are picked where they are looked at. */
  if (way->offer.picks && ask->who != FLIP_TABLE
      && flip_secret_dialog_has_any (self->model, (guint) ask->who))
    return FALSE;
  if (ask->kind == FLIP_ASK_SITE)
    return way->move.site == FLIP_NO_SITE || way->offer.place != FLIP_OFFER_AT_SITE;
  if (ask->kind == FLIP_ASK_PLACEMENT)
    return !flip_placement_places (self->model, &way->move);
  return ask->kind != FLIP_ASK_AMOUNT || way->move.arg[0] < ask->least;
}

/* What does something comes first; what declines, or does without a site, stands below. */
static GPtrArray *
place_for (FlipNowAnswers *self, const FlipAsk *ask, const FlipWayWords *way, Sorted *sorted)
{
  const FlipOffer *offer = &way->offer;

  if (way->move.verb == FLIP_VERB_CARD && flip_sheet_model_game (self->model)->own_cards)
    return sorted->cards;
  if (offer->declines || ask->kind == FLIP_ASK_AMOUNT)
    return sorted->declining;
  if (offer->place == FLIP_OFFER_ASIDE)
    return sorted->aside;
  if (offer->place == FLIP_OFFER_AS_ANSWER)
    return *offer->act ? sorted->pills : sorted->list;
  return ask->kind == FLIP_ASK_SITE ? sorted->declining : sorted->list;
}

static void
sort_answers (FlipNowAnswers *self, const FlipAsk *ask, Sorted *sorted)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);

  sorted->all = g_ptr_array_new_with_free_func ((GDestroyNotify) flip_way_words_free);
  sorted->pills = g_ptr_array_new ();
  sorted->cards = g_ptr_array_new ();
  sorted->list = g_ptr_array_new ();
  sorted->aside = g_ptr_array_new ();
  sorted->declining = g_ptr_array_new ();
  for (guint i = 0; i < list->n; i++)
    {
      g_autoptr (FlipWayWords) way = NULL;

      if (ask->kind == FLIP_ASK_PLACEMENT && flip_placement_places (self->model, &list->moves[i]))
        continue;
      way = flip_way_words_new (self->model, &list->moves[i]);
      if (!is_listed (self, ask, way))
        continue;
      g_ptr_array_add (place_for (self, ask, way, sorted), way);
      g_ptr_array_add (sorted->all, g_steal_pointer (&way));
    }
}

static void
clear_sorted (Sorted *sorted)
{
  g_ptr_array_unref (sorted->pills);
  g_ptr_array_unref (sorted->cards);
  g_ptr_array_unref (sorted->list);
  g_ptr_array_unref (sorted->aside);
  g_ptr_array_unref (sorted->declining);
  g_ptr_array_unref (sorted->all);
}

static GtkWidget *
button_new (FlipNowAnswers *self, const FlipWayWords *way, FlipAnswerLook look, const char *style)
{
  GtkWidget *button = flip_answer_button_new (self->model, way, look);

  if (style)
    gtk_widget_add_css_class (button, style);
  g_signal_connect (button, "clicked", G_CALLBACK (answer_cb), self);
  return button;
}

/* The first of them is the main action, if so wanted. */
static void
fill_box (FlipNowAnswers *self, GtkWidget *box, GPtrArray *ways, FlipAnswerLook look, gboolean main)
{
  for (guint i = 0; i < ways->len; i++)
    gtk_box_append (GTK_BOX (box), button_new (self, g_ptr_array_index (ways, i), look,
                                               main && i == 0 ? "suggested-action" : NULL));
  gtk_widget_set_visible (box, ways->len > 0);
}

static void
fill_declining (FlipNowAnswers *self, GPtrArray *ways, gboolean flat)
{
  for (guint i = 0; i < ways->len; i++)
    gtk_box_append (
      GTK_BOX (self->declining),
      button_new (self, g_ptr_array_index (ways, i), FLIP_ANSWER_WORDS, flat ? "flat" : NULL));
  gtk_widget_set_visible (self->declining, ways->len > 0);
}

static void
fill_cards (FlipNowAnswers *self, GPtrArray *ways)
{
  for (guint i = 0; i < ways->len; i++)
    gtk_grid_attach (GTK_GRID (self->cards),
                     button_new (self, g_ptr_array_index (ways, i), FLIP_ANSWER_CARD, NULL),
                     (int) i % CARD_COLUMNS, (int) i / CARD_COLUMNS, 1, 1);
  gtk_widget_set_visible (self->cards, ways->len > 0);
}

static void
fill_aside (FlipNowAnswers *self, const FlipAsk *ask, GPtrArray *ways)
{
  flip_now_aside_show (FLIP_NOW_ASIDE (self->aside), ask->aside ? _ (ask->aside) : NULL);
  for (guint i = 0; i < ways->len; i++)
    flip_now_aside_add (FLIP_NOW_ASIDE (self->aside),
                        button_new (self, g_ptr_array_index (ways, i), FLIP_ANSWER_CHIP, NULL));
  gtk_widget_set_visible (self->aside, ways->len > 0);
}

/* What there is to bear in mind: the lines of the prompt behind the first. */
static void
show_note (FlipNowAnswers *self)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  g_autofree char *prompt = flip_session_prompt (session, flip_session_state (session));
  const char *note = strchr (prompt, '\n');

  gtk_label_set_label (GTK_LABEL (self->note), note ? note + 1 : "");
  gtk_widget_set_visible (self->note, note != NULL);
}

static void
add_answers (FlipNowAnswers *self, const FlipAsk *ask)
{
  gboolean aside = ask->kind == FLIP_ASK_SITE || ask->kind == FLIP_ASK_AMOUNT;
  GPtrArray *first;
  Sorted sorted;

  sort_answers (self, ask, &sorted);
  first = sorted.pills->len ? sorted.pills : sorted.list;
  flip_now_outlook_show (FLIP_NOW_OUTLOOK (self->outlook), self->model,
                         first->len ? &((FlipWayWords *) g_ptr_array_index (first, 0))->move
                                    : NULL);
  fill_box (self, self->pills, sorted.pills, FLIP_ANSWER_PILL, TRUE);
  fill_cards (self, sorted.cards);
  fill_box (self, self->list, sorted.list, FLIP_ANSWER_WORDS,
            sorted.list->len == 1 && !sorted.pills->len);
  gtk_widget_set_visible (self->scrolled, sorted.list->len > 0);
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  fill_aside (self, ask, sorted.aside);
  fill_declining (self, sorted.declining, first->len || aside);
  show_note (self);
  clear_sorted (&sorted);
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
  clear_box (self->pills);
  clear_box (self->cards);
  clear_box (self->list);
  clear_box (self->declining);
  flip_now_outlook_clear (FLIP_NOW_OUTLOOK (self->outlook));
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
  gtk_widget_set_visible (GTK_WIDGET (self), ask.kind != FLIP_ASK_NOTHING);
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
