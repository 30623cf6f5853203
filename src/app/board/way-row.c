/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/way-row.h"

#include "app/common/picture/card-picture.h"
#include "app/common/toolkit/make.h"

#define CARD_WIDTH  26
#define CARD_HEIGHT 36

/* helpers */

static GtkWidget *
role_new (FlipCard card, const char *role, gboolean beside)
{
  GtkWidget *card_picture = flip_card_picture_new (card, CARD_WIDTH, CARD_HEIGHT);
  GtkWidget *words = gtk_label_new (role);

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_xalign (GTK_LABEL (words), beside ? 0 : 0.5f);
  gtk_label_set_justify (GTK_LABEL (words), beside ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (words), 9);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 9);
  gtk_widget_add_css_class (words, "now-small");
  return beside ? FLIP_MAKE_ACROSS (6, card_picture, words)
                : FLIP_MAKE_BELOW (2, card_picture, words);
}

static GtkWidget *
price_new (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (label, GTK_ALIGN_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "price-badge");
  return label;
}

/* public functions */

GtkWidget *
flip_way_row_new (const FlipWay *way, gboolean beside)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, beside ? 12 : 4);
  const FlipOffer *offer = &way->offer;
  guint n_cards = way->own_cards ? 0 : offer->n_cards;

  for (guint i = 0; i < n_cards; i++)
    gtk_box_append (GTK_BOX (box), role_new (offer->cards[i], offer->roles[i], beside));
  if (!n_cards)
    gtk_box_append (GTK_BOX (box), gtk_label_new (way->label));
  if (n_cards && *offer->rest)
    gtk_box_append (GTK_BOX (box), gtk_label_new (offer->rest));
  if (n_cards && way->price)
    gtk_box_append (GTK_BOX (box), price_new (way->price));
  return box;
}
