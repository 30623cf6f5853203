/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/secret-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* helpers */

/* A game's own cards are numbered, as the questions about them are. */
static void
append_card (GString *text, FlipSession *session, FlipCard card, guint number)
{
  const FlipGame *game = flip_session_game (session);
  FlipMove move = flip_move_of_card (card);
  char shown[FLIP_CARD_TEXT_SIZE];

  if (!game->own_cards)
    {
      g_string_append_printf (text, "%s%s", text->len ? "  " : "", flip_card_show (card, shown));
      return;
    }
  g_string_append_printf (text, "%s%u. ", text->len ? "\n" : "", number);
  game->label (flip_session_state (session), &move, text);
}

/* The cards that the seat may look at. */
static char *
cards_text (FlipSheetModel *model, guint seat)
{
  FlipSession *session = flip_sheet_model_session (model);
  g_autoptr (GString) text = g_string_new (NULL);
  FlipDraw draws[FLIP_MAX_PEEKS];
  guint n = flip_session_game (session)->peek (flip_session_state (session), seat, draws);

  for (guint i = 0; i < n; i++)
    {
      FlipCard card = flip_session_peek (session, draws[i]);

      if (card != FLIP_NO_CARD)
        append_card (text, session, card, i + 1);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_cards (GtkWindow *parent, const char *cards)
{
  GtkWidget *dialog =
    adw_message_dialog_new (parent, cards, _ ("Close this before you hand the screen on."));

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* callbacks */

static void
response_cb (AdwMessageDialog *dialog, const char *response, const char *cards)
{
  if (g_str_equal (response, "look"))
    show_cards (gtk_window_get_transient_for (GTK_WINDOW (dialog)), cards);
}

/* public functions */

gboolean
flip_secret_dialog_has_any (FlipSheetModel *model, guint seat)
{
  g_autofree char *cards = cards_text (model, seat);

  return *cards != '\0';
}

void
flip_secret_dialog_present (GtkWindow *parent, FlipSheetModel *model, guint seat)
{
  FlipSession *session = flip_sheet_model_session (model);
  const char *name = flip_session_player (session, (int) seat);
  g_autofree char *heading = g_strdup_printf (_ ("Only for %s"), name);
  g_autofree char *body =
    g_strdup_printf (_ ("Hand the screen over to %s, and let nobody else look."), name);
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Cancel"), "look",
                                    _ ("_Look"), NULL);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), cards_text (model, seat),
                         (GClosureNotify) (void (*) (void)) g_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
