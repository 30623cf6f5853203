/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/tabletop.h"

#include "engine/base/random.h"
#include "engine/game/verb.h"
#include "table/simulation.h"
#include "table/tabletops.h"

#include <math.h>
#include <string.h>

/* The dealer uses the streams below this one. */
#define HAND_STREAM     (G_GUINT64_CONSTANT (2) << 32)
#define THINK_STREAM    (G_GUINT64_CONSTANT (3) << 32)
#define MOST_REMEMBERED 2048

struct _FlipTabletop
{
  FlipReferee referee; /* the first member, so that it can be cast back to the tabletop */
  FlipSetup *setup;
  const FlipTableBridge *bridge;
  GHashTable *answers; /* GBytes of a state → FlipMove; a flick is simulated once and answered
                          often */
};

static guint
count_answers (const FlipTabletop *tabletop, gconstpointer state)
{
  FlipAsk ask;

  tabletop->setup->game->ask (state, &ask);
  return ask.draw.position;
}

/* The actual flick of a hand that intends this one. */
static FlipFlick
make_flick (const FlipTabletop *tabletop, gconstpointer state, const FlipPending *pending)
{
  FlipRandom random;

  flip_random_seed (&random, tabletop->setup->seed, HAND_STREAM + count_answers (tabletop, state));
  return flip_flick_tremble (&pending->flick, &pending->tremor, &random);
}

static gboolean
simulate (const FlipTabletop *tabletop,
          gconstpointer state,
          FlipPending *pending,
          FlipOutcome *outcome,
          FlipRecording **recording)
{
  g_autoptr (GError) error = NULL;
  FlipFlick flick;

  if (!tabletop->bridge->pending (state, pending))
    return FALSE;
  flick = make_flick (tabletop, state, pending);
  if (flip_simulate (&pending->table, &flick, outcome, recording, &error))
    return TRUE;
  g_warning ("A flick can't be simulated: %s", error->message);
  return FALSE;
}

static void
remember (FlipTabletop *tabletop, gconstpointer state, const FlipMove *move)
{
  gsize size = tabletop->setup->game->state_size;

  if (g_hash_table_size (tabletop->answers) >= MOST_REMEMBERED)
    g_hash_table_remove_all (tabletop->answers);
  g_hash_table_replace (tabletop->answers, g_bytes_new (state, size),
                        g_memdup2 (move, sizeof *move));
}

/* Each answer is played to get the state before the next one. */
static void
remember_all (FlipTabletop *tabletop, gconstpointer state, const FlipMove *answers, guint n)
{
  const FlipGame *game = tabletop->setup->game;
  g_autofree gpointer moment = g_memdup2 (state, game->state_size);

  for (guint i = 0; i < n; i++)
    {
      remember (tabletop, moment, &answers[i]);
      flip_game_apply (game, moment, &answers[i]);
    }
}

static const FlipMove *
recall (FlipTabletop *tabletop, gconstpointer state)
{
  g_autoptr (GBytes) key = g_bytes_new_static (state, tabletop->setup->game->state_size);

  return g_hash_table_lookup (tabletop->answers, key);
}

static void
find_answers (FlipTabletop *tabletop, gconstpointer state)
{
  g_autofree FlipPending *pending = g_new (FlipPending, 1);
  g_autofree FlipOutcome *outcome = g_new0 (FlipOutcome, 1);
  FlipMove answers[FLIP_MOST_ANSWERS];

  if (!simulate (tabletop, state, pending, outcome, NULL))
    outcome->disc = FLIP_NO_PIECE;
  remember_all (tabletop, state, answers,
                tabletop->bridge->tell (state, pending, outcome, answers));
}

static void
answer (const FlipReferee *referee, gconstpointer state, FlipMove *move)
{
  FlipTabletop *tabletop = (FlipTabletop *) referee;

  if (!recall (tabletop, state))
    find_answers (tabletop, state);
  *move = *recall (tabletop, state);
}

gboolean
flip_tabletop_can (const FlipSetup *setup)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  return setup->dealt && flip_table_bridge_find (setup->game);
}

FlipTabletop *
flip_tabletop_new (const FlipSetup *setup)
{
  const FlipTableBridge *bridge = flip_table_bridge_find (setup->game);
  FlipTabletop *tabletop;

  if (!flip_tabletop_can (setup))
    return NULL;
  tabletop = g_new0 (FlipTabletop, 1);
  tabletop->referee.answer = answer;
  tabletop->setup = flip_setup_copy (setup);
  tabletop->bridge = bridge;
  tabletop->answers =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, g_free);
  return tabletop;
}

void
flip_tabletop_free (FlipTabletop *tabletop)
{
  g_hash_table_unref (tabletop->answers);
  flip_setup_free (tabletop->setup);
  g_free (tabletop);
}

const FlipSetup *
flip_tabletop_setup (FlipTabletop *tabletop)
{
  g_assert (tabletop != NULL);

  return tabletop->setup;
}

const FlipReferee *
flip_tabletop_referee (FlipTabletop *tabletop)
{
  return &tabletop->referee;
}

const FlipTableBridge *
flip_tabletop_bridge (const FlipTabletop *tabletop)
{
  g_assert (tabletop != NULL);

  return tabletop->bridge;
}

FlipMove
flip_tabletop_move (const FlipFlickChoice *choice, FlipSide side, const FlipFlick *flick)
{
  FlipFlick rounded = flip_flick_round (flick);
  double speed = CLAMP (rounded.speed, choice->slowest, choice->fastest);

  g_assert (choice->slowest <= choice->fastest);

  return (FlipMove){
    .verb = choice->verb,
    .site = choice->site,
    .arg = { choice->has_sides && side == FLIP_SIDE_RIGHT, (gint16) lround (rounded.angle * 100),
             (gint16) lround (speed) },
  };
}

gboolean
flip_tabletop_read_move (const FlipFlickChoice *choices,
                         guint n,
                         const FlipMove *move,
                         guint *choice,
                         FlipSide *side,
                         FlipFlick *flick)
{
  for (guint i = 0; i < n; i++)
    {
      if (choices[i].handles || choices[i].verb != move->verb || choices[i].site != move->site)
        continue;
      *choice = i;
      *side = choices[i].has_sides && move->arg[0] ? FLIP_SIDE_RIGHT : FLIP_SIDE_LEFT;
      *flick = (FlipFlick){ .angle = move->arg[1] / 100.0, .speed = move->arg[2] };
      return TRUE;
    }

  return FALSE;
}

gboolean
flip_tabletop_replay (FlipTabletop *tabletop,
                      gconstpointer state,
                      FlipTable *before,
                      FlipRecording **recording,
                      FlipOutcome *outcome)
{
  g_autofree FlipPending *pending = g_new (FlipPending, 1);
  g_autofree FlipOutcome *found = g_new (FlipOutcome, 1);

  g_assert (tabletop != NULL && state != NULL);

  if (!simulate (tabletop, state, pending, found, recording))
    return FALSE;
  if (before)
    *before = pending->table;
  if (outcome)
    *outcome = *found;
  return TRUE;
}

gboolean
flip_tabletop_advise (FlipTabletop *tabletop, gconstpointer state, FlipMove *move)
{
  g_assert (tabletop != NULL && state != NULL);

  return tabletop->bridge->advise (state, tabletop->setup->seed, move);
}
