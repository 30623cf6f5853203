/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/winner-card.h"

#include "app/common/glyph-icon.h"
#include "app/review/ink-number.h"
#include "app/review/score-table.h"
#include "draw/palette.h"

#include <glib/gi18n.h>

#define MOST_FACTS 4

/* helpers */

static GtkWidget *
label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_ink_class (GtkWidget *widget, const char *prefix, guint seat)
{
  g_autofree char *name = g_strdup_printf ("%s-%u", prefix, seat % FLIP_N_INKS + 1);

  gtk_widget_add_css_class (widget, name);
}

static GtkWidget *
headline_new (const FlipStanding *standing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *headline = flip_standing_headline (standing);
  g_autofree char *margin = flip_standing_margin (standing);

  if (standing->result->winners)
    {
      GtkWidget *trophy =
        g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                      "icon-name", "flipside-trophy-symbolic", NULL);

      gtk_image_set_pixel_size (GTK_IMAGE (trophy), 36);
      gtk_widget_add_css_class (trophy, "trophy");
      gtk_box_append (GTK_BOX (box), trophy);
    }
  gtk_box_append (GTK_BOX (words), label_new (headline, "title-2"));
  if (margin)
    gtk_box_append (GTK_BOX (words), label_new (margin, "dim-label"));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), words);
  return box;
}

/* What the seat holds, as far as it has a symbol. */
static GtkWidget *
holdings_new (const FlipMoment *moment, guint seat)
{
  GtkWidget *grid = gtk_grid_new ();
  const FlipFacts *facts = flip_moment_facts (moment, (int) seat);
  int row = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  for (guint i = 0; i < facts->n && row < MOST_FACTS; i++)
    {
      GtkWidget *glyph = flip_glyph_icon_new_for_word (facts->facts[i].glyph, 14);

      if (!glyph)
        continue;
      gtk_grid_attach (GTK_GRID (grid), glyph, 0, row, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), label_new (facts->facts[i].value, "holding"), 1, row, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), label_new (facts->facts[i].label, "dim-label"), 2, row, 1,
                       1);
      row++;
    }

  return grid;
}

static char *
title_of (const FlipMoment *moment, guint seat)
{
  g_autoptr (GString) title = g_string_new (NULL);

  moment->game->title (moment->state, seat, title);
  return g_string_free (g_steal_pointer (&title), FALSE);
}

static void
add_winner (GtkWidget *card, const FlipStanding *standing, guint seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  g_autofree char *title = title_of (standing->moment, seat);
  GtkWidget *label = label_new (title, "result-title");

  gtk_box_append (GTK_BOX (box), flip_ink_number_new (standing->scores[seat]->total, seat));
  gtk_box_append (GTK_BOX (box), holdings_new (standing->moment, seat));
  gtk_box_append (GTK_BOX (card), box);
  gtk_box_append (GTK_BOX (card), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_label_set_xalign (GTK_LABEL (label), .5);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  add_ink_class (label, "ink", seat);
  gtk_box_append (GTK_BOX (card), label);
}

static GtkWidget *
other_new (const FlipStanding *standing, guint index)
{
  guint seat = standing->seats[index];
  const char *name = flip_moment_player (standing->moment, (int) seat);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *title = title_of (standing->moment, seat);
  g_autofree char *total = flip_points_text (standing->scores[seat]->total);
  GtkWidget *place = gtk_label_new (flip_place_name (standing->places[index]));
  GtkWidget *points = gtk_label_new (total);

  gtk_widget_add_css_class (row, "other");
  gtk_label_set_width_chars (GTK_LABEL (place), 4);
  gtk_label_set_xalign (GTK_LABEL (place), 0);
  gtk_widget_add_css_class (place, "heading");
  gtk_widget_add_css_class (place, "dim-label");
  gtk_widget_add_css_class (points, "total");
  gtk_box_append (GTK_BOX (row), place);
  gtk_box_append (GTK_BOX (row), flip_seat_disc_new (name, seat));
  gtk_box_append (GTK_BOX (words), label_new (name, "heading"));
  gtk_box_append (GTK_BOX (words), label_new (title, "dim-label"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), points);
  return row;
}

/* public functions */

GtkWidget *
flip_winner_card_new (const FlipStanding *standing)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  guint winners = MAX (1, flip_standing_n_winners (standing));

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "winner-card");
  if (standing->result->winners)
    add_ink_class (card, "edge", standing->seats[0]);
  gtk_box_append (GTK_BOX (card), headline_new (standing));
  for (guint i = 0; i < winners; i++)
    add_winner (card, standing, standing->seats[i]);
  return card;
}

GtkWidget *
flip_others_card_new (const FlipStanding *standing)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  guint winners = MAX (1, flip_standing_n_winners (standing));

  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_visible (card, winners < standing->n);
  for (guint i = winners; i < standing->n; i++)
    {
      if (i > winners)
        gtk_box_append (GTK_BOX (card), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      gtk_box_append (GTK_BOX (card), other_new (standing, i));
    }
  return card;
}
