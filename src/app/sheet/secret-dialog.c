/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/secret-dialog.h"

#include "engine/verb.h"

#include "app/common/card-picture.h"
#include "app/common/own-card.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define CARD_WIDTH  76
#define CARD_HEIGHT 114
#define NAME_CHARS  9

/* Cards in a row, and in a row of a narrow window. */
#define BESIDE        5
#define NARROW_BESIDE 3
#define WIDE_FROM     560

typedef struct
{
  FlipSheetModel *model;
  guint seat;
  guint picked;             /* cards, a bit each */
  AdwMessageDialog *dialog; /* where they are picked; borrowed */
} Secret;

/* helpers */

static void
free_secret (Secret *secret)
{
  g_object_unref (secret->model);
  g_free (secret);
}

/* The cards that the seat may look at, and that Flipside knows. */
static guint
read_cards (FlipSheetModel *model, guint seat, FlipCard cards[FLIP_MAX_PEEKS])
{
  FlipSession *session = flip_sheet_model_session (model);
  FlipDraw draws[FLIP_MAX_PEEKS];
  guint n = flip_session_game (session)->peek (flip_session_state (session), seat, draws),
        found = 0;

  for (guint i = 0; i < n; i++)
    {
      cards[found] = flip_session_peek (session, draws[i]);
      found += cards[found] != FLIP_NO_CARD;
    }

  return found;
}

/* A game's own cards are numbered, as the questions about them are. */
static char *
name_of (FlipSheetModel *model, FlipCard card, guint number)
{
  FlipMove move = flip_move_of_card (card);
  g_autofree char *label = flip_session_label (flip_sheet_model_session (model), &move);
  char shown[FLIP_CARD_TEXT_SIZE];

  return flip_sheet_model_game (model)->own_cards ? g_strdup_printf ("%u. %s", number, label)
                                                  : g_strdup (flip_card_show (card, shown));
}

static GtkWidget *
card_new (FlipSheetModel *model, FlipCard card, guint number)
{
  g_autofree char *name = name_of (model, card, number);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *words = gtk_label_new (name);
  GtkWidget *picture = flip_sheet_model_game (model)->own_cards
                         ? flip_own_card_new (model, card)
                         : flip_card_picture_new (card, CARD_WIDTH, CARD_HEIGHT);

  if (picture)
    {
      flip_drawing_set_size (FLIP_DRAWING (picture), CARD_WIDTH, CARD_HEIGHT);
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), picture);
    }
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (words), NAME_CHARS);
  gtk_label_set_yalign (GTK_LABEL (words), 0);
  gtk_box_append (GTK_BOX (box), words);
  return box;
}

static guint
picks_of (FlipSheetModel *model, const FlipMove *move)
{
  const FlipGame *game = flip_sheet_model_game (model);
  FlipOffer offer = { 0 };

  flip_game_offer (game, flip_session_state (flip_sheet_model_session (model)), move, &offer);
  return offer.picks;
}

/* All cards that some answer takes; 0 where the seat is not asked to pick any. */
static guint
read_pickable (FlipSheetModel *model, guint seat)
{
  const FlipMoveList *list = flip_sheet_model_legal (model);
  guint pickable = 0;
  FlipAsk ask;

  flip_sheet_model_ask (model, &ask);
  if (ask.kind != FLIP_ASK_OPTION || ask.who != (int) seat)
    return 0;
  for (guint i = 0; i < list->n; i++)
    pickable |= picks_of (model, &list->moves[i]);
  return pickable;
}

/* The answer that takes exactly these, or NULL. */
static const FlipMove *
find_answer (FlipSheetModel *model, guint picked)
{
  const FlipMoveList *list = flip_sheet_model_legal (model);

  for (guint i = 0; picked && i < list->n; i++)
    {
      if (picks_of (model, &list->moves[i]) == picked)
        return &list->moves[i];
    }

  return NULL;
}

static void
show_answer (Secret *secret)
{
  const FlipMove *answer = find_answer (secret->model, secret->picked);
  g_autofree char *label =
    answer ? flip_session_label (flip_sheet_model_session (secret->model), answer) : NULL;

  adw_message_dialog_set_response_enabled (secret->dialog, "pick", answer != NULL);
  if (label)
    adw_message_dialog_set_response_label (secret->dialog, "pick", label);
}

static void
toggled_cb (GtkToggleButton *button, Secret *secret)
{
  guint card = 1u << GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "card"));

  if (gtk_toggle_button_get_active (button))
    secret->picked |= card;
  else
    secret->picked &= ~card;
  show_answer (secret);
}

/* One that can be picked is a button. */
static GtkWidget *
pickable_new (Secret *secret, FlipCard card, guint index)
{
  g_autofree char *name = name_of (secret->model, card, index + 1);
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), card_new (secret->model, card, index + 1));
  gtk_widget_add_css_class (button, "piece");
  gtk_widget_add_css_class (button, "pickable");
  g_object_set_data (G_OBJECT (button), "card", GUINT_TO_POINTER (index));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), secret);
  return button;
}

static GtkWidget *
cards_new (Secret *secret, guint pickable, guint beside)
{
  GtkWidget *row = gtk_flow_box_new ();
  FlipCard cards[FLIP_MAX_PEEKS];
  guint n = read_cards (secret->model, secret->seat, cards);

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (row), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (row), MIN (n, beside));
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (row), MIN (n, beside));
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (row), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Cards"),
                                  -1);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = name_of (secret->model, cards[i], i + 1);
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child),
                                    pickable & 1u << i ? pickable_new (secret, cards[i], i)
                                                       : card_new (secret->model, cards[i], i + 1));
      gtk_widget_set_focusable (child, FALSE);
      gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
      gtk_flow_box_append (GTK_FLOW_BOX (row), child);
    }
  return row;
}

static char *
body_of (FlipSheetModel *model, guint pickable)
{
  const FlipMoveList *list = flip_sheet_model_legal (model);
  guint n = pickable ? (guint) __builtin_popcount (picks_of (model, &list->moves[0])) : 0;

  if (!n)
    return g_strdup (_ ("Close this before you hand the screen on."));
  return g_strdup_printf (
    ngettext ("Choose %u card. Nobody else may look.", "Choose %u cards. Nobody else may look.", n),
    n);
}

static void
pick_cb (AdwMessageDialog *dialog, const char *response, Secret *secret)
{
  const FlipMove *answer = find_answer (secret->model, secret->picked);

  if (g_str_equal (response, "pick") && answer)
    {
      FlipMove move = *answer;

      flip_sheet_model_play (secret->model, &move, NULL);
    }
}

static Secret *
secret_new (FlipSheetModel *model, guint seat)
{
  Secret *secret = g_new0 (Secret, 1);

  secret->model = g_object_ref (model);
  secret->seat = seat;
  return secret;
}

static void
show_cards (GtkWindow *parent, FlipSheetModel *model, guint seat)
{
  const char *name = flip_session_player (flip_sheet_model_session (model), (int) seat);
  g_autofree char *heading = g_strdup_printf (_ ("The cards of %s"), name);
  guint pickable = read_pickable (model, seat);
  g_autofree char *body = body_of (model, pickable);
  GtkWidget *widget = adw_message_dialog_new (parent, heading, body);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);
  Secret *secret = secret_new (model, seat);
  guint beside = gtk_widget_get_width (GTK_WIDGET (parent)) < WIDE_FROM ? NARROW_BESIDE : BESIDE;

  secret->dialog = dialog;
  adw_message_dialog_set_extra_child (dialog, cards_new (secret, pickable, beside));
  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  if (pickable)
    {
      adw_message_dialog_add_response (dialog, "pick", _ ("Keep"));
      adw_message_dialog_set_response_appearance (dialog, "pick", ADW_RESPONSE_SUGGESTED);
      show_answer (secret);
    }
  g_signal_connect_data (dialog, "response", G_CALLBACK (pick_cb), secret,
                         (GClosureNotify) (void (*) (void)) free_secret, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* callbacks */

static void
response_cb (AdwMessageDialog *dialog, const char *response, const Secret *secret)
{
  if (g_str_equal (response, "look"))
    show_cards (gtk_window_get_transient_for (GTK_WINDOW (dialog)), secret->model, secret->seat);
}

/* public functions */

gboolean
flip_secret_dialog_has_any (FlipSheetModel *model, guint seat)
{
  FlipCard cards[FLIP_MAX_PEEKS];

  return read_cards (model, seat, cards) > 0;
}

gboolean
flip_secret_dialog_is_asked (FlipSheetModel *model)
{
  guint seat = flip_sheet_model_seat (model);

  return flip_secret_dialog_has_any (model, seat) && read_pickable (model, seat);
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
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), secret_new (model, seat),
                         (GClosureNotify) (void (*) (void)) free_secret, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
