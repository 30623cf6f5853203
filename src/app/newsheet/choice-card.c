/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/choice-card.h"

#include "app/newsheet/board-thumbnail.h"

#include <glib/gi18n.h>

/* Two of them stand side by side, but not on a narrow screen. */
#define LEAST_WIDTH 180

/* helpers */

static GtkWidget *
words_new (const char *title, const char *subtitle)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *labels[] = { gtk_label_new (title), gtk_label_new (subtitle) };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      gtk_label_set_xalign (GTK_LABEL (labels[i]), 0);
      gtk_label_set_wrap (GTK_LABEL (labels[i]), TRUE);
      gtk_box_append (GTK_BOX (box), labels[i]);
    }
  gtk_widget_add_css_class (labels[0], "choice-title");
  gtk_widget_add_css_class (labels[1], "choice-subtitle");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
tick_new (void)
{
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_set_valign (tick, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (tick, "choice-tick");
  return tick;
}

static GtkWidget *
choice_new (GtkWidget *card, const char *title, const char *subtitle, GtkCheckButton *group)
{
  GtkWidget *choice = gtk_check_button_new ();

  gtk_widget_add_css_class (choice, "choice");
  gtk_widget_add_css_class (card, "choice-card");
  gtk_check_button_set_child (GTK_CHECK_BUTTON (choice), card);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (choice), group);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  return choice;
}

static char *
seats_text (const FlipGame *game)
{
  if (game->min_seats == game->max_seats)
    return g_strdup_printf (ngettext ("%u player", "%u players", game->max_seats), game->max_seats);
  return g_strdup_printf (_ ("%u–%u players"), game->min_seats, game->max_seats);
}

/* public functions */

GtkWidget *
flip_choice_card_new_game (const FlipGame *game, GtkCheckButton *group)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *seats = seats_text (game);

  gtk_box_append (GTK_BOX (line), words_new (_ (game->name), seats));
  gtk_box_append (GTK_BOX (line), tick_new ());
  gtk_box_append (GTK_BOX (card), flip_board_thumbnail_new (game));
  gtk_box_append (GTK_BOX (card), line);
  gtk_widget_add_css_class (card, "game-card");
  return choice_new (card, _ (game->name), seats, group);
}

GtkWidget *
flip_choice_card_new (const char *icon,
                      const char *title,
                      const char *subtitle,
                      GtkCheckButton *group)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  GtkWidget *words = words_new (title, subtitle), *choice;

  gtk_image_set_pixel_size (GTK_IMAGE (image), 20);
  gtk_widget_set_size_request (card, LEAST_WIDTH, -1);
  gtk_widget_add_css_class (image, "choice-icon");
  gtk_box_append (GTK_BOX (card), image);
  gtk_box_append (GTK_BOX (card), words);
  gtk_box_append (GTK_BOX (card), tick_new ());
  choice = choice_new (card, title, subtitle, group);
  g_object_set_data (G_OBJECT (choice), "words", words);
  return choice;
}

void
flip_choice_card_set_words (GtkWidget *choice, const char *title, const char *subtitle)
{
  GtkWidget *words = g_object_get_data (G_OBJECT (choice), "words");
  GtkWidget *label = gtk_widget_get_first_child (words);

  gtk_label_set_label (GTK_LABEL (label), title);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (label)), subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
}
