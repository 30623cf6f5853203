/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be done with a card: climbing, or passing. */

#include "tests/games/ladders/ladders.h"

#include <glib/gi18n-lib.h>

static gboolean
suits (const LaddersState *state, guint rung)
{
  return flip_card_is_joker (state->card) || flip_card_rank (state->card) == rung + 1;
}

static gboolean
is_above (const LaddersState *state, guint ladder, guint rung)
{
  return state->rungs[state->seat][ladder] >> rung == 0;
}

static gboolean
is_match (const LaddersState *state, guint ladder)
{
  return !flip_card_is_joker (state->card) && flip_card_suit (state->card) == ladder;
}

int
ladders_gain (const LaddersState *state, guint16 site)
{
  guint ladder = site / LADDERS_RUNGS, rung = site % LADDERS_RUNGS;

  return state->board.worth[ladder][rung] + (is_match (state, ladder) ? state->board.match : 0);
}

static void
list_climbs (gconstpointer data, FlipMoveList *list)
{
  const LaddersState *state = data;

  for (guint ladder = 0; ladder < LADDERS_LADDERS; ladder++)
    for (guint rung = 0; rung < LADDERS_RUNGS; rung++)
      {
        if (suits (state, rung) && is_above (state, ladder, rung))
          flip_move_write (flip_move_list_next (list), 1, (guint16) (ladder * LADDERS_RUNGS + rung),
                           0);
      }
}

static gboolean
check_climb (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const LaddersState *state = data;

  if (move->site >= LADDERS_LADDERS * LADDERS_RUNGS)
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "LA-CLIMB-1",
                        _ ("There is no such rung."));
  if (!suits (state, move->site % LADDERS_RUNGS))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "LA-CLIMB-1",
                        /* Translators: %u: the number of a card */
                        _ ("This card leads to rung %u."), flip_card_rank (state->card));
  if (!is_above (state, move->site / LADDERS_RUNGS, move->site % LADDERS_RUNGS))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "LA-CLIMB-2",
                        _ ("You climb upwards only, and you are higher on this ladder."));
  return TRUE;
}

static void
apply_climb (gpointer data, const FlipMove *move)
{
  LaddersState *state = data;
  guint ladder = move->site / LADDERS_RUNGS;

  state->rungs[state->seat][ladder] |= (guint16) (1u << move->site % LADDERS_RUNGS);
  state->matches[state->seat] += is_match (state, ladder);
}

const FlipVerb ladders_climb = {
  .name = "climb",
  .stages = 1u << LADDERS_STAGE_CLIMB,
  .has_site = TRUE,
  .words = N_ ("Climbs to {site}"),
  .act = N_ ("Climb to {site}"),
  .list = list_climbs,
  .check = check_climb,
  .apply = apply_climb,
};

static void
list_pass (gconstpointer state, FlipMoveList *list)
{
  flip_move_write (flip_move_list_next (list), 2, FLIP_NO_SITE, 0);
}

static void
apply_pass (gpointer state, const FlipMove *move)
{
}

const FlipVerb ladders_pass = {
  .name = "pass",
  .stages = 1u << LADDERS_STAGE_CLIMB,
  .declines = TRUE,
  .words = N_ ("Passes"),
  .act = N_ ("Pass"),
  .list = list_pass,
  .apply = apply_pass,
};
