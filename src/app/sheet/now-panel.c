/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/now-panel.h"

#include "app/sheet/card-entry.h"

#include <glib/gi18n.h>

struct _FlipNowPanel
{
  GtkBox parent_instance;

  /* owned */
  FlipSheetModel *model;

  /* owned by the box */
  GtkLabel *moment, *question, *hint;
  GtkWidget *present, *cards, *amount, *amount_button, *answers;
};

G_DEFINE_FINAL_TYPE (FlipNowPanel, flip_now_panel, GTK_TYPE_BOX)

enum
{
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
play (FlipNowPanel *self, const FlipMove *move)
{
  FlipRefusal refusal;

  if (!flip_sheet_model_play (self->model, move, &refusal))
    g_signal_emit (self, signals[REFUSED], 0, &refusal);
}

static void
answer_cb (GtkButton *button, FlipNowPanel *self)
{
  FlipMove move = *(const FlipMove *) g_object_get_data (G_OBJECT (button), "move");

  play (self, &move);
}

static void
add_answer (FlipNowPanel *self, const FlipMove *move)
{
  g_autoptr (GString) label = g_string_new (NULL);
  GtkWidget *button, *words;

  flip_sheet_model_game (self->model)
    ->label (flip_session_state (flip_sheet_model_session (self->model)), move, label);
  button = gtk_button_new_with_label (label->str);
  words = gtk_button_get_child (GTK_BUTTON (button));
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  g_object_set_data_full (G_OBJECT (button), "move", g_memdup2 (move, sizeof *move), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (answer_cb), self);
  gtk_box_append (GTK_BOX (self->answers), button);
}

static void
clear_answers (FlipNowPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->answers)))
    gtk_box_remove (GTK_BOX (self->answers), child);
}

/* Moves at sites are made on the board; all others are buttons here. Amounts have their own. */
static void
add_answers (FlipNowPanel *self, const FlipAsk *ask)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);
  gboolean on_board = ask->kind == FLIP_ASK_SITE;
  gboolean amount = ask->kind == FLIP_ASK_AMOUNT;

  for (guint i = 0; i < list->n; i++)
    {
      const FlipMove *move = &list->moves[i];

      if ((on_board && move->site != FLIP_NO_SITE) || (amount && move->arg[0] > 0))
        continue;
      add_answer (self, move);
    }
}

static void
show_question (FlipNowPanel *self, const FlipAsk *ask)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  const FlipGame *game = flip_session_game (session);
  g_autoptr (GString) moment = g_string_new (NULL);
  g_autoptr (GString) prompt = g_string_new (NULL);
  g_autofree char *question = NULL;

  game->moment (flip_session_state (session), moment);
  game->prompt (flip_session_state (session), prompt);
  question = ask->who == FLIP_TABLE
               ? g_strdup (prompt->str)
               : g_strdup_printf ("%s: %s", flip_session_player (session, ask->who), prompt->str);
  gtk_label_set_label (self->moment, moment->str);
  gtk_label_set_label (self->question, question);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), ask->kind == FLIP_ASK_SITE);
}

static void
show_amount (FlipNowPanel *self, const FlipAsk *ask)
{
  gboolean asked = ask->kind == FLIP_ASK_AMOUNT;

  gtk_widget_set_visible (self->amount, asked);
  gtk_widget_set_visible (self->amount_button, asked);
  if (!asked)
    return;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->amount), ask->least, ask->most);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->amount), ask->most);
}

static void
refresh (FlipNowPanel *self)
{
  gboolean present = flip_sheet_model_is_present (self->model);
  FlipAsk ask;

  flip_sheet_model_ask (self->model, &ask);
  show_question (self, &ask);
  gtk_widget_set_visible (self->present, !present);
  gtk_widget_set_visible (self->cards, present && ask.kind == FLIP_ASK_CARDS);
  clear_answers (self);
  if (!present)
    return;
  show_amount (self, &ask);
  if (ask.kind == FLIP_ASK_CARDS)
    {
      flip_card_entry_set_possible (FLIP_CARD_ENTRY (self->cards), ask.possible);
      flip_card_entry_focus (FLIP_CARD_ENTRY (self->cards));
    }
  else
    add_answers (self, &ask);
}

/* callbacks */

static void
changed_cb (FlipSheetModel *model, FlipNowPanel *self)
{
  refresh (self);
}

static void
card_cb (FlipCardEntry *entry, guint card, FlipNowPanel *self)
{
  FlipMove move = flip_move_of_card ((FlipCard) card);

  play (self, &move);
}

/* The legal move with the amount that is set. */
static void
amount_cb (GtkButton *button, FlipNowPanel *self)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);
  int amount = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->amount));

  for (guint i = 0; i < list->n; i++)
    {
      if (list->moves[i].arg[0] == amount)
        {
          FlipMove move = list->moves[i];

          play (self, &move);
          return;
        }
    }
}

static void
present_cb (GtkButton *button, FlipNowPanel *self)
{
  flip_sheet_model_show_present (self->model);
}

/* overrides */

static void
flip_now_panel_dispose (GObject *object)
{
  FlipNowPanel *self = FLIP_NOW_PANEL (object);

  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (flip_now_panel_parent_class)->dispose (object);
}

static void
flip_now_panel_class_init (FlipNowPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_now_panel_dispose;
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static GtkLabel *
add_label (FlipNowPanel *self, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

static GtkWidget *
add_button (FlipNowPanel *self, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (self), button);
  return button;
}

static void
flip_now_panel_init (FlipNowPanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "now-panel");
  self->moment = add_label (self, "dim-label");
  self->question = add_label (self, "title-3");
  self->hint = add_label (self, "dim-label");
  gtk_label_set_label (self->hint, _ ("Click what glows. Flipside finds the cards."));
  self->present = add_button (self, _ ("Back to the _Present"), G_CALLBACK (present_cb));
  self->cards = flip_card_entry_new ();
  g_signal_connect (self->cards, "card", G_CALLBACK (card_cb), self);
  gtk_box_append (GTK_BOX (self), self->cards);
  self->amount = gtk_spin_button_new_with_range (1, 8, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->amount), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Amount"), -1);
  gtk_box_append (GTK_BOX (self), self->amount);
  self->amount_button = add_button (self, _ ("_Take so Many"), G_CALLBACK (amount_cb));
  self->answers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self), self->answers);
}

/* public functions */

void
flip_now_panel_set_model (FlipNowPanel *self, FlipSheetModel *model)
{
  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_set_object (&self->model, model);
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), self);
  refresh (self);
}
