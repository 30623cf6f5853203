/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-bench.h"
#include "cli/cli.h"

#include "advisor/learn.h"
#include "engine/base/phrase.h"
#include "store/library/write-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
tell_round (gpointer data, guint round, guint rounds, int mean, int spread)
{
  g_autofree char *points = flip_phrase_decimal (mean / (double) FLIP_POINT, 2);
  g_autofree char *around = flip_phrase_decimal (spread / (double) FLIP_POINT, 2);

  if (round == 0)
    /* Translators: %u: how many rounds; %s: points, both times */
    cli_hint (_ ("Round 0 of %u, before learning: mean %s, spread %s"), rounds, points, around);
  else
    /* Translators: first %u: a round; second %u: of how many; %s: points, both times */
    cli_hint (_ ("Round %u of %u: mean %s, spread %s"), round, rounds, points, around);
}

static void
print_json (const FlipWeights *weights)
{
  cli_print_object (FLIP_JSON ("game", weights->game), FLIP_JSON ("board", weights->board),
                    FLIP_JSON ("seats", weights->seats),
                    FLIP_JSON ("features", weights->n_features),
                    FLIP_JSON ("mean", weights->mean / (double) FLIP_POINT),
                    FLIP_JSON ("spread", weights->spread / (double) FLIP_POINT));
}

static void
print_text (const FlipWeights *weights, const char *out)
{
  g_autofree char *mean = flip_phrase_decimal (weights->mean / (double) FLIP_POINT, 2);
  g_autofree char *spread = flip_phrase_decimal (weights->spread / (double) FLIP_POINT, 2);

  /* Translators: first %s: a file; then points, both times; %u: how many features */
  cli_say (ngettext ("%s: mean %s, spread %s, %u feature", "%s: mean %s, spread %s, %u features",
                     weights->n_features),
           out, mean, spread, weights->n_features);
}

static int
learn (const FlipLearning *learning, const char *out, gboolean as_json)
{
  g_autoptr (FlipWeights) weights = NULL;
  g_autofree char *text = NULL;
  GError *error = NULL;

  weights = flip_learn (learning, tell_round, NULL, NULL, &error);
  if (!weights)
    return cli_refuse_error (error);
  text = flip_weights_print (weights);
  if (!flip_write_file (out, text, strlen (text), &error))
    return cli_refuse_error (error);
  if (as_json)
    print_json (weights);
  else
    print_text (weights, out);
  return CLI_DONE;
}

/* Keeps the weights, and learns what comes of what they expect. */
static int
calibrate (const FlipLearning *learning, const char *out, gboolean as_json)
{
  g_autoptr (BenchCalibration) calibration = NULL;
  g_autofree char *text = NULL;
  FlipCorrection correction;
  GError *error = NULL;

  calibration = bench_calibration_new (learning->setup, learning->from, learning->seed, learning->games,
                                       learning->jobs, &error);
  if (!calibration)
    return cli_refuse_error (error);
  bench_calibration_fit (calibration, &correction);
  flip_weights_correct (learning->from, &correction);
  text = flip_weights_print (learning->from);
  if (!flip_write_file (out, text, strlen (text), &error))
    return cli_refuse_error (error);
  if (as_json)
    print_json (learning->from);
  else
    print_text (learning->from, out);
  return CLI_DONE;
}

static int
run (int argc, char **argv)
{
  gboolean json = FALSE, calibrates = FALSE;
  int seats = CLI_SEATS_UNSAID, rounds = FLIP_LEARN_ROUNDS, games = FLIP_LEARN_GAMES, jobs = 1;
  gint64 seed = 1;
  const char *board = NULL, *out = NULL, *from = NULL;
  g_auto (GStrv) options = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&json),
    { "board", 0, 0, G_OPTION_ARG_FILENAME, &board, N_ ("A board of the game, or one of your own"),
      "BOARD" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options, N_ ("An option of the game"),
      "KEY=VALUE" },
    { "seats", 0, 0, G_OPTION_ARG_INT, &seats, N_ ("The number of seats"), "N" },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &rounds, N_ ("How often to update the weights"), "N" },
    { "games", 0, 0, G_OPTION_ARG_INT, &games, N_ ("Games per round"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_ ("The same seed gives the same weights"), "N" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &from, N_ ("Continue from these weights"), "FILE" },
    { "calibrate", 0, 0, G_OPTION_ARG_NONE, &calibrates,
      N_ ("Keep the weights of --from, and learn what comes of what they expect"), NULL },
    /* Translators: help on an option: how many threads */
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &jobs, N_ ("Threads"), "N" },
    { "out", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_ ("The file of weights"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipWeights) before = NULL;
  FlipLearning learning;
  GError *error = NULL;

  if (!cli_read_options (&cli_learn, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_usage (&cli_learn, _ ("one game is needed"));
  if (!out)
    return cli_usage (&cli_learn, _ ("a file for the weights is needed: --out FILE"));
  if (calibrates && !from)
    return cli_usage (&cli_learn, _ ("--calibrate needs the weights that it is about: --from FILE"));
  if (rounds < 1 || games < 1 || jobs < 1 || seed < 0 || (seats < 1 && seats != CLI_SEATS_UNSAID))
    return cli_usage (&cli_learn, _ ("seats, rounds, games and jobs must be 1 or more"));
  setup = cli_dealt_setup (argv[1], seats == CLI_SEATS_UNSAID ? 0 : (guint) seats, options, board,
                           &error);
  if (!setup || !cli_check_automatic (setup->game, &error))
    return cli_refuse_error (error);
  before = cli_check_output (out, board, &error) && cli_check_output (out, from, &error)
               && flip_write_file_check (out, &error) && from
             ? cli_load_weights (setup, from, &error)
             : NULL;
  if (error)
    return cli_refuse_error (error);
  learning =
    (FlipLearning){ setup, (guint64) seed, (guint) rounds, (guint) games, (guint) jobs, before };
  return (calibrates ? calibrate : learn) (&learning, out, json);
}

const CliCommand cli_learn = {
  "learn",
  /* what a command takes */ N_ ("GAME"),
  N_ ("Train the automatic players on a board"),
  N_ (
    "The game is first played at random, then in each round with what was learned so far. The "
    "weights\n"
    "of the best round are written to a file that hint, match and analyze accept with --weights."),
  run,
};
