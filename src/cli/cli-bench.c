/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-bench.h"

#include "cli/cli.h"
#include "advisor/search.h"
#include "engine/base/poker.h"
#include "engine/game/verb.h"
#include "engine/session/autoplay.h"
#include "engine/session/sheet.h"
#include "games/games.h"
#include "table/sample.h"
#include "table/simulation.h"
#include "table/tabletop.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <time.h>

#define BENCH_POKER "poker-hands-per-second"
#define BENCH_FLICK "flick-ms"

/* If nothing else is said. */
#define CALIBRATION_GAMES 40

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

static double
bench_seconds_since (gint64 began)
{
  return (double) MAX (1, bench_now () - began) / 1e6;
}

double
bench_milliseconds_since (gint64 began)
{
  return (double) (bench_now () - began) / 1e3;
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

/* Random games, and operations that are done by the million in them. */

#define GAMES_A_RUN        3000
#define GAMES_OF_ALL_SEATS 300
#define SIGNATURE_GAMES    500
#define SCORED_GAMES       50
#define TIMES_SCORED       100
#define PLACEMENTS         256

static gboolean
first_state (const FlipGame *game, guint seats, gpointer state)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);

  return flip_setup_fill_seats (setup, MAX (seats, game->min_seats), NULL)
         && game->begin (state, setup, NULL);
}

/* Games and moves per second, of the best run. */
static void
measure_games (const FlipGame *game,
               guint seats,
               guint games,
               double *games_pace,
               double *moves_pace)
{
  g_autofree gpointer start = g_malloc (game->state_size);
  g_autofree gpointer state = g_malloc (game->state_size);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);

  *games_pace = *moves_pace = 0;
  for (guint i = 0; i < BENCH_RUNS && first_state (game, seats, start); i++)
    {
      gint64 began = bench_now ();
      guint64 moves = 0;

      for (guint64 seed = 1; seed <= games; seed++)
        {
          memcpy (state, start, game->state_size);
          flip_autoplay_begin (autoplay, game, state, seed);
          moves += flip_autoplay_finish (autoplay);
        }
      *games_pace = MAX (*games_pace, games / bench_seconds_since (began));
      *moves_pace = MAX (*moves_pace, (double) moves / bench_seconds_since (began));
    }
}

static void
bench_games (const BenchReport *to, const FlipGame *game)
{
  double games, moves;

  measure_games (game, game->min_seats, GAMES_A_RUN, &games, &moves);
  bench_report (to, game->id, "games-per-second", games);
  bench_report (to, game->id, "moves-per-second", moves);
}

static void
bench_all_seats (const BenchReport *to, const FlipGame *game)
{
  double games, moves;

  measure_games (game, game->max_seats, GAMES_OF_ALL_SEATS, &games, &moves);
  bench_report (to, game->id, "all-seats-games-per-second", games);
}

/* Collects states of random games that ask for a placement; returns how many were found. */
static guint
gather_placements (const FlipGame *game, guint8 *found)
{
  g_autofree gpointer start = g_malloc (game->state_size);
  g_autofree gpointer state = g_malloc (game->state_size);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  guint n = 0;

  if (!first_state (game, 1, start))
    return 0;
  for (guint64 seed = 1; seed <= PLACEMENTS; seed++)
    {
      FlipMove move;
      FlipAsk ask;

      memcpy (state, start, game->state_size);
      flip_autoplay_begin (autoplay, game, state, seed);
      while (flip_autoplay_choose (autoplay, &move))
        {
          game->ask (state, &ask);
          if (ask.kind == FLIP_ASK_PLACEMENT && !ask.endless && n < PLACEMENTS)
            memcpy (found + n++ * game->state_size, state, game->state_size);
          flip_game_apply (game, state, &move);
        }
    }

  return n;
}

/* Measures how long it takes to list all placements in such states. */
static void
bench_placements (const BenchReport *to, const FlipGame *game)
{
  g_autofree guint8 *found = g_malloc (PLACEMENTS * game->state_size);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  guint n = gather_placements (game, found);
  double best = G_MAXDOUBLE;

  if (n == 0)
    return;
  for (guint run = 0; run < BENCH_RUNS * 4; run++)
    {
      gint64 began = bench_now ();

      for (guint i = 0; i < 10 * n; i++)
        flip_game_legal (game, found + i % n * game->state_size, list);
      best = MIN (best, (double) (bench_now () - began) / (10 * n));
    }
  bench_report (to, game->id, "placements-us", best);
}

/* One number over many games with all possible numbers of seats: it changes only when the rules
   do. */
static void
bench_signature (const BenchReport *to, const FlipGame *game)
{
  g_autofree gpointer start = g_malloc (game->state_size);
  g_autofree gpointer state = g_malloc (game->state_size);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  guint32 hash = 2166136261u;

  for (guint seats = game->min_seats; seats <= game->max_seats; seats++)
    {
      if (!first_state (game, seats, start))
        return;
      for (guint64 seed = 1; seed <= SIGNATURE_GAMES; seed++)
        {
          FlipMove move;

          memcpy (state, start, game->state_size);
          flip_autoplay_begin (autoplay, game, state, seed);
          while (flip_autoplay_choose (autoplay, &move))
            {
              const guint8 *bytes = (const guint8 *) &move;

              for (gsize i = 0; i < sizeof move; i++)
                hash = (hash ^ bytes[i]) * 16777619u;
              flip_game_apply (game, state, &move);
            }
        }
    }
  bench_report (to, game->id, "signature", hash);
}

/* Scores the sheets of all seats at the end of a few games, again and again. */
static void
bench_score (const BenchReport *to, const FlipGame *game)
{
  g_autofree gpointer state = g_malloc (game->state_size);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  double microseconds = 0;
  guint sheets = 0;

  for (guint64 seed = 1; seed <= SCORED_GAMES && first_state (game, game->max_seats, state); seed++)
    {
      flip_autoplay_begin (autoplay, game, state, seed);
      flip_autoplay_finish (autoplay);
      for (guint seat = 0; seat < game->max_seats; seat++, sheets++)
        {
          gint64 began = bench_now ();

          for (guint i = 0; i < TIMES_SCORED; i++)
            {
              FlipScore score = { 0 };

              game->score (state, seat, &score);
            }
          microseconds += (double) (bench_now () - began) / TIMES_SCORED;
        }
    }
  if (sheets)
    bench_report (to, game->id, "score-us", microseconds / sheets);
}

#define POSITIONS 40
#define PLAY_OUTS 20 /* from each position */

/* Plays a random game up to a state in which a seat is asked; FALSE if the game ends before. */
static gboolean
play_on (const FlipGame *game, FlipAutoplay *autoplay, guint moves)
{
  FlipMove move;
  FlipAsk ask;

  for (guint i = 0; i < 10 * moves; i++)
    {
      game->ask (autoplay->state, &ask);
      if (i >= moves && ask.who != FLIP_TABLE)
        return ask.kind != FLIP_ASK_NOTHING;
      if (!flip_autoplay_choose (autoplay, &move))
        return FALSE;
      flip_game_apply (game, autoplay->state, &move);
    }

  return FALSE;
}

/* Play-outs like those of a search, from states of random games. */
static void
bench_play_outs (const BenchReport *to, const FlipGame *game)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipWeights) weights = NULL;
  g_autoptr (FlipThinker) thinker = NULL;
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  FlipKnowledge nothing = { 0 };
  gint64 began;
  guint n = 0;

  if (!flip_game_can_be_judged (game) || !flip_setup_fill_seats (setup, game->min_seats, NULL))
    return;
  weights = flip_weights_built_in (setup);
  thinker = flip_thinker_new (game, weights, NULL);
  began = bench_now ();
  for (guint64 seed = 1; seed <= POSITIONS && game->begin (state, setup, NULL); seed++)
    {
      flip_autoplay_begin (autoplay, game, state, seed);
      if (!play_on (game, autoplay, 5 + (guint) seed))
        continue;
      for (guint64 key = 0; key < PLAY_OUTS; key++, n++)
        flip_thinker_play_out (thinker, state, 0,
                               flip_game_turn (game, state) + FLIP_SEARCH_TURNS, &nothing, key);
    }
  bench_report (to, game->id, "play-outs-per-second", n / bench_seconds_since (began));
}

/* Sessions with long logs, and their sheets. */

#define LONG_LOG 300

/* A dealt session with the most seats, played until its log is long enough, or to the end. */
static FlipSession *
long_session (const FlipGame *game, guint64 seed, guint length)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  FlipSession *session;
  FlipMove move;

  setup->dealt = TRUE;
  setup->seed = seed;
  flip_setup_fill_seats (setup, game->max_seats, NULL);
  session = flip_session_new (setup, NULL);
  if (!session)
    return NULL;
  flip_autoplay_begin (autoplay, game, (gpointer) flip_session_state (session), seed);
  while (flip_session_length (session) < length && flip_autoplay_choose (autoplay, &move))
    flip_session_play (session, &move, NULL);
  return session;
}

static double
milliseconds_of (FlipSession *session, void (*act) (FlipSession *session))
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < BENCH_RUNS * 10; i++)
    {
      gint64 began;

      flip_session_jump (session, flip_session_length (session));
      began = bench_now ();
      act (session);
      best = MIN (best, bench_milliseconds_since (began));
    }

  return best;
}

static void
undo (FlipSession *session)
{
  flip_session_undo (session);
}

/* Reads at the entries that are furthest from a snapshot. */
static void
jump (FlipSession *session)
{
  for (guint i = 15; i < 175; i += 16)
    flip_session_jump (session, MIN (i, flip_session_length (session)));
}

static void
bench_session (const BenchReport *to, const FlipGame *game)
{
  g_autoptr (FlipSession) session = long_session (game, 1, LONG_LOG);

  if (!session)
    return;
  bench_report (to, game->id, "undo-ms", milliseconds_of (session, undo));
  bench_report (to, game->id, "jump-ms", milliseconds_of (session, jump) / 10);
}

static void
bench_sheet (const BenchReport *to, const FlipGame *game)
{
  g_autoptr (FlipSession) session = long_session (game, 1, G_MAXUINT);
  g_autofree char *text = session ? flip_sheet_print (session) : NULL;
  double best = G_MAXDOUBLE;

  if (!session)
    return;
  for (guint i = 0; i < BENCH_RUNS * 4; i++)
    {
      gint64 began = bench_now ();
      g_autoptr (FlipSession) loaded =
        flip_sheet_parse (text, strlen (text), "bench", flip_games_find, NULL);

      g_assert (loaded);
      best = MIN (best, bench_milliseconds_since (began));
    }
  bench_report (to, game->id, "full-sheet-moves", flip_session_length (session));
  bench_report (to, game->id, "load-ms", best);
}

/* The simulated table. */

#define DECISIONS 40

/* One flick of 3 m/s among 60 pieces, until all is at rest. */
static double
bench_table_flick (void)
{
  g_autofree FlipTable *table = g_new (FlipTable, 1);
  g_autofree FlipOutcome *outcome = g_new (FlipOutcome, 1);
  double best = G_MAXDOUBLE;

  flip_sample_town (table);
  for (guint run = 0; run < BENCH_RUNS; run++)
    {
      gint64 began = bench_now ();

      for (guint i = 0; i < FLIP_SAMPLE_FLICKS; i++)
        {
          FlipFlick flick = flip_sample_flick (i);

          flip_simulate (table, &flick, outcome, NULL, NULL);
        }
      best = MIN (best, bench_milliseconds_since (began) / FLIP_SAMPLE_FLICKS);
    }

  return best;
}

/* Both seats follow the automatic player's advice; only its own seat is measured. */
static double
slowest_decision (FlipSession *session, FlipTabletop *tabletop)
{
  const FlipGame *game = flip_session_game (session);
  double slowest = 0;

  for (guint i = 0; i < DECISIONS; i++)
    {
      gconstpointer state = flip_session_state (session);
      gint64 began = bench_now ();
      FlipMove move;
      FlipAsk ask;

      if (!flip_tabletop_advise (tabletop, state, &move))
        break;
      game->ask (state, &ask);
      if (flip_game_is_automatic (game, state, (guint) ask.who))
        slowest = MAX (slowest, bench_milliseconds_since (began));
      flip_session_play (session, &move, NULL);
      flip_session_deal (session);
    }

  return slowest;
}

/* The longest time that the automatic player takes for one of its first decisions, with the hardest
   opponent on the richest board. */
static void
bench_opponent (const BenchReport *to, const FlipGame *game)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipTabletop) tabletop = NULL;
  g_autoptr (FlipSession) session = NULL;

  setup->dealt = TRUE;
  setup->seed = 1;
  if (!game->opponent || !flip_setup_fill_seats (setup, game->min_seats, NULL)
      || !flip_setup_set_option (setup, "opponent", "hard", NULL))
    return;
  flip_setup_set_board (setup, game->boards[game->n_boards - 1].name,
                        game->boards[game->n_boards - 1].text);
  tabletop = flip_tabletop_new (setup);
  session = flip_session_new (setup, NULL);
  if (!tabletop || !session)
    return;
  flip_session_set_referee (session, flip_tabletop_referee (tabletop));
  flip_session_deal (session);
  bench_report (to, game->id, "opponent-ms", slowest_decision (session, tabletop));
}

static void
bench_state (const BenchReport *to, const FlipGame *game)
{
  bench_report (to, game->id, "state-bytes", (double) game->state_size);
}

/* The figures of a game, and the functions that measure them. */
static const struct
{
  void (*measure) (const BenchReport *to, const FlipGame *game);
  const char *figures[3]; /* up to NULL */
} measurements[] = {
  { bench_games, { "games-per-second", "moves-per-second" } },
  { bench_all_seats, { "all-seats-games-per-second" } },
  { bench_placements, { "placements-us" } },
  { bench_session, { "undo-ms", "jump-ms" } },
  { bench_sheet, { "full-sheet-moves", "load-ms" } },
  { bench_score, { "score-us" } },
  { bench_opponent, { "opponent-ms" } },
  { bench_play_outs, { "play-outs-per-second" } },
  { bench_state, { "state-bytes" } },
  { bench_signature, { "signature" } },
};

/* Whether a measurement gives one of these figures of a game. */
static gboolean
gives (guint measurement, const FlipGame *game, char **wanted)
{
  for (const char *const *figure = measurements[measurement].figures; *figure; figure++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%s", game->id, *figure);

      if (g_strv_contains ((const char *const *) wanted, name))
        return TRUE;
    }
  return FALSE;
}

/* Runs the measurements for the requested figures, each once. */
static void
bench_game (const BenchReport *to, const FlipGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (measurements); i++)
    {
      if (!*to->wanted || gives (i, game, to->wanted))
        measurements[i].measure (to, game);
    }
}

static gboolean
is_calibration (const FlipGame *game, char **wanted)
{
  g_autofree char *name = g_strdup_printf ("%s-%s", game->id, BENCH_CALIBRATION);

  return flip_game_can_be_judged (game)
         && (g_strv_contains ((const char *const *) wanted, BENCH_CALIBRATION)
             || g_strv_contains ((const char *const *) wanted, name));
}

/* The first name that is not a figure, or NULL. */
static const char *
unknown_name (char **names)
{
  static const char *const of_no_game[] = {
    BENCH_POKER, BENCH_LIBRARY_LIST, BENCH_LIBRARY_SEARCH, BENCH_LIBRARY_STATISTICS, BENCH_FLICK,
    NULL,
  };

  for (; *names; names++)
    {
      gboolean known = g_strv_contains (of_no_game, *names);

      for (guint game = 0; flip_games[game]; game++)
        known |= is_calibration (flip_games[game], (char *[]){ *names, NULL });
      for (guint game = 0; flip_games[game]; game++)
        for (guint i = 0; i < G_N_ELEMENTS (measurements); i++)
          known |= gives (i, flip_games[game], (char *[]){ *names, NULL });
      if (!known)
        return *names;
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
    {
      bench_game (to, flip_games[i]);
      if (is_calibration (flip_games[i], to->wanted))
        bench_calibrate (to, flip_games[i]);
    }
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  int games = CALIBRATION_GAMES;
  const GOptionEntry entries[] = {
    CLI_JSON (&as_json),
    { "games", 0, 0, G_OPTION_ARG_INT, &games, N_ ("Games of each kind, for the calibration"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  FlipJson json;
  BenchReport to = { 0 };

  if (!cli_read_options (&cli_bench, entries, &argc, &argv))
    return CLI_USAGE;
  if (games < 1)
    return cli_usage (&cli_bench, _ ("--games must be 1 or more"));
  if (unknown_name (argv + 1))
    /* Translators: %s: what was typed */
    return cli_usage (&cli_bench, _ ("there is no figure “%s”; without names all are printed"),
                      unknown_name (argv + 1));
  to.json = as_json ? &json : NULL;
  to.wanted = argv + 1;
  to.games = (guint) games;
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
