/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-bench.h"
#include "engine/session/session.h"
#include "table/sample.h"
#include "table/simulation.h"
#include "table/tabletop.h"

#define DECISIONS 40

double
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
      best = MIN (best, (double) (bench_now () - began) / 1e3 / FLIP_SAMPLE_FLICKS);
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
        slowest = MAX (slowest, (double) (bench_now () - began) / 1e3);
      flip_session_play (session, &move, NULL);
      flip_session_deal (session);
    }

  return slowest;
}

double
bench_table_opponent (const FlipGame *game)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipTabletop) tabletop = NULL;
  g_autoptr (FlipSession) session = NULL;

  setup->dealt = TRUE;
  setup->seed = 1;
  if (!game->opponent || !flip_setup_fill_seats (setup, game->min_seats, NULL)
      || !flip_setup_set_option (setup, "opponent", "hard", NULL))
    return -1;
  flip_setup_set_board (setup, game->boards[game->n_boards - 1].name,
                        game->boards[game->n_boards - 1].text);
  tabletop = flip_tabletop_new (setup);
  session = flip_session_new (setup, NULL);
  if (!tabletop || !session)
    return -1;
  flip_session_set_referee (session, flip_tabletop_referee (tabletop));
  flip_session_deal (session);
  return slowest_decision (session, tabletop);
}
