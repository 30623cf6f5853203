/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/base/phrase.h"
#include "play/statistics/statistics-plots.h"
#include "store/library/write-file.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* The options given on the command line. */
typedef struct
{
  const char *game, *player, *mode, *edition, *from, *until, *table, *png, *svg, *library;
  int seats, chart;
  gboolean practice, unaided, json, csv;
} Given;

/* "2026", "2026-11" or "2026-11-16": its first second in local time. */
static gboolean
read_day (const char *text, gint64 *seconds)
{
  int year = 0, month = 1, day = 1, used = 0;
  g_autoptr (GDateTime) date = NULL;

  *seconds = 0;
  if (!text)
    return TRUE;
  if ((sscanf (text, "%4d-%2d-%2d%n", &year, &month, &day, &used) != 3 || text[used])
      && (sscanf (text, "%4d-%2d%n", &year, &month, &used) != 2 || text[used])
      && (sscanf (text, "%4d%n", &year, &used) != 1 || text[used]))
    return FALSE;
  date = g_date_time_new_local (year, month, day, 0, 0, 0);
  *seconds = date ? g_date_time_to_unix (date) : 0;
  return date != NULL;
}

/* FALSE, with the exit status, if an option is refused. */
static gboolean
read_filter (const Given *given, FlipStatisticsFilter *filter, int *status)
{
  GError *error = NULL;

  *filter = (FlipStatisticsFilter){
    .game = given->game,
    .player = given->player,
    .edition = given->edition,
    .dealt = -1,
    .seats = (guint) MAX (0, given->seats),
    .practice = given->practice,
    .unaided = given->unaided,
  };
  if (given->game && !cli_find_game (given->game, &error))
    *status = cli_refuse_error (error);
  else if (given->mode && !g_str_equal (given->mode, "table") && !g_str_equal (given->mode, "dealt"))
    *status = cli_usage (&cli_stats, _ ("--mode is table or dealt"));
  else if (given->seats < 0)
    *status = cli_usage (&cli_stats, _ ("--seats must be 1 or more"));
  else if (!read_day (given->from, &filter->from) || !read_day (given->until, &filter->until))
    *status = cli_usage (&cli_stats, _ ("write a day like 2026-11-16 and a month like 2026-11"));
  else if (given->chart < 1)
    *status = cli_usage (&cli_stats, _ ("the charts are numbered from 1"));
  else if (given->table && flip_statistics_find_table (given->table) < 0)
    /* Translators: %s: what was typed */
    *status = cli_usage (&cli_stats, _ ("there is no table “%s”"), given->table);
  else
    {
      if (given->mode)
        filter->dealt = g_str_equal (given->mode, "dealt");
      return TRUE;
    }
  return FALSE;
}

/* Columns are separated by tabs, as in other lists. */
static void
print_table (const FlipResults *results, const FlipStatistics *statistics, FlipStatisticsTableId id)
{
  g_autoptr (FlipStatisticsTable) table = flip_statistics_table (results, statistics, id, TRUE);

  if (table->rows->len < 2)
    return;
  cli_say ("%s", "");
  cli_say ("%s", table->title);
  for (guint i = 0; i < table->rows->len; i++)
    {
      g_autofree char *line = g_strjoinv ("\t", table->rows->pdata[i]);

      cli_say ("%s", line);
    }
}

static void
print_summary (const FlipStatistics *statistics)
{
  const FlipStatisticsSum *all = &statistics->all;
  g_autofree char *time =
    flip_statistics_duration (statistics->timed ? statistics->played / statistics->timed : 0);

  /* Translators: %u: how many */
  cli_say (ngettext ("%u result", "%u results", all->results), all->results);
  /* Translators: %u: how many */
  cli_say (ngettext ("on %u sheet", "on %u sheets", all->sheets), all->sheets);
  /* Translators: %u: how many games, three times */
  cli_say (_ ("won %u, drawn %u, lost %u"), all->won, all->drawn, all->lost);
  if (statistics->game && all->results)
    {
      g_autofree char *mean = flip_phrase_decimal (statistics->mean, 1);
      g_autofree char *median = flip_phrase_decimal (statistics->median, 1);
      g_autofree char *deviation = flip_phrase_decimal (statistics->deviation, 1);

      /* Translators: %d: scores */
      cli_say (_ ("best %d, worst %d"), all->best->score, all->worst->score);
      /* Translators: %s: points */
      cli_say (_ ("average %s, median %s, standard deviation %s"), mean, median, deviation);
    }
  if (statistics->timed)
    /* Translators: %s: how long a sheet takes on average */
    cli_say (_ ("%s per sheet"), time);
}

static void
print_all (const FlipResults *results, const FlipStatistics *statistics)
{
  print_summary (statistics);
  for (guint id = FLIP_TABLE_BINS; id < FLIP_N_TABLES; id++)
    {
      guint by = id - FLIP_TABLE_GROUPS;

      /* A grouping with a single group is uninformative. */
      if (id >= FLIP_TABLE_GROUPS && id < FLIP_TABLE_PAIRS && statistics->groups[by]->len < 2)
        continue;
      print_table (results, statistics, id);
    }
}

static void
print_csv (const FlipResults *results, const FlipStatistics *statistics, FlipStatisticsTableId id)
{
  g_autoptr (FlipStatisticsTable) table = flip_statistics_table (results, statistics, id, FALSE);
  g_autofree char *csv = flip_statistics_table_csv (table);

  cli_print_bytes (csv, strlen (csv));
}

static gboolean
draw_to (const FlipPlot *plot, const char *path, FlipPictureFormat format, GError **error)
{
  g_autoptr (GBytes) bytes = path ? flip_statistics_plot_bytes (plot, format, error) : NULL;
  gsize size;
  gconstpointer data;

  if (!bytes)
    return path == NULL;
  data = g_bytes_get_data (bytes, &size);
  if (g_str_equal (path, "-"))
    return cli_print_bytes (data, size), TRUE;
  return flip_write_file (path, data, size, error);
}

static int
draw (const FlipStatistics *statistics, FlipStatisticsTableId id, const Given *given)
{
  g_autoptr (FlipPlot) plot = flip_statistics_plot (statistics, id, (guint) given->chart - 1);
  GError *error = NULL;

  if (!plot)
    return cli_refuse (_ ("there is nothing to draw; a game has charts of its results, "
                          "distribution, tallies and sites"));
  if (!draw_to (plot, given->png, FLIP_PICTURE_PNG, &error) || !draw_to (plot, given->svg, FLIP_PICTURE_SVG, &error))
    return cli_refuse_error (error);
  return CLI_DONE;
}

static int
tell (const FlipResults *results, const FlipStatisticsFilter *filter, const Given *given)
{
  g_autoptr (FlipStatistics) statistics = flip_statistics_new (results, filter);
  int id = given->table ? flip_statistics_find_table (given->table) : FLIP_TABLE_RESULTS;
  FlipJson json;

  if (given->png || given->svg)
    return draw (statistics, id, given);
  if (given->csv)
    print_csv (results, statistics, id);
  else if (given->json)
    {
      flip_json_begin (&json, '{');
      flip_statistics_write_json (results, statistics, filter, &json);
      cli_print_json (&json);
    }
  else if (given->table)
    print_table (results, statistics, id);
  else
    print_all (results, statistics);
  return CLI_DONE;
}

/* Processes sheets of older versions first. */
static FlipResults *
read_results (const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = cli_open_library (path, FALSE, error);

  if (!library || !flip_library_keep (library, NULL, NULL, error))
    return NULL;
  return flip_library_results (library, error);
}

static int
printed_pictures (const Given *given)
{
  return (g_strcmp0 (given->png, "-") == 0) + (g_strcmp0 (given->svg, "-") == 0);
}

static int
run (int argc, char **argv)
{
  Given given = { .chart = 1 };
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &given.game, N_ ("Only this game"), "GAME" },
    { "player", 0, 0, G_OPTION_ARG_STRING, &given.player, N_ ("Only this player"), "NAME" },
    { "mode", 0, 0, G_OPTION_ARG_STRING, &given.mode, N_ ("Only at the table, or dealt"),
      "table|dealt" },
    { "seats", 0, 0, G_OPTION_ARG_INT, &given.seats, N_ ("Only with this many seats"), "N" },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &given.edition, N_ ("Only on this edition"),
      "EDITION" },
    { "from", 0, 0, G_OPTION_ARG_STRING, &given.from, N_ ("Only from this day"), "DAY" },
    { "until", 0, 0, G_OPTION_ARG_STRING, &given.until, N_ ("Only before this day"), "DAY" },
    { "practice", 0, 0, G_OPTION_ARG_NONE, &given.practice, N_ ("Count practice instead"), NULL },
    { "without-hints", 0, 0, G_OPTION_ARG_NONE, &given.unaided,
      N_ ("Only what was reached without hints"), NULL },
    { "table", 0, 0, G_OPTION_ARG_STRING, &given.table, N_ ("Only this table"), "TABLE" },
    { "png", 0, 0, G_OPTION_ARG_FILENAME, &given.png, N_ ("Draw the table as PNG"), "FILE" },
    { "svg", 0, 0, G_OPTION_ARG_FILENAME, &given.svg, N_ ("Draw the table as SVG"), "FILE" },
    { "chart", 0, 0, G_OPTION_ARG_INT, &given.chart, N_ ("Which tally chart, counting from 1"),
      "N" },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &given.csv, N_ ("Print a table for spreadsheets"), NULL },
    CLI_JSON (&given.json),
    CLI_LIBRARY (&given.library),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipResults) results = NULL;
  FlipStatisticsFilter filter;
  GError *error = NULL;
  int status;

  if (!cli_read_options (&cli_stats, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc > 1)
    return cli_usage (&cli_stats, _ ("no arguments are expected"));
  if (given.json + given.csv + printed_pictures (&given) > 1)
    return cli_usage (&cli_stats, _ ("only one of JSON, a table and a picture can be printed"));
  if (given.chart > 1 && !given.png && !given.svg)
    return cli_usage (&cli_stats, _ ("--chart is for --png and --svg"));
  if (!read_filter (&given, &filter, &status))
    return status;
  results = read_results (given.library, &error);
  if (!results)
    return cli_refuse_error (error);
  return tell (results, &filter, &given);
}

const CliCommand cli_stats = {
  "stats",
  "",
  N_ ("Statistics over all finished games in the library"),
  N_ ("With --csv the table is the results, unless --table names another: results,\n"
      "distribution, games, players, modes, seats, editions, sides, months, pairs, tallies,\n"
      "habits, achievements, sites or records. With --png and --svg likewise: the results, distribution, "
      "tallies\n"
      "and sites of a game can be drawn. - is standard output."),
  run,
};
