/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-answers.h"

#include "engine/verb.h"

#include <glib/gi18n.h>

/* Longer words are wrapped. */
#define MOST_CHARACTERS 36

struct _FlipTableAnswers
{
  GObject parent_instance;

  /* borrowed */
  FlipColumns *row;

  /* owned */
  GPtrArray *buttons; /* in the row */
  char *shown;        /* the answers that have a button, with their words */
};

G_DEFINE_FINAL_TYPE (FlipTableAnswers, flip_table_answers, G_TYPE_OBJECT)

enum
{
  ANSWER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

/* The moves of other figures wait until those are chosen. */
static gboolean
is_offered (FlipTableHand *hand, const FlipMove *move)
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (hand, NULL);
  guint n;
  const FlipFlickChoice *choices = flip_table_hand_choices (hand, &n);

  if (flip_table_hand_makes (hand, move))
    return FALSE;
  for (guint i = 0; chosen && move->site != chosen->site && i < n; i++)
    {
      if (choices[i].site == move->site)
        return FALSE;
    }

  return TRUE;
}

/* What is done at a place of its own names it. */
static const char *
name_of_site (FlipTableHand *hand, guint16 site)
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (hand, NULL);
  const FlipTableArt *art = flip_table_hand_art (hand);

  if (site == FLIP_NO_SITE || (chosen && chosen->site == site))
    return NULL;
  for (guint16 piece = 0; piece < FLIP_TABLE_MOST_PIECES; piece++)
    {
      if (art->site (piece) == site)
        return art->piece_name (piece);
    }

  return NULL;
}

static char *
label_of (FlipSheetModel *model, FlipTableHand *hand, const FlipMove *move)
{
  g_autoptr (GString) label = g_string_new (NULL);
  const char *name = name_of_site (hand, move->site);

  flip_game_label (flip_sheet_model_game (model),
                   flip_session_state (flip_sheet_model_session (model)), move, label);
  return name ? g_strdup_printf (_ ("%s: %s"), name, label->str)
              : g_string_free (g_steal_pointer (&label), FALSE);
}

static void
collect (FlipTableAnswers *self, FlipSheetModel *model, FlipTableHand *hand, GArray *moves)
{
  const FlipMoveList *list = flip_sheet_model_legal (model);

  if (!flip_sheet_model_awaits_person (model))
    return;
  for (guint i = 0; i < list->n; i++)
    {
      if (is_offered (hand, &list->moves[i]))
        g_array_append_val (moves, list->moves[i]);
    }
}

static char *
digest (FlipSheetModel *model, FlipTableHand *hand, const GArray *moves)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      const FlipMove *move = &g_array_index (moves, FlipMove, i);
      g_autofree char *label = label_of (model, hand, move);

      g_string_append_printf (text, "%u %u %s\n", move->verb, move->site, label);
    }

  return g_string_free (text, FALSE);
}

/* callbacks */

static void
clicked_cb (GtkButton *button, FlipTableAnswers *self)
{
  FlipMove move = *(const FlipMove *) g_object_get_data (G_OBJECT (button), "move");

  g_signal_emit (self, signals[ANSWER], 0, &move);
}

/* overrides */

static void
flip_table_answers_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_TABLE_ANSWERS (object)->buttons, g_ptr_array_unref);
  g_clear_pointer (&FLIP_TABLE_ANSWERS (object)->shown, g_free);
  G_OBJECT_CLASS (flip_table_answers_parent_class)->finalize (object);
}

static void
flip_table_answers_class_init (FlipTableAnswersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_table_answers_finalize;
  signals[ANSWER] = g_signal_new ("answer", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
flip_table_answers_init (FlipTableAnswers *self)
{
  self->buttons = g_ptr_array_new ();
}

static void
add_button (FlipTableAnswers *self, const char *label, const FlipMove *move)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  GtkLabel *words = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_widget_add_css_class (button, "table-answer");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (words, g_utf8_strlen (label, -1) > MOST_CHARACTERS);
  gtk_label_set_width_chars (words, gtk_label_get_wrap (words) ? MOST_CHARACTERS : -1);
  g_object_set_data_full (G_OBJECT (button), "move", g_memdup2 (move, sizeof *move), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  flip_columns_append (self->row, button);
  g_ptr_array_add (self->buttons, button);
}

/* public functions */

FlipTableAnswers *
flip_table_answers_new (FlipColumns *row)
{
  FlipTableAnswers *self = g_object_new (FLIP_TYPE_TABLE_ANSWERS, NULL);

  self->row = row;
  return self;
}

/* While one only aims the answers stay, and so do their buttons with the keyboard on them. */
void
flip_table_answers_show (FlipTableAnswers *self, FlipSheetModel *model, FlipTableHand *hand)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  g_autofree char *shown = NULL;

  collect (self, model, hand, moves);
  shown = digest (model, hand, moves);
  if (g_strcmp0 (shown, self->shown) == 0)
    return;
  g_ptr_array_foreach (self->buttons, (GFunc) (GCallback) gtk_widget_unparent, NULL);
  g_ptr_array_set_size (self->buttons, 0);
  for (guint i = 0; i < moves->len; i++)
    {
      const FlipMove *move = &g_array_index (moves, FlipMove, i);
      g_autofree char *label = label_of (model, hand, move);

      add_button (self, label, move);
    }
  g_free (self->shown);
  self->shown = g_steal_pointer (&shown);
}

gboolean
flip_table_answers_have_focus (FlipTableAnswers *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      if (gtk_widget_has_focus (g_ptr_array_index (self->buttons, i)))
        return TRUE;
    }

  return FALSE;
}

gboolean
flip_table_answers_focus (FlipTableAnswers *self)
{
  return self->buttons->len > 0 && gtk_widget_grab_focus (g_ptr_array_index (self->buttons, 0));
}
