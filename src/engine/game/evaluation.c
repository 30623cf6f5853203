/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/evaluation.h"

#include <string.h>

#define MARK_WORTH  FLIP_POINT /* about the size of other features */
#define FACT_WORTH  10
#define PLAIN_FACTS 16 /* any further facts are ignored */

const FlipEvaluation flip_plain_evaluation = { 0 };

static guint
n_marks (const FlipGame *game)
{
  guint n = 0;

  for (guint i = 0; i < game->n_parts; i++)
    n += game->parts[i].columns * game->parts[i].rows;
  return n;
}

static void
read_marks (const FlipGame *game, gconstpointer state, guint seat, gint16 *features)
{
  g_autofree FlipSites *sites = g_new (FlipSites, 1);

  flip_game_sites (game, state, seat, sites);
  for (guint i = 0; i < n_marks (game); i++)
    features[i] = sites->sites[i].mark == FLIP_MARK_NONE ? 0 : MARK_WORTH;
}

static void
read_facts (const FlipGame *game, gconstpointer state, guint seat, gint16 *features)
{
  const int most = FLIP_LARGEST_FEATURE / FACT_WORTH;
  g_autofree FlipFacts *facts = g_new (FlipFacts, 1);

  flip_game_facts (game, state, (int) seat, facts);
  for (guint i = 0; i < MIN (facts->n, PLAIN_FACTS); i++)
    {
      if (facts->facts[i].is_number)
        features[i] = (gint16) (CLAMP (facts->facts[i].number, -most, most) * FACT_WORTH);
    }
}

int
flip_game_points (const FlipGame *game, gconstpointer state, guint seat)
{
  FlipScore score = { 0 };

  if (game->evaluation)
    return game->evaluation->points (state, seat);
  game->score (state, seat, &score);
  return score.total;
}

guint
flip_game_turn (const FlipGame *game, gconstpointer state)
{
  FlipClock clock = { 0 };

  game->clock (state, &clock);
  return clock.count ? clock.count - 1 : clock.round * clock.turns + clock.turn;
}

guint
flip_game_n_features (const FlipGame *game)
{
  G_STATIC_ASSERT (FLIP_MAX_SITES + PLAIN_FACTS <= FLIP_MAX_FEATURES);

  return game->evaluation ? game->evaluation->n_features : n_marks (game) + PLAIN_FACTS;
}

void
flip_game_features (const FlipGame *game, gconstpointer state, guint seat, gint16 *features)
{
  if (game->evaluation)
    return game->evaluation->features (state, seat, features);
  memset (features, 0, flip_game_n_features (game) * sizeof *features);
  read_marks (game, state, seat, features);
  read_facts (game, state, seat, features + n_marks (game));
}
