/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/answers/now-chips.h"

#include "app/common/ask/play-button.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/now/parts/chip.h"
#include "play/moment/answers.h"

#include <glib/gi18n.h>

#define MOST_CHARS 11

/* helpers */

static GtkWidget *
label_new (const char *words, const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* A chip for an answer at a site, which glows like the site: what it gives, and where. */
static GtkWidget *
place_chip_new (const char *gives, const char *place)
{
  GtkWidget *button = flip_play_button_new ();
  GtkWidget *box =
    FLIP_MAKE_BELOW (0, label_new (gives, "place-gives"), label_new (place, "now-small"));
  /* Translators: what an answer gives, and its place on the sheet: 2 points, Space 17. */
  g_autofree char *words = g_strdup_printf (_ ("%s, %s"), gives, place);

  gtk_widget_add_css_class (box, "place-content");
  flip_chip_set (GTK_BUTTON (button), FLIP_CHIP_SITE, box);
  gtk_widget_set_hexpand (button, TRUE);
  flip_show_name (button, words);
  return button;
}

static GtkWidget *
chip_new (const FlipMoment *moment, const FlipWay *way, FlipAnswerPlace place)
{
  GtkWidget *chip;

  if (place == FLIP_ANSWER_PLACE)
    return place_chip_new (way->offer.rest, flip_moment_site (moment, way->move.site)->title);
  chip = flip_play_button_new_with_label (way->label);
  gtk_widget_add_css_class (chip, "role-toggle");
  return chip;
}

static void
add_chips (GtkBox *chips, const FlipMoment *moment, FlipAnswerPlace place)
{
  for (guint i = 0; i < moment->n_moves; i++)
    {
      const FlipWay *way = flip_moment_way (moment, i);
      GtkWidget *chip = chip_new (moment, way, place);

      flip_play_button_set_way (chip, way);
      gtk_box_append (chips, chip);
    }
}

/* public functions */

void
flip_now_chips_hide (GtkBox *chips)
{
  g_return_if_fail (GTK_IS_BOX (chips));

  gtk_widget_set_visible (GTK_WIDGET (chips), FALSE);
  flip_show_no_children (GTK_WIDGET (chips));
}

gboolean
flip_now_chips_load (GtkBox *chips, const FlipMoment *moment)
{
  g_autofree FlipAnswerPlace *places = flip_answers_sort (moment);
  gboolean shown =
    moment->n_moves && (places[0] == FLIP_ANSWER_PLACE || places[0] == FLIP_ANSWER_SHORT);

  g_return_val_if_fail (GTK_IS_BOX (chips), FALSE);

  flip_now_chips_hide (chips);
  if (shown)
    add_chips (chips, moment, places[0]);
  gtk_widget_set_visible (GTK_WIDGET (chips), shown);
  return shown;
}
