/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/bench.h"
#include "cli/bench-library.h"
#include "cli/bench-table.h"
#include "cli/cli.h"

#include "games/games.h"

#include <glib/gi18n-lib.h>

static void
bench_state (const BenchReport *to, const FlipGame *game)
{
  bench_report (to, game->id, "state-bytes", (double) game->state_size);
}

static void
bench_opponent (const BenchReport *to, const FlipGame *game)
{
  double slowest = bench_table_opponent (game);

  if (slowest >= 0)
    bench_report (to, game->id, "opponent-ms", slowest);
}

/* Each figure, and what measures it. */
static const struct
{
  const char *figure;
  void (*measure) (const BenchReport *to, const FlipGame *game);
} figures[] = {
  { "games-per-second", bench_games },
  { "moves-per-second", bench_games },
  { "all-seats-games-per-second", bench_all_seats },
  { "placements-us", bench_placements },
  { "undo-ms", bench_session },
  { "jump-ms", bench_session },
  { "full-sheet-moves", bench_sheet },
  { "load-ms", bench_sheet },
  { "score-us", bench_score },
  { "opponent-ms", bench_opponent },
  { "play-outs-per-second", bench_play_outs },
  { "state-bytes", bench_state },
  { "signature", bench_signature },
};

/* Measures what is wanted, each measurement once. */
static void
bench_game (const BenchReport *to, const FlipGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%s", game->id, figures[i].figure);
      gboolean measured = FALSE;

      if (!bench_wants (to, name))
        continue;
      for (guint j = 0; j < i; j++)
        {
          g_autofree char *other = g_strdup_printf ("%s-%s", game->id, figures[j].figure);

          measured |= figures[j].measure == figures[i].measure && bench_wants (to, other);
        }
      if (!measured)
        figures[i].measure (to, game);
    }
}

/* The first name that is not that of a figure, or NULL. */
static const char *
unknown_name (char **names)
{
  for (guint i = 0; names[i]; i++)
    {
      gboolean known =
        g_str_equal (names[i], BENCH_POKER) || g_str_equal (names[i], BENCH_LIBRARY_LIST)
        || g_str_equal (names[i], BENCH_LIBRARY_SEARCH)
        || g_str_equal (names[i], BENCH_LIBRARY_STATISTICS) || g_str_equal (names[i], BENCH_FLICK);

      for (guint game = 0; flip_games[game]; game++)
        for (guint figure = 0; figure < G_N_ELEMENTS (figures); figure++)
          {
            g_autofree char *name =
              g_strdup_printf ("%s-%s", flip_games[game]->id, figures[figure].figure);

            known |= g_str_equal (names[i], name);
          }
      if (!known)
        return names[i];
    }

  return NULL;
}

static void
bench_the_library (const BenchReport *to)
{
  g_autoptr (GError) error = NULL;
  BenchLibrary found;

  if (!bench_library (&found, &error))
    {
      cli_complain ("%s", error->message);
      return;
    }
  bench_report (to, NULL, BENCH_LIBRARY_LIST, found.list_ms);
  bench_report (to, NULL, BENCH_LIBRARY_SEARCH, found.search_ms);
  bench_report (to, NULL, BENCH_LIBRARY_STATISTICS, found.statistics_ms);
}

static void
bench_all (const BenchReport *to)
{
  if (bench_wants (to, BENCH_POKER))
    bench_poker (to);
  if (bench_wants (to, BENCH_LIBRARY_LIST) || bench_wants (to, BENCH_LIBRARY_SEARCH)
      || bench_wants (to, BENCH_LIBRARY_STATISTICS))
    bench_the_library (to);
  if (bench_wants (to, BENCH_FLICK))
    bench_report (to, NULL, BENCH_FLICK, bench_table_flick ());
  for (guint i = 0; flip_games[i]; i++)
    bench_game (to, flip_games[i]);
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  FlipJson json;
  BenchReport to = { 0 };

  if (!cli_read_options (&cli_bench, entries, &argc, &argv))
    return CLI_USAGE;
  if (unknown_name (argv + 1))
    /* Translators: %s: what was typed */
    return cli_usage (&cli_bench, _ ("there is no figure “%s”; without names all are printed"),
                      unknown_name (argv + 1));
  to.json = as_json ? &json : NULL;
  to.wanted = argv + 1;
  flip_json_begin (&json);
  flip_json_open (&json, NULL, '{');
  bench_all (&to);
  flip_json_close (&json, '}');
  if (as_json)
    cli_print_json (&json);
  else
    g_string_free (json.text, TRUE);
  return CLI_DONE;
}

const CliCommand cli_bench = {
  "bench",
  /* what a command takes */ N_ ("[NAME…]"),
  N_ ("Measure how fast everything is"),
  N_ ("One name and one number per line; with names, only these figures are printed."),
  run,
};
