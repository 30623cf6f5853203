/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/secret-dialog.h"

#include "app/common/ask/ask-user.h"
#include "app/common/picture/card-picture.h"
#include "app/common/picture/own-card.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "play/moment/secrets.h"

#include <glib/gi18n.h>

/* At this size the squares on a card can be counted; a narrow window has room for smaller cards
   only. */
#define CARD_WIDTH    148
#define CARD_HEIGHT   214
#define NARROW_WIDTH  84
#define NARROW_HEIGHT 122
#define NAME_CHARS    16
#define NARROW_CHARS  9

/* Cards per row, and per row in a narrow window. */
#define BESIDE        5
#define NARROW_BESIDE 3
#define WIDE_FROM     960

typedef struct
{
  FlipMoment *moment;
  guint seat;
  gboolean is_narrow;  /* the window is narrow */
  guint picked;        /* one bit per card */
  GtkWidget *question; /* the dialog in which they are picked; borrowed */
} Secret;

/* helpers */

static void
free_secret (gpointer data)
{
  Secret *secret = data;

  flip_moment_unref (secret->moment);
  g_free (secret);
}

static GtkWidget *
card_new (Secret *secret, FlipCard card, guint number)
{
  FlipMoment *moment = secret->moment;
  g_autofree char *name = flip_secrets_name (moment, card, number);
  GtkWidget *words = gtk_label_new (name);
  int width = secret->is_narrow ? NARROW_WIDTH : CARD_WIDTH;
  int height = secret->is_narrow ? NARROW_HEIGHT : CARD_HEIGHT;
  GtkWidget *picture = moment->game->own_cards ? flip_own_card_new (moment, card)
                                               : flip_card_picture_new (card, width, height);

  if (picture)
    {
      flip_drawing_set_size (FLIP_DRAWING (picture), width, height);
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
    }
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (words),
                                 secret->is_narrow ? NARROW_CHARS : NAME_CHARS);
  gtk_label_set_yalign (GTK_LABEL (words), 0);
  return FLIP_MAKE_BELOW (6, picture, words);
}

static void
show_answer (Secret *secret)
{
  const FlipWay *answer = flip_secrets_answer (secret->moment, secret->picked);

  flip_ask_user_set_enabled (secret->question, "pick", answer != NULL);
  if (answer)
    {
      g_autofree char *words =
        flip_secrets_answer_words (secret->moment, secret->seat, secret->picked);

      flip_ask_user_set_label (secret->question, "pick", words);
    }
}

static void
toggled_cb (GtkToggleButton *button, Secret *secret)
{
  guint card = 1u << GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "card"));

  g_assert (secret->moment);

  if (gtk_toggle_button_get_active (button))
    secret->picked |= card;
  else
    secret->picked &= ~card;
  show_answer (secret);
}

/* A card that can be picked is a button. */
static GtkWidget *
pickable_new (Secret *secret, FlipCard card, guint index)
{
  g_autofree char *name = flip_secrets_name (secret->moment, card, index + 1);
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), card_new (secret, card, index + 1));
  flip_make_style (button, "tile pickable");
  g_object_set_data (G_OBJECT (button), "card", GUINT_TO_POINTER (index));
  flip_show_name (button, name);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), secret);
  return button;
}

static GtkWidget *
cards_new (Secret *secret, guint pickable)
{
  guint beside = secret->is_narrow ? NARROW_BESIDE : BESIDE;
  GtkWidget *row = gtk_flow_box_new ();
  FlipCard cards[FLIP_MAX_PEEKS];
  guint n = flip_secrets_read (secret->moment, secret->seat, cards);

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (row), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (row), MIN (n, beside));
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (row), MIN (n, beside));
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (row), TRUE);
  flip_show_name (row, _ ("Cards"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = flip_secrets_name (secret->moment, cards[i], i + 1);
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child),
                                    pickable & 1u << i
                                      ? pickable_new (secret, cards[i], i)
                                      : card_new (secret, cards[i], i + 1));
      gtk_widget_set_focusable (child, FALSE);
      flip_show_name (child, name);
      gtk_flow_box_append (GTK_FLOW_BOX (row), child);
    }
  return row;
}

/* A window that becomes narrow has fewer cards beside each other. */
static void
narrow_cb (GtkWidget *window, GParamSpec *spec, GtkFlowBox *row)
{
  int width;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, NULL);
  if (width < WIDE_FROM)
    gtk_flow_box_set_min_children_per_line (row, 1);
}

static char *
body_of (const FlipMoment *moment, guint pickable)
{
  guint n = pickable ? flip_secrets_n_to_pick (moment) : 0;

  if (!n)
    return g_strdup (_ ("Close this before you pass the screen on."));
  return g_strdup_printf (
    /* Translators: %u: how many */
    ngettext ("Choose %u card. Nobody else should look.", "Choose %u cards. Nobody else should "
                                                       "look.", n),
    n);
}

static void
picked_cb (GtkWidget *page, const char *answer, gpointer data)
{
  const Secret *secret = data;
  const FlipWay *way = flip_secrets_answer (secret->moment, secret->picked);

  if (g_str_equal (answer, "pick") && way)
    gtk_widget_activate_action (page, "sheet.play", "s", way->notation);
}

static Secret *
secret_new (FlipMoment *moment, guint seat)
{
  Secret *secret = g_new0 (Secret, 1);

  secret->moment = flip_moment_ref (moment);
  secret->seat = seat;
  return secret;
}

static void
show_cards (GtkWidget *page, FlipMoment *moment, guint seat)
{
  const char *name = flip_moment_player (moment, (int) seat);
  /* Translators: %s: a player */
  g_autofree char *heading = g_strdup_printf (_ ("The cards of %s"), name);
  guint pickable = flip_secrets_pickable (moment, seat);
  g_autofree char *body = body_of (moment, pickable);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (page));
  GtkWidget *question = flip_ask_user_new (heading, body), *cards;
  Secret *secret = secret_new (moment, seat);

  secret->is_narrow = gtk_widget_get_width (window) < WIDE_FROM;
  secret->question = question;
  cards = cards_new (secret, pickable);
  g_signal_connect_object (window, "notify::default-width", G_CALLBACK (narrow_cb), cards, 0);
  flip_ask_user_set_form (question, cards);
  flip_ask_user_add_answer (question, "close", _ ("_Close"));
  if (pickable)
    {
      flip_ask_user_add_answer (question, "pick", C_ ("card", "Keep"));
      flip_ask_user_suggest (question, "pick");
      show_answer (secret);
    }
  flip_ask_user_present (question, page, picked_cb, secret, free_secret);
}

/* callbacks */

static void
handed_over_cb (GtkWidget *page, const char *answer, gpointer data)
{
  const Secret *secret = data;

  g_assert (secret->moment);

  if (g_str_equal (answer, "look") && gtk_widget_get_root (page))
    show_cards (page, secret->moment, secret->seat);
}

/* public functions */

void
flip_secret_dialog_present (GtkWidget *page, FlipMoment *moment, guint seat)
{
  g_autofree char *heading = NULL, *body = NULL;
  FlipCard cards[FLIP_MAX_PEEKS];
  const char *name;
  GtkWidget *question;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (moment && seat < moment->n_seats);

  if (flip_secrets_read (moment, seat, cards) == 0)
    return;
  name = flip_moment_player (moment, (int) seat);
  /* Translators: %s: a player */
  heading = g_strdup_printf (_ ("Only for %s"), name);
  /* Translators: %s: a player */
  body = g_strdup_printf (_ ("Pass the screen to %s, and make sure nobody else can see it."), name);
  question = flip_ask_user_new (heading, body);
  flip_ask_user_add_answer (question, "close", _ ("_Cancel"));
  /* Translators: on a button: look at hidden cards */
  flip_ask_user_add_answer (question, "look", _ ("_Look"));
  flip_ask_user_present (question, page, handed_over_cb, secret_new (moment, seat), free_secret);
}
