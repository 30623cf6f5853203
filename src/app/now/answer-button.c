/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/answer-button.h"

#include "app/now/aside-chip.h"
#include "app/common/own-card.h"
#include "app/common/play-button.h"
#include "app/board/way-row.h"

#define CARD_WIDTH  80
#define CARD_HEIGHT 114

/* helpers */

static void
set_name (GtkWidget *button, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
words_new (const char *text)
{
  GtkWidget *button = gtk_button_new_with_label (text);
  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  return button;
}

/* Cards where the answer is about several, else its words. */
static GtkWidget *
line_new (const FlipWay *way)
{
  GtkWidget *button;

  if (way->offer.n_cards < 2 || way->own_cards)
    return words_new (way->label);
  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), flip_way_row_new (way, FALSE));
  set_name (button, way->label);
  return button;
}

static GtkWidget *
pill_new (const FlipWay *way)
{
  GtkWidget *button = words_new (*way->offer.act ? way->offer.act : way->label);

  gtk_widget_add_css_class (button, "pill-button");
  gtk_widget_add_css_class (button, "answer-pill");
  if (*way->offer.act)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    way->label, -1);
  return button;
}

static GtkWidget *
badge_new (const char *text)
{
  GtkWidget *badge = gtk_label_new (text);

  gtk_widget_set_halign (badge, GTK_ALIGN_END);
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  gtk_widget_add_css_class (badge, "card-count");
  return badge;
}

/* The words stand on the picture. */
static GtkWidget *
card_new (FlipMoment *moment, const FlipWay *way)
{
  GtkWidget *picture = flip_own_card_new (moment, flip_move_card (&way->move));
  GtkWidget *overlay = gtk_overlay_new (), *button;
  g_autofree char *name = *way->offer.badge
                            ? g_strdup_printf ("%s, %s", way->label, way->offer.badge)
                            : g_strdup (way->label);

  if (!picture)
    return words_new (name);
  button = gtk_button_new ();
  flip_drawing_set_size (FLIP_DRAWING (picture), CARD_WIDTH, CARD_HEIGHT);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  if (*way->offer.badge)
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), badge_new (way->offer.badge));
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_add_css_class (button, "card-answer");
  gtk_widget_add_css_class (button, "flat");
  set_name (button, name);
  return button;
}

/* public functions */

GtkWidget *
flip_answer_button_new (FlipMoment *moment, const FlipWay *way, FlipAnswerLook look)
{
  GtkWidget *button =
    look == FLIP_LOOK_PILL   ? pill_new (way)
    : look == FLIP_LOOK_CARD ? card_new (moment, way)
    : look == FLIP_LOOK_CHIP
      ? flip_aside_chip_new (*way->offer.badge ? way->offer.badge : way->label, way->label)
      : line_new (way);

  flip_play_button_set_way (button, way);
  return button;
}
