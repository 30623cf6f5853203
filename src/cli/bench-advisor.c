/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/bench.h"

#include "advisor/search.h"
#include "engine/game/verb.h"
#include "engine/session/autoplay.h"

#define POSITIONS 40
#define PLAY_OUTS 20 /* of each position */

/* A moment of a random game at which a seat is asked; FALSE if the game is over before. */
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

/* Play-outs as a search makes them, from moments of random games. */
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

  if (!game->sense || !game->sense->turn || !flip_setup_fill_seats (setup, game->min_seats, NULL))
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
                               game->sense->turn (state) + flip_search_usual.n_turns,
                               &flip_search_usual.policy, &nothing, key);
    }
  bench_report (to, game->id, "play-outs-per-second", n / bench_seconds_since (began));
}
