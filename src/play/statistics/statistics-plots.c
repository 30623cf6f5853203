/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/statistics/statistics-plots.h"

#include "draw/sheet/sheet-art.h"
#include "engine/base/phrase.h"
#include "engine/session/session.h"
#include "store/files/clock.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The number of sheets over which the average is taken. */
#define AVERAGED 3

/* The width of a picture in a file, and how much taller charts are there than on a card. */
#define PICTURE_WIDTH 1068
#define HIGHER        1.6

/* History */

typedef struct
{
  gint64 points;
  guint results;
} Column;

/* The date format below the results: the coarser, the longer their time span. */
static const char *
date_format (const FlipStatistics *statistics)
{
  const FlipKeptResult *first = statistics->results->pdata[0];
  const FlipKeptResult *last = statistics->results->pdata[statistics->results->len - 1];
  g_autoptr (GDateTime) from = flip_clock_at (first->ended);
  g_autoptr (GDateTime) until = flip_clock_at (last->ended);
  gint64 days = (last->ended - first->ended) / (24 * 60 * 60);

  if (days > 730)
    return "%Y";
  if (days > 60)
    return "%b";
  if (days > 0 || g_date_time_get_day_of_month (from) != g_date_time_get_day_of_month (until))
    /* Translators: a day and its month below a plot, by g_date_time_format: “14 Nov” */
    return C_ ("date below a plot", "%-d %b");
  return "%H:%M";
}

/* One column per sheet, one point per result. */
static void
add_points (const FlipStatistics *statistics, FlipPlot *plot, GArray *columns)
{
  const char *format = date_format (statistics);
  const FlipKeptResult *last = NULL;

  for (guint i = 0; i < statistics->results->len; i++)
    {
      const FlipKeptResult *result = statistics->results->pdata[i];
      FlipPlotPoint point = { .value = result->score };
      Column *column;

      if (!last || result->sheet != last->sheet)
        {
          g_autoptr (GDateTime) when = flip_clock_at (result->ended);

          g_array_set_size (columns, columns->len + 1);
          g_ptr_array_add (plot->dates, g_date_time_format (when, format));
        }
      last = result;
      column = &g_array_index (columns, Column, columns->len - 1);
      column->points += result->score;
      column->results++;
      point.column = columns->len - 1;
      for (guint j = 0; j < statistics->groups[FLIP_BY_PLAYER]->len; j++)
        {
          const FlipStatisticsGroup *player = statistics->groups[FLIP_BY_PLAYER]->pdata[j];

          if (g_str_equal (player->key, result->player))
            point.series = j;
        }
      g_array_append_val (plot->points, point);
    }
}

static void
add_averages (FlipPlot *plot, const GArray *columns)
{
  for (guint i = 0; i < columns->len; i++)
    {
      Column sum = { 0 };
      double average;

      for (guint j = i < AVERAGED ? 0 : i + 1 - AVERAGED; j <= i; j++)
        {
          sum.points += g_array_index (columns, Column, j).points;
          sum.results += g_array_index (columns, Column, j).results;
        }
      average = (double) sum.points / MAX (1, sum.results);
      g_array_append_val (plot->averages, average);
    }
}

FlipPlot *
flip_statistics_plot_history (const FlipStatistics *statistics)
{
  g_autoptr (GArray) columns = g_array_new (FALSE, TRUE, sizeof (Column));
  FlipPlot *plot;

  g_return_val_if_fail (statistics, NULL);

  if (!statistics->game || statistics->results->len == 0)
    return NULL;
  plot = flip_plot_new (FLIP_PLOT_HISTORY, _ ("Score history"));
  for (guint i = 0; i < statistics->groups[FLIP_BY_PLAYER]->len; i++)
    {
      const FlipStatisticsGroup *player = statistics->groups[FLIP_BY_PLAYER]->pdata[i];

      g_ptr_array_add (plot->names, g_strdup (player->label));
    }
  add_points (statistics, plot, columns);
  add_averages (plot, columns);
  return plot;
}

/* Bars */

FlipPlot *
flip_statistics_plot_bins (const FlipStatistics *statistics)
{
  const FlipStatisticsBin *first, *last;
  FlipPlot *plot;

  g_return_val_if_fail (statistics, NULL);

  if (statistics->bins->len == 0)
    return NULL;
  /* Translators: heading over a plot */
  plot = flip_plot_new (FLIP_PLOT_COLUMNS, _ ("Distribution"));
  first = &g_array_index (statistics->bins, FlipStatisticsBin, 0);
  last = &g_array_index (statistics->bins, FlipStatisticsBin, statistics->bins->len - 1);
  for (guint i = 0; i < statistics->bins->len; i++)
    {
      const FlipStatisticsBin *bin = &g_array_index (statistics->bins, FlipStatisticsBin, i);
      FlipPlotBar bar = { g_strdup_printf ("%d", bin->from), bin->results };

      g_array_append_val (plot->bars, bar);
    }
  plot->last_edge = g_strdup_printf ("%d", last->until);
  plot->mean = (statistics->mean - first->from) / (last->until - first->from);
  /* Translators: %.0f: points */
  plot->mean_label = g_strdup_printf (_ ("average %.0f"), statistics->mean);
  return plot;
}

FlipPlot *
flip_statistics_plot_tallies (const FlipStatistics *statistics, guint first, guint *end)
{
  const GArray *tallies = statistics->tallies;
  const char *chart;
  FlipPlot *plot;

  g_return_val_if_fail (statistics && end, NULL);

  *end = first;
  if (first >= tallies->len)
    return NULL;
  chart = g_array_index (tallies, FlipTallied, first).tally->chart;
  plot = flip_plot_new (FLIP_PLOT_BARS, _ (chart));
  for (; *end < tallies->len; (*end)++)
    {
      const FlipTallied *tallied = &g_array_index (tallies, FlipTallied, *end);
      FlipPlotBar bar = { NULL, (guint) CLAMP (tallied->times, 0, G_MAXINT) };

      if (!g_str_equal (tallied->tally->chart, chart))
        break;
      bar.label = flip_phrase_capital (_ (tallied->tally->label));
      g_array_append_val (plot->bars, bar);
    }

  return plot;
}

/* Sites */

/* The label on a site: the last word of its name, "2b". */
static void
label_site (const FlipSiteTotal *total, FlipPlotSite *site)
{
  const char *space = strrchr (total->name, ' ');
  const char *word = space ? space + 1 : "";

  flip_phrase_copy (site->label, word, sizeof site->label);
  flip_phrase_copy (site->title, total->title, sizeof site->title);
}

static gboolean
is_marked (const FlipSites *sites, guint16 id)
{
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].id == id)
        return sites->sites[i].mark != FLIP_MARK_NONE;
    }

  return FALSE;
}

static int
hundredths (guint count, guint of)
{
  return of ? (int) (count * 100.0 / of + .5) : 0;
}

FlipPlot *
flip_statistics_plot_sites (const FlipStatistics *statistics, gboolean compares)
{
  g_autofree FlipSites *given = g_new0 (FlipSites, 1);
  const FlipSheetArt *art;
  FlipPlot *plot;

  if (statistics->sites->len == 0)
    return NULL;
  art = flip_sheet_art_of (statistics->game, flip_session_state (statistics->begun));
  /* Pieces on a table are not sites that players choose to mark. */
  if (!art || art->table)
    return NULL;
  /* Translators: heading over a plot */
  plot = flip_plot_new (FLIP_PLOT_HEAT, _ ("Favourite sites"));
  plot->art = art;
  plot->state = g_memdup2 (flip_session_state (statistics->begun), statistics->game->state_size);
  plot->results = statistics->results->len;
  plot->compares = compares;
  flip_game_sites (statistics->game, plot->state, 0, given);
  plot->step_label = g_strdup (C_ ("legend", "marked"));
  plot->sites_label = g_strdup (C_ ("legend", "sites"));
  for (guint i = 0; i < statistics->sites->len; i++)
    {
      const FlipSiteTotal *total = statistics->sites->pdata[i];
      FlipPlotSite site = { .site = total->site, .count = total->marked, .is_given = is_marked (given, total->site) };

      label_site (total, &site);
      site.difference =
        hundredths (total->marked, statistics->results->len) - hundredths (total->others, statistics->others);
      g_array_append_val (plot->sites, site);
    }

  return plot;
}

static int
compare_marked (gconstpointer a, gconstpointer b)
{
  const FlipSiteTotal *one = *(FlipSiteTotal *const *) a, *other = *(FlipSiteTotal *const *) b;

  if (one->marked != other->marked)
    return one->marked > other->marked ? -1 : 1;
  return one->site - other->site;
}

GPtrArray *
flip_statistics_favourites (const FlipStatistics *statistics)
{
  GPtrArray *sites = g_ptr_array_new ();

  g_return_val_if_fail (statistics, sites);

  for (guint i = 0; i < statistics->sites->len; i++)
    g_ptr_array_add (sites, statistics->sites->pdata[i]);
  g_ptr_array_sort (sites, compare_marked);
  return sites;
}

FlipPlot *
flip_statistics_plot_favourites (const FlipStatistics *statistics, const GPtrArray *favourites, guint most)
{
  FlipPlot *plot = flip_plot_new (FLIP_PLOT_BARS, _ ("Most often"));

  for (guint i = 0; i < MIN (favourites->len, most); i++)
    {
      const FlipSiteTotal *site = favourites->pdata[i];
      FlipPlotBar bar = { .count = site->marked };

      bar.label = g_strdup (site->title);
      /* Translators: first %u: how much there is of something; second %u: how much there may be */
      bar.text = g_strdup_printf (_ ("%u of %u"), site->marked, statistics->all.results);
      g_array_append_val (plot->bars, bar);
    }

  return plot;
}

static FlipPlotBar *
find_bar (FlipPlot *plot, const char *label)
{
  FlipPlotBar bar = { 0 };

  for (guint i = 0; i < plot->bars->len; i++)
    {
      FlipPlotBar *known = &g_array_index (plot->bars, FlipPlotBar, i);

      if (g_str_equal (known->label, label))
        return known;
    }
  bar.label = g_strdup (label);
  g_array_append_val (plot->bars, bar);
  return &g_array_index (plot->bars, FlipPlotBar, plot->bars->len - 1);
}

/* A region in which players never mark anything, such as that of the lives, is left out. */
FlipPlot *
flip_statistics_plot_regions (const FlipStatistics *statistics)
{
  FlipPlot *plot = flip_plot_new (FLIP_PLOT_BARS, _ ("Sites per sheet"));

  for (guint i = 0; i < statistics->sites->len; i++)
    {
      const FlipSiteTotal *site = statistics->sites->pdata[i];

      if (site->marked + site->others)
        find_bar (plot, site->region)->count += site->marked;
    }
  for (guint i = 0; i < plot->bars->len; i++)
    {
      FlipPlotBar *bar = &g_array_index (plot->bars, FlipPlotBar, i);

      bar->text = flip_phrase_decimal (bar->count / (double) MAX (1, statistics->all.results), 1);
    }

  return plot;
}

/* For files */

static FlipPlot *
plot_chart (const FlipStatistics *statistics, guint chart)
{
  guint first = 0;

  for (guint i = 0;; i++)
    {
      guint end = first;
      g_autoptr (FlipPlot) plot = flip_statistics_plot_tallies (statistics, first, &end);

      if (!plot || i == chart)
        return g_steal_pointer (&plot);
      first = end;
    }
}

FlipPlot *
flip_statistics_plot (const FlipStatistics *statistics, FlipStatisticsTableId table, guint chart)
{
  g_return_val_if_fail (statistics && table < FLIP_N_TABLES, NULL);

  if (table == FLIP_TABLE_TALLIES)
    return plot_chart (statistics, chart);
  if (chart > 0)
    return NULL;
  if (table == FLIP_TABLE_RESULTS)
    return flip_statistics_plot_history (statistics);
  if (table == FLIP_TABLE_BINS)
    return flip_statistics_plot_bins (statistics);
  return table == FLIP_TABLE_SITES ? flip_statistics_plot_sites (statistics, FALSE) : NULL;
}

GBytes *
flip_statistics_plot_bytes (const FlipPlot *plot, FlipPictureFormat format, GError **error)
{
  double height;

  g_return_val_if_fail (plot, NULL);

  height = flip_plot_height (plot, PICTURE_WIDTH) * (plot->kind == FLIP_PLOT_HEAT ? 1 : HIGHER);
  return flip_plot_bytes (plot, PICTURE_WIDTH, height, FLIP_PALETTE_LIGHT, format, error);
}
