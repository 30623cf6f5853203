/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/statistics/sums-row.h"

#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "play/moment/sheet-words.h"

#include <glib/gi18n.h>
#include <math.h>

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = flip_make_words (text, style);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* "86 best", and below it "Ann, 14 September". */
static void
add_card (GtkBox *row, const char *number, const char *what, const char *detail)
{
  GtkWidget *words = new_label (what, "body");
  GtkWidget *card = FLIP_MAKE_BELOW (0, FLIP_MAKE_ACROSS (6, new_label (number, "title-2"), words),
                                     new_label (detail, "dim-label caption"));

  flip_show_on_baseline (words);
  flip_make_style (card, "card statistics-sum");
  gtk_box_append (row, card);
}

static void
add_number (GtkBox *row, int value, const char *what, const char *detail)
{
  g_autofree char *number = g_strdup_printf ("%d", value);

  add_card (row, number, what, detail);
}

static char *
who_and_when (const FlipKeptResult *result)
{
  g_autofree char *player = flip_phrase_isolate (result->player);
  g_autofree char *when = flip_sheet_words_moment (result->ended);

  /* Translators: a player, and the day of a game. */
  return g_strdup_printf (_ ("%s, %s"), player, when);
}

static void
add_points (GtkBox *row, const FlipStatistics *statistics)
{
  g_autofree char *best = who_and_when (statistics->all.best);
  g_autofree char *mean = flip_phrase_decimal (statistics->mean, 1);
  /* Between two scores it may be half a point. */
  g_autofree char *median =
    flip_phrase_decimal (statistics->median, statistics->median == floor (statistics->median) ? 0 : 1);
  g_autofree char *spread =
    /* Translators: %s and %.0f: scores */
    g_strdup_printf (_ ("median %s, half between %.0f and %.0f"), median, statistics->lower, statistics->upper);

  add_number (row, statistics->all.best->score, C_ ("statistics", "best"), best);
  add_card (row, mean, C_ ("statistics", "average"), spread);
}

/* "9 of 31 arrested", if the game has such a count. */
static void
add_done (GtkBox *row, const FlipStatistics *statistics)
{
  for (guint i = 0; i < statistics->tallies->len; i++)
    {
      const FlipTallied *tallied = &g_array_index (statistics->tallies, FlipTallied, i);
      g_autofree char *number = NULL, *often = NULL;

      if (!tallied->tally->done)
        continue;
      /* Translators: first %u: how much there is of something; second %u: how much there may be */
      number = g_strdup_printf (_ ("%u of %u"), tallied->results, statistics->all.results);
      /* Translators: %u: how many */
      often = g_strdup_printf (ngettext ("%u of them more than once", "%u of them more than once",
                                         tallied->often),
                               tallied->often);
      add_card (row, number, _ (tallied->tally->done), tallied->often ? often : "");
      return;
    }
}

static void
add_times (GtkBox *row, const FlipStatistics *statistics)
{
  g_autofree char *sheet = NULL, *move = NULL, *seconds = NULL;

  if (!statistics->timed)
    return;
  sheet = flip_statistics_duration (statistics->played / statistics->timed);
  seconds = flip_phrase_decimal ((double) statistics->played / MAX (1, statistics->timed_moves), 1);
  /* Translators: %s: a number of seconds */
  move = g_strdup_printf (_ ("%s s per entry"), seconds);
  add_card (row, sheet, C_ ("statistics", "per sheet"), move);
}

void
flip_sums_row_show (GtkBox *row, const FlipStatistics *statistics)
{
  const FlipStatisticsSum *all = &statistics->all;
  g_autofree char *sheets =
    /* Translators: %u: how many */
    g_strdup_printf (ngettext ("on %u sheet", "on %u sheets", all->sheets), all->sheets);
  /* Translators: %u: how many games, both times */
  g_autofree char *endings = g_strdup_printf (_ ("drawn %u, lost %u"), all->drawn, all->lost);

  g_return_if_fail (GTK_IS_BOX (row));

  flip_show_no_children (GTK_WIDGET (row));
  /* Translators: label below the number */
  add_number (row, (int) all->results, ngettext ("result", "results", all->results), sheets);
  if (all->won + all->drawn + all->lost > 0)
    add_number (row, (int) all->won, C_ ("statistics", "won"), endings);
  if (statistics->game && all->results)
    add_points (row, statistics);
  add_done (row, statistics);
  add_times (row, statistics);
}
