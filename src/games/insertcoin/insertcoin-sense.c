/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-sense.h"

#include "games/insertcoin/insertcoin-rules.h"

/* What automatic players need to know of the rules. */

static int
points (gconstpointer data, guint index)
{
  const InsertcoinState *state = data;
  const InsertcoinSeat *seat = &state->seats[index];
  int sum = seat->coins * INSERTCOIN_COIN_POINTS + seat->lives * INSERTCOIN_LIFE_POINTS;

  g_assert (index < state->n_seats);

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    sum += insertcoin_level_points (state, index, level);
  return sum;
}

/* GAME OVER is one of the cards that are left in its pile; which of the others those are nobody knows. */
static void
weigh_flips (const InsertcoinState *state, const FlipAsk *ask, guint32 weights[FLIP_CARDS_AT_MOST])
{
  FlipCard game_over = insertcoin_game_over (state);
  guint left = insertcoin_pile_left (state, insertcoin_pile (state));
  guint plain = flip_card_set_size (ask->possible & ~FLIP_CARD_BIT (game_over));

  if (!weights[game_over] || !plain)
    return;
  for (FlipCard card = 0; card < state->set.n_cards; card++)
    weights[card] *= left - 1;
  weights[game_over] = plain;
}

/* At the table one card stands for all of its shape. */
static void
weigh_shapes (const InsertcoinState *state, guint32 weights[FLIP_CARDS_AT_MOST])
{
  guint32 left[INSERTCOIN_MAX_SHAPES] = { 0 };
  FlipCardSet shown = insertcoin_shapes_shown (state);

  for (FlipCard card = 0; card < state->set.n_cards; card++)
    left[state->set.cards[card].shape] += !(shown >> card & 1);
  for (FlipCard card = 0; card < state->set.n_cards; card++)
    weights[card] *= left[state->set.cards[card].shape];
}

static void
chances (gconstpointer data, const FlipAsk *ask, guint32 weights[FLIP_CARDS_AT_MOST])
{
  const InsertcoinState *state = data;

  for (FlipCard card = 0; card < FLIP_CARDS_AT_MOST; card++)
    weights[card] = ask->possible >> card & 1;
  if (state->stage == INSERTCOIN_STAGE_FLIP)
    weigh_flips (state, ask, weights);
  else if (!state->dealt)
    weigh_shapes (state, weights);
}

static guint
turn (gconstpointer data)
{
  const InsertcoinState *state = data;

  return state->hands.round + state->deck.flips;
}

const FlipSense insertcoin_sense = {
  .points = points,
  .chances = chances,
  .turn = turn,
  .rows = insertcoin_feature_rows,
  .n_rows = INSERTCOIN_N_FEATURE_ROWS,
  .n_features = INSERTCOIN_N_FEATURES,
  .features = insertcoin_features,
};
