/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-answers.h"

#include "app/common/ask/play-button.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

/* Longer texts wrap. */
#define MOST_CHARACTERS 36

/* helpers */

/* An answer at a place other than the chosen figure includes the name of that place. */
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
label_of (const FlipWay *way, FlipTableHand *hand)
{
  const char *name = name_of_site (hand, way->move.site);

  /* Translators: first %s: a suit; second %s: the part of the board that it stands for */
  return name ? g_strdup_printf (_ ("%s: %s"), name, way->label) : g_strdup (way->label);
}

/* Collects the indices of the answers that get a button. */
static void
collect (FlipSheetModel *model, FlipTableHand *hand, GArray *answers)
{
  const FlipMoment *moment = flip_sheet_model_moment (model);

  if (!flip_sheet_model_awaits_person (model))
    return;
  for (guint i = 0; i < moment->n_moves; i++)
    {
      if (flip_table_hand_offers (hand, &moment->moves[i]))
        g_array_append_val (answers, i);
    }
}

static char *
digest (const FlipMoment *moment, FlipTableHand *hand, const GArray *answers)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < answers->len; i++)
    {
      const FlipWay *way = flip_moment_way (moment, g_array_index (answers, guint, i));
      g_autofree char *label = label_of (way, hand);

      g_string_append_printf (text, "%s\n%s\n", way->notation, label);
    }

  return g_string_free (text, FALSE);
}

/* A button's content: the text of an answer, with the digit that gives it. */
static GtkWidget *
face_new (const char *label, guint number)
{
  GtkWidget *words = gtk_label_new (label), *key = NULL;
  g_autofree char *digit = g_strdup_printf ("%u", number);
  gboolean wraps = g_utf8_strlen (label, -1) > MOST_CHARACTERS;

  gtk_label_set_wrap (GTK_LABEL (words), wraps);
  gtk_label_set_width_chars (GTK_LABEL (words), wraps ? MOST_CHARACTERS : -1);
  if (number <= FLIP_ANSWERS_NUMBERED)
    {
      key = gtk_label_new (digit);
      gtk_widget_add_css_class (key, "table-key");
    }
  return FLIP_MAKE_ACROSS (8, words, key);
}

static void
add_button (FlipTableAnswers *answers, const char *label, const FlipWay *way)
{
  GtkWidget *button = flip_play_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), face_new (label, answers->buttons->len + 1));
  flip_show_name (button, label);
  gtk_widget_add_css_class (button, "table-answer");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  flip_play_button_set_way (button, way);
  gtk_widget_insert_before (button, GTK_WIDGET (answers->row), answers->told);
  g_ptr_array_add (answers->buttons, button);
}

/* public functions */

void
flip_table_answers_init (FlipTableAnswers *answers, FlipColumns *row, GtkWidget *told)
{
  g_return_if_fail (FLIP_IS_COLUMNS (row));
  g_return_if_fail (gtk_widget_get_parent (told) == GTK_WIDGET (row));

  answers->row = row;
  answers->told = told;
  answers->buttons = g_ptr_array_new ();
}

void
flip_table_answers_clear (FlipTableAnswers *answers)
{
  g_clear_pointer (&answers->buttons, g_ptr_array_unref);
  g_clear_pointer (&answers->shown, g_free);
}

/* While the player aims, the answers stay the same, and so do their buttons and the focus. */
void
flip_table_answers_show (FlipTableAnswers *answers, FlipSheetModel *model, FlipTableHand *hand)
{
  g_autoptr (GArray) offered = g_array_new (FALSE, FALSE, sizeof (guint));
  const FlipMoment *moment = flip_sheet_model_moment (model);
  g_autofree char *shown = NULL;

  collect (model, hand, offered);
  shown = digest (moment, hand, offered);
  if (g_strcmp0 (shown, answers->shown) == 0)
    return;
  g_ptr_array_foreach (answers->buttons, (GFunc) (GCallback) gtk_widget_unparent, NULL);
  g_ptr_array_set_size (answers->buttons, 0);
  for (guint i = 0; i < offered->len; i++)
    {
      const FlipWay *way = flip_moment_way (moment, g_array_index (offered, guint, i));
      g_autofree char *label = label_of (way, hand);

      add_button (answers, label, way);
    }
  g_free (answers->shown);
  answers->shown = g_steal_pointer (&shown);
}

void
flip_table_answers_press (const FlipTableAnswers *answers, guint number)
{
  g_return_if_fail (number > 0);

  if (number <= answers->buttons->len)
    gtk_widget_activate (g_ptr_array_index (answers->buttons, number - 1));
}

gboolean
flip_table_answers_have_focus (const FlipTableAnswers *answers)
{
  for (guint i = 0; i < answers->buttons->len; i++)
    {
      if (gtk_widget_has_focus (g_ptr_array_index (answers->buttons, i)))
        return TRUE;
    }

  return FALSE;
}

gboolean
flip_table_answers_focus (const FlipTableAnswers *answers)
{
  return answers->buttons->len > 0
         && gtk_widget_grab_focus (g_ptr_array_index (answers->buttons, 0));
}
