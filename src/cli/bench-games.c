/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/search.h"
#include "cli/cli-bench.h"
#include "engine/game/verb.h"
#include "engine/session/autoplay.h"

#include <string.h>

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

typedef struct
{
  double games, moves; /* per second, of the best run */
} Pace;

static Pace
pace_of (const FlipGame *game, guint seats, guint games)
{
  g_autofree gpointer start = g_malloc (game->state_size);
  g_autofree gpointer state = g_malloc (game->state_size);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  Pace best = { 0 };

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
      best.games = MAX (best.games, games / bench_seconds_since (began));
      best.moves = MAX (best.moves, (double) moves / bench_seconds_since (began));
    }

  return best;
}

void
bench_games (const BenchReport *to, const FlipGame *game)
{
  Pace pace = pace_of (game, game->min_seats, GAMES_A_RUN);

  bench_report (to, game->id, "games-per-second", pace.games);
  bench_report (to, game->id, "moves-per-second", pace.moves);
}

void
bench_all_seats (const BenchReport *to, const FlipGame *game)
{
  Pace pace = pace_of (game, game->max_seats, GAMES_OF_ALL_SEATS);

  bench_report (to, game->id, "all-seats-games-per-second", pace.games);
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
          if (ask.kind == FLIP_ASK_PLACEMENT && n < PLACEMENTS)
            memcpy (found + n++ * game->state_size, state, game->state_size);
          flip_game_apply (game, state, &move);
        }
    }

  return n;
}

/* Measures how long it takes to list all placements in such states. */
void
bench_placements (const BenchReport *to, const FlipGame *game)
{
  g_autofree guint8 *found = g_malloc (PLACEMENTS * game->state_size);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  guint n = game->tiles ? gather_placements (game, found) : 0;
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

void
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
void
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
void
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
                               flip_game_turn (game, state) + flip_search_usual.n_turns,
                               &flip_search_usual.policy, &nothing, key);
    }
  bench_report (to, game->id, "play-outs-per-second", n / bench_seconds_since (began));
}
