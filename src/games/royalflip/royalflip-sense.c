/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-sense.h"

#include "games/royalflip/royalflip-rules.h"

/* What automatic players need to know of the rules. Each card that has not been seen is as likely as any
   other: one shuffle lasts the whole game. */

static int
points (gconstpointer data, guint seat)
{
  return royalflip_total (data, seat);
}

/* Whoever wins the tie-break is ahead by half a point. */
static int
worth (gconstpointer data, guint seat)
{
  const RoyalflipState *state = data;
  gboolean broken = state->stage == ROYALFLIP_STAGE_OVER && state->breaker == seat;

  return FLIP_POINT * royalflip_total (state, seat) + (broken ? FLIP_POINT / 2 : 0);
}

static guint
turn (gconstpointer data)
{
  const RoyalflipState *state = data;

  return state->round;
}

const FlipSense royalflip_sense = {
  .points = points,
  .worth = worth,
  .turn = turn,
  .rows = royalflip_feature_rows,
  .n_rows = ROYALFLIP_N_FEATURE_ROWS,
  .n_features = ROYALFLIP_N_FEATURES,
  .features = royalflip_features,
};
