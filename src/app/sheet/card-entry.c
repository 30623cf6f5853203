/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/card-entry.h"

#include <glib/gi18n.h>

struct _FlipCardEntry
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkEditable *text;
  GtkWidget *buttons[FLIP_N_CARDS];
};

G_DEFINE_FINAL_TYPE (FlipCardEntry, flip_card_entry, GTK_TYPE_BOX)

enum
{
  CARD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *const suit_classes[FLIP_N_SUITS] = { "hearts", "spades", "diamonds", "clubs" };

/* helpers */

static const char *
suit_name (FlipSuit suit)
{
  static const char *const names[FLIP_N_SUITS] = {
    N_ ("Hearts"),
    N_ ("Spades"),
    N_ ("Diamonds"),
    N_ ("Clubs"),
  };

  return _ (names[suit]);
}

static void
tell (FlipCardEntry *self, FlipCard card)
{
  gtk_editable_set_text (self->text, "");
  g_signal_emit (self, signals[CARD], 0, (guint) card);
}

/* The typed rank lights its four cards. */
static void
light_rank (FlipCardEntry *self, guint rank)
{
  for (FlipCard card = 0; card < FLIP_N_CARDS; card++)
    {
      if (rank && flip_card_rank (card) == rank)
        gtk_widget_add_css_class (self->buttons[card], "lit");
      else
        gtk_widget_remove_css_class (self->buttons[card], "lit");
    }
}

/* callbacks */

static void
clicked_cb (GtkButton *button, FlipCardEntry *self)
{
  tell (self, (FlipCard) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "card")));
}

static void
typed_cb (GtkEditable *editable, FlipCardEntry *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (editable)));
  FlipCard card;

  light_rank (self, flip_rank_parse (text));
  if (flip_card_parse (text, &card))
    tell (self, card);
}

/* overrides */

static void
flip_card_entry_class_init (FlipCardEntryClass *klass)
{
  signals[CARD] = g_signal_new ("card", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkWidget *
card_button_new (FlipCardEntry *self, FlipCard card)
{
  char shown[FLIP_CARD_TEXT_SIZE];
  GtkWidget *button = gtk_button_new_with_label (flip_rank_text (flip_card_rank (card)));
  g_autofree char *name = g_strdup_printf ("%s %s", flip_rank_text (flip_card_rank (card)),
                                           suit_name (flip_card_suit (card)));

  flip_card_show (card, shown);
  gtk_widget_add_css_class (button, "card-button");
  gtk_widget_add_css_class (button, suit_classes[flip_card_suit (card)]);
  gtk_widget_set_tooltip_text (button, shown);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "card", GUINT_TO_POINTER (card));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

static void
add_suit (FlipCardEntry *self, FlipSuit suit)
{
  static const char *const symbols[FLIP_N_SUITS] = { "♥", "♠", "♦", "♣" };
  g_autofree char *title = g_strdup_printf ("%s  %s", symbols[suit], suit_name (suit));
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, suit_classes[suit]);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_box_append (GTK_BOX (self), label);
  gtk_box_append (GTK_BOX (self), row);
  for (guint rank = FLIP_ACE; rank <= FLIP_KING; rank++)
    {
      FlipCard card = flip_card (suit, rank);

      self->buttons[card] = card_button_new (self, card);
      gtk_box_append (GTK_BOX (row), self->buttons[card]);
    }
}

static void
flip_card_entry_init (FlipCardEntry *self)
{
  GtkWidget *text = gtk_entry_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  self->text = GTK_EDITABLE (text);
  gtk_entry_set_placeholder_text (GTK_ENTRY (text), _ ("Type rank and suit: 7c, 10h, ks"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Card"),
                                  -1);
  g_signal_connect (text, "changed", G_CALLBACK (typed_cb), self);
  gtk_box_append (GTK_BOX (self), text);
  for (guint suit = 0; suit < FLIP_N_SUITS; suit++)
    add_suit (self, suit);
}

/* public functions */

GtkWidget *
flip_card_entry_new (void)
{
  return g_object_new (FLIP_TYPE_CARD_ENTRY, NULL);
}

void
flip_card_entry_set_possible (FlipCardEntry *self, FlipCardSet possible)
{
  for (FlipCard card = 0; card < FLIP_N_CARDS; card++)
    {
      gboolean seen = !(possible & FLIP_CARD_BIT (card));

      if (seen)
        gtk_widget_add_css_class (self->buttons[card], "seen");
      else
        gtk_widget_remove_css_class (self->buttons[card], "seen");
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->buttons[card]),
                                   GTK_ACCESSIBLE_STATE_DISABLED, seen, -1);
    }
}

void
flip_card_entry_focus (FlipCardEntry *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
}
