/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/winner-card.h"

#include "app/common/layout/columns.h"
#include "app/common/picture/drawing.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/review/score-table.h"
#include "draw/kit/marker.h"
#include "draw/kit/palette.h"

#include <glib/gi18n.h>

#define MOST_FACTS 4
#define FIGURE     50 /* the height of the digits of a number in ink */
#define AROUND     20 /* between the number and its circle, on both sides */
#define PEN        5

/* A number written and circled with a seat's marker. */
typedef struct
{
  int number;
  guint seat;
} InkNumber;

/* A winner: points, the seat's holdings, and the title that was earned. */
#define FLIP_TYPE_WINNER (flip_winner_get_type ())
G_DECLARE_FINAL_TYPE (FlipWinner, flip_winner, FLIP, WINNER, GtkBox)

struct _FlipWinner
{
  GtkBox parent_instance;

  /* template */
  FlipDrawing *points;
  GtkGrid *holdings;
  GtkLabel *title;
};

FLIP_DEFINE_TEMPLATE (FlipWinner, flip_winner, GTK_TYPE_BOX)

/* A player who did not win, or not alone. */
#define FLIP_TYPE_OTHER_ROW (flip_other_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipOtherRow, flip_other_row, FLIP, OTHER_ROW, GtkBox)

struct _FlipOtherRow
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *place, *player, *title, *points;
};

FLIP_DEFINE_TEMPLATE (FlipOtherRow, flip_other_row, GTK_TYPE_BOX)

struct _FlipWinnerCard
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *trophy;
  GtkLabel *headline, *margin;
};

FLIP_DEFINE_TEMPLATE (FlipWinnerCard, flip_winner_card, GTK_TYPE_BOX)

/* helpers */

static void
add_ink_class (GtkWidget *widget, const char *prefix, guint seat)
{
  g_autofree char *name = g_strdup_printf ("%s-%u", prefix, seat % FLIP_N_INKS + 1);

  gtk_widget_add_css_class (widget, name);
}

static void
add_holding (GtkGrid *grid, int column, int row, const char *text, const char *style)
{
  GtkWidget *label = flip_make_words (text, style);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

/* Shows the seat's holdings that have a symbol. */
static void
fill_holdings (GtkGrid *grid, const FlipFacts *facts)
{
  int row = 0;

  for (guint i = 0; i < facts->n && row < MOST_FACTS; i++)
    {
      GtkWidget *glyph = flip_glyph_icon_new_for_word (facts->facts[i].glyph, 14);

      if (!glyph)
        continue;
      gtk_grid_attach (grid, glyph, 0, row, 1, 1);
      add_holding (grid, 1, row, facts->facts[i].label, "dim-label");
      add_holding (grid, 2, row, facts->facts[i].value, "holding");
      row++;
    }
}

static gboolean
has_fact (const FlipFacts *facts, const FlipFact *fact)
{
  const FlipFact *own = flip_facts_find (facts, fact->id);

  return own && g_str_equal (own->value, fact->value);
}

static void
keep_alike (FlipFacts *facts, const FlipFacts *others)
{
  guint kept = 0;

  for (guint i = 0; i < facts->n; i++)
    {
      if (has_fact (others, &facts->facts[i]))
        facts->facts[kept++] = facts->facts[i];
    }
  facts->n = kept;
}

static void
draw_number (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  const InkNumber *ink = value;
  double x = width / 2, y = height / 2;
  g_autofree char *text = flip_points_text (ink->number);
  double figure =
    MIN (FIGURE, FIGURE * (width - 2 * AROUND) / flip_marker_text_width (text, FIGURE));
  FlipRect face = flip_rect_around (x, y, width - AROUND, height - AROUND);
  FlipPen pen = { flip_palette_ink (canvas->palette, ink->seat), PEN, 1 };

  flip_marker_circle (canvas, text, &face, &pen);
  flip_marker_write (canvas, text, text, x - flip_marker_text_width (text, figure) / 2, y, figure,
                     &pen);
}

static void
show_number (FlipDrawing *drawing, int number, guint seat)
{
  static const FlipDrawn drawn = { .draw = draw_number, .size = sizeof (InkNumber) };
  g_autofree char *words =
    /* Translators: %d: how many */
    g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (number)), number);

  flip_drawing_show (drawing, &drawn, &(InkNumber){ number, seat });
  flip_show_name (drawing, words);
}

static GtkWidget *
winner_new (const FlipStanding *standing, guint seat)
{
  FlipWinner *self = g_object_new (FLIP_TYPE_WINNER, NULL);
  g_autofree char *title = flip_standing_story (standing, seat);

  show_number (self->points, standing->scores[seat]->total, seat);
  fill_holdings (self->holdings, flip_moment_facts (standing->moment, (int) seat));
  flip_show_text (self->title, title);
  add_ink_class (GTK_WIDGET (self->title), "ink", seat);
  return GTK_WIDGET (self);
}

/* The card of several winners: their points, and the holdings that are the same for all of them. */
static GtkWidget *
winners_new (const FlipStanding *standing, guint n)
{
  guint first = standing->seats[0];
  FlipWinner *self = g_object_new (FLIP_TYPE_WINNER, NULL);
  FlipFacts facts = *flip_moment_facts (standing->moment, (int) first);

  for (guint i = 1; i < n; i++)
    keep_alike (&facts, flip_moment_facts (standing->moment, (int) standing->seats[i]));
  show_number (self->points, standing->scores[first]->total, first);
  fill_holdings (self->holdings, &facts);
  flip_show_text (self->title, NULL);
  return GTK_WIDGET (self);
}

static gboolean
have_equal_points (const FlipStanding *standing, guint n)
{
  for (guint i = 1; i < n; i++)
    {
      if (standing->scores[standing->seats[i]]->total != standing->scores[standing->seats[0]]->total)
        return FALSE;
    }

  return TRUE;
}

/* The ranks of all rows are equally wide, no wider than the longest. */
static GtkWidget *
other_new (const FlipStanding *standing, guint index, GtkSizeGroup *places)
{
  guint seat = standing->seats[index];
  const char *name = flip_moment_player (standing->moment, (int) seat);
  FlipOtherRow *self = g_object_new (FLIP_TYPE_OTHER_ROW, NULL);
  g_autofree char *title = flip_standing_story (standing, seat);
  g_autofree char *total = flip_points_text (standing->scores[seat]->total);

  flip_show_text (self->place, flip_place_name (standing->places[index]));
  gtk_size_group_add_widget (places, GTK_WIDGET (self->place));
  gtk_box_insert_child_after (GTK_BOX (self), flip_seat_disc_new (name, seat),
                              GTK_WIDGET (self->place));
  flip_show_text (self->player, name);
  flip_show_text (self->title, title);
  flip_show_text (self->points, total);
  return GTK_WIDGET (self);
}

static void
flip_winner_class_init (FlipWinnerClass *klass)
{
  FLIP_TEMPLATE (klass, "review/winner.ui");
  FLIP_BIND_CHILDREN (klass, FlipWinner, points, holdings, title);
}

static void
flip_other_row_class_init (FlipOtherRowClass *klass)
{
  FLIP_TEMPLATE (klass, "review/other-row.ui");
  FLIP_BIND_CHILDREN (klass, FlipOtherRow, place, player, title, points);
}

static void
flip_winner_card_class_init (FlipWinnerCardClass *klass)
{
  FLIP_TEMPLATE (klass, "review/winner-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipWinnerCard, trophy, headline, margin);
}

/* public functions */

GtkWidget *
flip_winner_card_new (const FlipStanding *standing)
{
  FlipWinnerCard *self;
  guint first;
  g_autofree char *headline = NULL, *margin = NULL;

  g_return_val_if_fail (standing && standing->n > 0, NULL);

  self = g_object_new (FLIP_TYPE_WINNER_CARD, NULL);
  headline = flip_standing_headline (standing);
  margin = flip_standing_margin (standing);
  flip_show_text (self->headline, headline);
  flip_show_text (self->margin, margin);
  gtk_widget_set_visible (self->trophy, flip_standing_n_winners (standing) > 0);
  if (flip_standing_n_winners (standing))
    add_ink_class (GTK_WIDGET (self), "edge", standing->seats[0]);
  first = flip_standing_n_first (standing);
  if (first == 1)
    gtk_box_append (GTK_BOX (self), winner_new (standing, standing->seats[0]));
  else if (have_equal_points (standing, first))
    gtk_box_append (GTK_BOX (self), winners_new (standing, first));
  return GTK_WIDGET (self);
}

GtkWidget *
flip_others_card_new (const FlipStanding *standing)
{
  g_autoptr (GtkSizeGroup) places = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *card;
  guint told;

  g_return_val_if_fail (standing && standing->n > 0, NULL);

  card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  told = flip_standing_n_first (standing) == 1; /* if several are first, they are named here */
  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_visible (card, told < standing->n);
  for (guint i = told; i < standing->n; i++)
    {
      if (i > told)
        gtk_box_append (GTK_BOX (card), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      gtk_box_append (GTK_BOX (card), other_new (standing, i, places));
    }
  return card;
}
