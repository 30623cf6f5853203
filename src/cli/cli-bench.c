/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-bench.h"

#include "cli/cli.h"
#include "engine/base/poker.h"
#include "games/games.h"

#include <glib/gi18n-lib.h>
#include <time.h>

static gboolean
bench_wants (const BenchReport *to, const char *name)
{
  return !*to->wanted || g_strv_contains ((const char *const *) to->wanted, name);
}

void
bench_report (const BenchReport *to, const char *game, const char *figure, double value)
{
  g_autofree char *name = game ? g_strdup_printf ("%s-%s", game, figure) : g_strdup (figure);

  if (!bench_wants (to, name))
    return;
  if (to->json)
    flip_json_add (to->json, FLIP_JSON (name, value));
  else
    cli_say ("%s %.*f", name, value < 100 ? 4 : 0, value);
}

gint64
bench_now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

double
bench_seconds_since (gint64 began)
{
  return (double) MAX (1, bench_now () - began) / 1e6;
}

static guint64
evaluate_all (guint counts[FLIP_N_HANDS])
{
  guint64 hands = 0;

  for (guint a = 0; a < FLIP_N_CARDS; a++)
    for (guint b = a + 1; b < FLIP_N_CARDS; b++)
      for (guint c = b + 1; c < FLIP_N_CARDS; c++)
        for (guint d = c + 1; d < FLIP_N_CARDS; d++)
          {
            FlipCardSet four =
              FLIP_CARD_BIT (a) | FLIP_CARD_BIT (b) | FLIP_CARD_BIT (c) | FLIP_CARD_BIT (d);

            for (guint e = d + 1; e < FLIP_N_CARDS; e++)
              counts[flip_poker_best (four | FLIP_CARD_BIT (e))]++;
            hands += FLIP_N_CARDS - 1 - d;
          }
  return hands;
}

static void
bench_poker (const BenchReport *to)
{
  double best = 0;

  for (guint i = 0; i < BENCH_RUNS; i++)
    {
      guint counts[FLIP_N_HANDS] = { 0 };
      gint64 began = bench_now ();
      guint64 hands = evaluate_all (counts);

      best = MAX (best, (double) hands / bench_seconds_since (began));
    }
  bench_report (to, NULL, BENCH_POKER, best);
}

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

/* Each figure, and the function that measures it. */
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

/* Runs the measurements for the requested figures, each once. */
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

/* The first name that is not a figure, or NULL. */
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
bench_all (const BenchReport *to)
{
  if (bench_wants (to, BENCH_POKER))
    bench_poker (to);
  if (bench_wants (to, BENCH_LIBRARY_LIST) || bench_wants (to, BENCH_LIBRARY_SEARCH)
      || bench_wants (to, BENCH_LIBRARY_STATISTICS))
    bench_library (to);
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
  flip_json_begin (&json, '{');
  bench_all (&to);
  return cli_end_list (&json, as_json, NULL);
}

const CliCommand cli_bench = {
  "bench",
  /* what a command takes */ N_ ("[NAME…]"),
  N_ ("Measure how fast everything is"),
  N_ ("One name and one number per line; with names, only these figures are printed."),
  run,
};
