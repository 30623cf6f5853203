/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/score-table.h"

#include "app/common/layout/first-fit.h"
#include "app/common/layout/fold-table.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "draw/kit/palette.h"
#include "draw/kit/seat-disc.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

#define MOST_BESIDE  4  /* the most seats whose names are beside their discs if there is room */
#define MOST_NAMED   2  /* the most seats whose names are shown in every table that is not folded */
#define NAME_LETTERS 12 /* letters of a name that are shown */

/* helpers */

static GtkWidget *
label_new (const char *text, const char *style, double xalign)
{
  GtkWidget *label = flip_make_label (text, style);

  gtk_label_set_xalign (GTK_LABEL (label), (float) xalign);
  return label;
}

/* A label that is only visual: screen readers get the same elsewhere. */
static GtkWidget *
silent_label_new (const char *text, const char *style, double xalign)
{
  const char *styles[] = { style, NULL };

  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "label",
                       text, "css-classes", styles, "xalign", xalign, NULL);
}

static void
add_ink_class (GtkWidget *widget, const char *prefix, guint seat)
{
  g_autofree char *name = g_strdup_printf ("%s-%u", prefix, seat % FLIP_N_INKS + 1);

  gtk_widget_add_css_class (widget, name);
}

/* Whether a line gives nobody points and counts nothing, so that it is left out. */
static gboolean
says_nothing (const FlipStanding *standing, guint line)
{
  for (guint seat = 0; seat < standing->n; seat++)
    {
      const FlipScoreLine *own = &standing->scores[seat]->lines[line];

      if (own->points || own->count)
        return FALSE;
    }

  return TRUE;
}

/* The seat with the most points in a line, or -1 if several have the same. */
static int
seat_with_most (const FlipStanding *standing, guint line)
{
  int most = 0, seat = -1;

  for (guint i = 0; i < standing->n; i++)
    {
      int points = standing->scores[i]->lines[line].points;

      if (points > most)
        {
          most = points;
          seat = (int) i;
        }
      else if (points == most)
        seat = -1;
    }

  return standing->n > 1 ? seat : -1;
}

static GtkWidget *
row_title_new (const FlipScoreLine *line)
{
  GtkWidget *box = FLIP_MAKE_ACROSS (8, flip_glyph_icon_new_for_word (line->glyph, 14),
                                     flip_make_words (line->label, NULL));

  gtk_widget_add_css_class (box, "row-title");
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

/* "Ann, Cash: 24, 6 points, the most": a screen reader reads the table cell by cell. */
static void
describe_cell (GtkWidget *cell, const FlipScoreLine *line, const char *name, gboolean most)
{
  g_autofree char *points =
    /* Translators: %d: how many */
    g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (line->points)), line->points);
  g_autofree char *count = line->count != line->points ? g_strdup_printf ("%d", line->count) : NULL;
  g_autofree char *head = flip_phrase_list (name, line->label, NULL);
  g_autofree char *body =
    flip_phrase_list (count ? count : "", points,
                      most ? /* the highest score of all players */ _ ("the most") : NULL, NULL);
  g_autofree char *words = flip_phrase_label (head, body);

  flip_show_name (cell, words);
}

static GtkWidget *
star_new (void)
{
  GtkWidget *star =
    g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                  "starred-symbolic", NULL);

  gtk_image_set_pixel_size (GTK_IMAGE (star), 10);
  gtk_widget_add_css_class (star, "most-star");
  return star;
}

/* A cell: the count, if it differs from the points; the points; the star. Each takes its room even
   if it is empty, so that the figures of a column are aligned. */
static GtkWidget *
cell_new (const FlipScoreLine *line, const char *name, gboolean most)
{
  GtkWidget *box, *star = star_new ();
  g_autofree char *points_text = flip_points_text (line->points);
  g_autofree char *count_text = flip_points_text (line->count);
  GtkWidget *counted = silent_label_new (line->count == line->points ? "" : count_text, "count", 1);
  GtkWidget *points = label_new (points_text, "points", 1);

  gtk_label_set_width_chars (GTK_LABEL (counted), 2);
  gtk_label_set_width_chars (GTK_LABEL (points), 3);
  gtk_widget_add_css_class (points, most ? "most" : line->points ? "some" : "nothing");
  describe_cell (points, line, name, most);
  gtk_widget_set_opacity (star, most ? 1 : 0);
  box = FLIP_MAKE_ACROSS (4, counted, points, star);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_add_css_class (box, "cell");
  return box;
}

static GtkWidget *
name_new (const char *name)
{
  GtkWidget *label = label_new (name, "heading", .5);

  if (g_utf8_strlen (name, -1) <= NAME_LETTERS)
    return label;
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), NAME_LETTERS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_LETTERS);
  return label;
}

static GtkWidget *
disc_and_name_new (const char *name, guint seat, GtkOrientation orientation, GtkWidget *label)
{
  GtkWidget *box = gtk_box_new (orientation, 6);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), flip_seat_disc_new (name, seat));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* The name below the disc, or the disc alone if the name can be left out. */
static GtkWidget *
narrow_head_new (const char *name, guint seat, gboolean named)
{
  GtkWidget *fit = g_object_new (FLIP_TYPE_FIRST_FIT, "or-none", !named, NULL);

  gtk_widget_set_parent (name_new (name), fit);
  return disc_and_name_new (name, seat, GTK_ORIENTATION_VERTICAL, fit);
}

/* The name beside the disc if there is room. */
static GtkWidget *
seat_head_new (const FlipMoment *moment, guint seat, gboolean folded)
{
  const char *name = flip_moment_player (moment, (int) seat);
  GtkWidget *head = narrow_head_new (name, seat, !folded && moment->n_seats <= MOST_NAMED);

  if (moment->n_seats <= MOST_BESIDE)
    head = g_object_new (
      FLIP_TYPE_FOLD_TABLE, "folded", head, "table",
      disc_and_name_new (name, seat, GTK_ORIENTATION_HORIZONTAL, name_new (name)), NULL);
  gtk_widget_set_tooltip_text (head, name);
  gtk_widget_add_css_class (head, "cell");
  gtk_widget_set_hexpand (head, TRUE);
  return head;
}

/* "★ most" */
static GtkWidget *
legend_new (void)
{
  return FLIP_MAKE_ACROSS (6, star_new (), flip_make_label (C_ ("points", "most"), "dim-label"));
}

/* In a folded table the title of a row is above its figures, else before them. */
static void
attach_title (GtkGrid *grid, GtkWidget *title, const FlipStanding *standing, gboolean folded, int row)
{
  gtk_grid_attach (grid, title, 0, row, folded ? (int) standing->n : 1, 1);
}

static void
attach_figure (GtkGrid *grid, GtkWidget *figure, guint index, gboolean folded, int row)
{
  gtk_grid_attach (grid, figure, (int) index + !folded, row + folded, 1, 1);
}

/* Returns the next row; so do the functions below. */
static int
add_head (GtkGrid *grid, const FlipStanding *standing, gboolean folded)
{
  /* Translators: heading over what points came from */
  GtkWidget *box = FLIP_MAKE_BELOW (2, flip_make_label (_ ("Points from"), "heading"),
                                    standing->n > 1 ? legend_new () : NULL);

  gtk_widget_set_valign (box, GTK_ALIGN_END);
  attach_title (grid, box, standing, folded, 0);
  for (guint i = 0; i < standing->n; i++)
    attach_figure (grid, seat_head_new (standing->moment, standing->seats[i], folded), i, folded, 0);
  return 1 + folded;
}

static int
add_rows (GtkGrid *grid, const FlipStanding *standing, const char *const *names, gboolean folded, int row)
{
  g_assert (standing->scores[0]->n_lines <= FLIP_SCORE_LINES);

  for (guint line = 0; line < standing->scores[0]->n_lines; line++)
    {
      int best = seat_with_most (standing, line);

      if (says_nothing (standing, line))
        continue;
      attach_title (grid, row_title_new (&standing->scores[0]->lines[line]), standing, folded, row);
      for (guint i = 0; i < standing->n; i++)
        {
          guint seat = standing->seats[i];

          attach_figure (grid, cell_new (&standing->scores[seat]->lines[line], names[seat], best == (int) seat), i,
                         folded, row);
        }
      row += 1 + folded;
    }

  return row;
}

static void
add_totals (GtkGrid *grid, const FlipStanding *standing, const char *const *names, gboolean folded, int row)
{
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_widget_add_css_class (line, "sum");
  gtk_grid_attach (grid, line, 0, row, (int) standing->n + !folded, 1);
  /* Translators: the sum of the points */
  attach_title (grid, label_new (_ ("Total"), "title-4", 0), standing, folded, row + 1);
  for (guint i = 0; i < standing->n; i++)
    {
      guint seat = standing->seats[i];
      g_autofree char *total = flip_points_text (standing->scores[seat]->total);
      GtkWidget *label = label_new (total, "total", .5);
      /* Translators: first %s: a player; second %s: points */
      g_autofree char *words = g_strdup_printf (_ ("%s, total: %s"), names[seat], total);

      flip_show_name (label, words);
      if (flip_standing_is_winner (standing, seat))
        add_ink_class (label, "ink", seat);
      attach_figure (grid, label, i, folded, row + 1);
    }
}

/* Added first, because it is drawn below the winners' numbers. */
static void
add_winner_grounds (GtkGrid *grid, const FlipStanding *standing, guint rows)
{
  for (guint i = 0; i < standing->n; i++)
    {
      GtkWidget *ground;

      if (!flip_standing_is_winner (standing, standing->seats[i]))
        continue;
      ground = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      gtk_widget_add_css_class (ground, "winner-column");
      add_ink_class (ground, "ground", standing->seats[i]);
      gtk_grid_attach (grid, ground, (int) i + 1, 0, 1, (int) rows);
    }
}

static guint
n_rows (const FlipStanding *standing)
{
  guint rows = standing->scores[0]->n_lines;

  for (guint line = 0; line < standing->scores[0]->n_lines; line++)
    rows -= says_nothing (standing, line);
  return rows;
}

static GtkWidget *
grid_new (const FlipStanding *standing, gboolean folded)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  const char *names[FLIP_MAX_SEATS];
  int row;

  gtk_widget_add_css_class (GTK_WIDGET (grid), "score-table");
  gtk_grid_set_column_homogeneous (grid, folded);
  if (standing->n > 1 && !folded)
    add_winner_grounds (grid, standing, n_rows (standing) + 3);
  for (guint seat = 0; seat < standing->n; seat++)
    names[seat] = flip_moment_player (standing->moment, (int) seat);
  row = add_head (grid, standing, folded);
  row = add_rows (grid, standing, names, folded, row);
  add_totals (grid, standing, names, folded, row);
  return GTK_WIDGET (grid);
}

/* public functions */

GtkWidget *
flip_score_table_new (const FlipStanding *standing)
{
  g_return_val_if_fail (standing && standing->n > 0 && standing->moment, NULL);

  return g_object_new (FLIP_TYPE_FOLD_TABLE, "table", grid_new (standing, FALSE), "folded",
                       grid_new (standing, TRUE), NULL);
}

GtkWidget *
flip_opponent_table_new (const FlipStanding *standing)
{
  const FlipResult *result = standing->result, nobody_won = { 0 };
  FlipStanding alone = { .n = 1, .scores = { &result->opponent_score }, .result = &nobody_won };
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *name = label_new (result->opponent, "heading", 0);

  g_return_val_if_fail (result->has_opponent, NULL);

  gtk_widget_add_css_class (grid, "score-table");
  gtk_grid_attach (GTK_GRID (grid), name, 0, 0, 2, 1);
  add_totals (GTK_GRID (grid), &alone, &result->opponent, FALSE,
              add_rows (GTK_GRID (grid), &alone, &result->opponent, FALSE, 1));
  return grid;
}

GtkWidget *
flip_seat_disc_new (const char *name, guint seat)
{
  char letters[FLIP_SEAT_LETTERS_SIZE];
  GtkWidget *disc;

  g_return_val_if_fail (name && seat < FLIP_MAX_SEATS, NULL);

  flip_seat_letters (name, letters);
  disc = silent_label_new (letters, "result-disc", .5);
  add_ink_class (disc, "disc", seat);
  gtk_widget_set_halign (disc, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
  return disc;
}
