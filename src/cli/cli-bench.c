/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/bench-library.h"
#include "cli/bench-table.h"
#include "cli/cli.h"

#include "engine/autoplay.h"
#include "engine/poker.h"
#include "games/games.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <time.h>

/* Each figure is the best of a few runs. */
#define RUNS               5
#define GAMES_A_RUN        3000
#define GAMES_OF_ALL_SEATS 300
#define SIGNATURE_GAMES    500
#define LONG_LOG           300
#define SCORED_GAMES       50
#define TIMES_SCORED       100
#define PLACEMENTS         256

#define POKER_FIGURE "poker-hands-per-second"

typedef struct
{
  Json *json;
  char **wanted;
} Report;

static void
report (const Report *to, const char *game, const char *figure, double value)
{
  g_autofree char *name = game ? g_strdup_printf ("%s-%s", game, figure) : g_strdup (figure);

  if (to->wanted && *to->wanted && !g_strv_contains ((const char *const *) to->wanted, name))
    return;
  if (to->json)
    json_real (to->json, name, value);
  else
    g_print ("%s %.*f\n", name, value < 100 ? 4 : 0, value);
}

/* The processor's time, so that other programs on the machine count little. */
static gint64
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static double
seconds_since (gint64 began)
{
  return (double) MAX (1, now () - began) / 1e6;
}

/* Poker */

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
bench_poker (const Report *to)
{
  double best = 0;

  for (guint i = 0; i < RUNS; i++)
    {
      guint counts[FLIP_N_HANDS] = { 0 };
      gint64 began = now ();
      guint64 hands = evaluate_all (counts);

      best = MAX (best, (double) hands / seconds_since (began));
    }
  report (to, NULL, POKER_FIGURE, best);
}

/* Random games */

static gboolean
first_state (const FlipGame *game, guint seats, gpointer state)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);

  return flip_setup_fill_seats (setup, MAX (seats, game->min_seats), NULL)
         && game->begin (state, setup, NULL);
}

typedef struct
{
  double games, moves; /* a second, of the best run */
} Pace;

static Pace
pace_of (const FlipGame *game, guint seats, guint games)
{
  g_autofree gpointer start = g_malloc (game->state_size);
  g_autofree gpointer state = g_malloc (game->state_size);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  Pace best = { 0 };

  for (guint i = 0; i < RUNS && first_state (game, seats, start); i++)
    {
      gint64 began = now ();
      guint64 moves = 0;

      for (guint64 seed = 1; seed <= games; seed++)
        {
          memcpy (state, start, game->state_size);
          flip_autoplay_begin (autoplay, game, state, seed);
          moves += flip_autoplay_finish (autoplay);
        }
      best.games = MAX (best.games, games / seconds_since (began));
      best.moves = MAX (best.moves, (double) moves / seconds_since (began));
    }

  return best;
}

static void
bench_games (const Report *to, const FlipGame *game)
{
  Pace pace = pace_of (game, game->min_seats, GAMES_A_RUN);

  report (to, game->id, "games-per-second", pace.games);
  report (to, game->id, "moves-per-second", pace.moves);
}

static void
bench_all_seats (const Report *to, const FlipGame *game)
{
  Pace pace = pace_of (game, game->max_seats, GAMES_OF_ALL_SEATS);

  report (to, game->id, "all-seats-games-per-second", pace.games);
}

/* Moments of random games that ask for a placement, one behind the other; how many were found. */
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
          if (ask.kind == FLIP_ASK_PLACEMENT && n < PLACEMENTS)
            memcpy (found + n++ * game->state_size, state, game->state_size);
          game->apply (state, &move);
        }
    }

  return n;
}

/* How long it takes to list every place for everything that can be placed just then. */
static void
bench_placements (const Report *to, const FlipGame *game)
{
  g_autofree guint8 *found = g_malloc (PLACEMENTS * game->state_size);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  guint n = game->covers ? gather_placements (game, found) : 0;
  double best = G_MAXDOUBLE;

  if (n == 0)
    return;
  for (guint run = 0; run < RUNS * 4; run++)
    {
      gint64 began = now ();

      for (guint i = 0; i < 10 * n; i++)
        game->legal (found + i % n * game->state_size, list);
      best = MIN (best, (double) (now () - began) / (10 * n));
    }
  report (to, game->id, "placements-us", best);
}

/* One number over many games with all seats: it changes only when the rules do. */
static void
bench_signature (const Report *to, const FlipGame *game)
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
              game->apply (state, &move);
            }
        }
    }
  report (to, game->id, "signature", hash);
}

/* The sheet of each seat at the end of a few games, scored again and again. */
static void
bench_score (const Report *to, const FlipGame *game)
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
          gint64 began = now ();

          for (guint i = 0; i < TIMES_SCORED; i++)
            {
              FlipScore score = { 0 };

              game->score (state, seat, &score);
            }
          microseconds += (double) (now () - began) / TIMES_SCORED;
        }
    }
  if (sheets)
    report (to, game->id, "score-us", microseconds / sheets);
}

/* Sessions and sheets */

/* A dealt session with most seats, played until its log is long enough, or to the end. */
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

  for (guint i = 0; i < RUNS * 10; i++)
    {
      gint64 began;

      flip_session_jump (session, flip_session_length (session));
      began = now ();
      act (session);
      best = MIN (best, (double) (now () - began) / 1e3);
    }

  return best;
}

static void
undo (FlipSession *session)
{
  flip_session_undo (session);
}

/* The entries furthest from a snapshot. */
static void
jump (FlipSession *session)
{
  for (guint i = 15; i < 175; i += 16)
    flip_session_jump (session, MIN (i, flip_session_length (session)));
}

static void
bench_session (const Report *to, const FlipGame *game)
{
  g_autoptr (FlipSession) session = long_session (game, 1, LONG_LOG);

  if (!session)
    return;
  report (to, game->id, "undo-ms", milliseconds_of (session, undo));
  report (to, game->id, "jump-ms", milliseconds_of (session, jump) / 10);
}

static void
bench_sheet (const Report *to, const FlipGame *game)
{
  g_autoptr (FlipSession) session = long_session (game, 1, G_MAXUINT);
  g_autofree char *text = session ? flip_sheet_print (session) : NULL;
  double best = G_MAXDOUBLE;

  if (!session)
    return;
  for (guint i = 0; i < RUNS * 4; i++)
    {
      gint64 began = now ();
      g_autoptr (FlipSession) loaded =
        flip_sheet_parse (text, strlen (text), "bench", flip_games_find, NULL);

      g_assert (loaded);
      best = MIN (best, (double) (now () - began) / 1e3);
    }
  report (to, game->id, "full-sheet-moves", flip_session_length (session));
  report (to, game->id, "load-ms", best);
}

static void
bench_state (const Report *to, const FlipGame *game)
{
  report (to, game->id, "state-bytes", (double) game->state_size);
}

static void
bench_opponent (const Report *to, const FlipGame *game)
{
  double slowest = bench_table_opponent (game, now);

  if (slowest >= 0)
    report (to, game->id, "opponent-ms", slowest);
}

/* Each figure, and what measures it. */
static const struct
{
  const char *figure;
  void (*measure) (const Report *to, const FlipGame *game);
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
  { "state-bytes", bench_state },
  { "signature", bench_signature },
};

static gboolean
is_wanted (const Report *to, const char *name)
{
  return !*to->wanted || g_strv_contains ((const char *const *) to->wanted, name);
}

/* Measures what is wanted, each measurement once. */
static void
bench_game (const Report *to, const FlipGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%s", game->id, figures[i].figure);
      gboolean measured = FALSE;

      if (!is_wanted (to, name))
        continue;
      for (guint j = 0; j < i; j++)
        {
          g_autofree char *other = g_strdup_printf ("%s-%s", game->id, figures[j].figure);

          measured |= figures[j].measure == figures[i].measure && is_wanted (to, other);
        }
      if (!measured)
        figures[i].measure (to, game);
    }
}

/* The first name that is no figure, or NULL. */
static const char *
unknown_name (char **names)
{
  for (guint i = 0; names[i]; i++)
    {
      gboolean known =
        g_str_equal (names[i], POKER_FIGURE) || g_str_equal (names[i], BENCH_LIBRARY_LIST)
        || g_str_equal (names[i], BENCH_LIBRARY_SEARCH) || g_str_equal (names[i], BENCH_FLICK);

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
bench_the_library (const Report *to)
{
  g_autoptr (GError) error = NULL;
  BenchLibrary found;

  if (!bench_library (now, &found, &error))
    {
      g_printerr ("flipside-cli: %s\n", error->message);
      return;
    }
  report (to, NULL, BENCH_LIBRARY_LIST, found.list_ms);
  report (to, NULL, BENCH_LIBRARY_SEARCH, found.search_ms);
}

static void
bench_all (const Report *to)
{
  if (is_wanted (to, POKER_FIGURE))
    bench_poker (to);
  if (is_wanted (to, BENCH_LIBRARY_LIST) || is_wanted (to, BENCH_LIBRARY_SEARCH))
    bench_the_library (to);
  if (is_wanted (to, BENCH_FLICK))
    report (to, NULL, BENCH_FLICK, bench_table_flick (now));
  for (guint i = 0; flip_games[i]; i++)
    bench_game (to, flip_games[i]);
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Speak JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  Json json;
  Report to = { 0 };

  if (!cli_read_options (&cli_bench, entries, &argc, &argv))
    return CLI_USAGE;
  if (unknown_name (argv + 1))
    return cli_usage (&cli_bench, _ ("there is no figure “%s”; without names all are printed"),
                      unknown_name (argv + 1));
  to.json = as_json ? &json : NULL;
  to.wanted = argv + 1;
  json_begin (&json);
  json_open (&json, NULL, '{');
  bench_all (&to);
  json_close (&json, '}');
  if (as_json)
    json_end (&json);
  else
    g_string_free (json.text, TRUE);
  return CLI_DONE;
}

const CliCommand cli_bench = {
  "bench",
  N_ ("[NAME…]"),
  N_ ("Measure how quick everything is"),
  N_ ("One name and one number a line; with names, only these figures are printed."),
  run,
};
