/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-sense.h"

#include "games/fliptown/fliptown-rules.h"

/* What automatic players need to know of the rules. */

static int
silver_of (const FliptownState *state, guint seat)
{
  int silver = 0;

  for (guint left = state->seats[seat].chambers; left; left &= left - 1)
    {
      guint chamber = (guint) __builtin_ctz (left);

      if (state->board.chambers[chamber].reward.silver != FLIPTOWN_NO_SILVER)
        silver += fliptown_silver (state, seat, chamber);
    }

  return silver;
}

static int
points (gconstpointer data, guint seat)
{
  const FliptownState *state = data;
  const FliptownSeat *player = &state->seats[seat];

  g_assert (seat < state->n_seats);

  return fliptown_held (player, FLIPTOWN_STARS)
         + fliptown_held (player, FLIPTOWN_CASH) / state->board.cash_a_point
         + fliptown_held (player, FLIPTOWN_GOLD) / state->board.gold_a_point
         + silver_of (state, seat)
         + (player->hotel ? state->board.hotel_steps[player->hotel - 1] : 0);
}

/* Against a cowbot the lead counts, and what breaks a tie is worth half a point. */
static int
worth (gconstpointer data, guint seat)
{
  const FliptownState *state = data;
  int lead;

  if (state->options.cowbot == FLIPTOWN_NO_COWBOT)
    return FLIP_POINT * points (state, seat);
  lead = points (state, 0) - fliptown_cowbot_points (state);
  if (lead || state->stage != FLIPTOWN_STAGE_OVER)
    return FLIP_POINT * lead;
  return FLIP_POINT / 2 * CLAMP (fliptown_cowbot_duel (state), -1, 1);
}

/* The phases after the turns of a round count as one more turn. */
static guint
turn (gconstpointer data)
{
  const FliptownState *state = data;

  return state->round * (FLIPTOWN_TURNS + 1u) + state->turn;
}

/* What was not shown from a round on until now, so that a card which was stolen in it can be among it. */
static FlipCardSet
not_shown_since (const FliptownState *state, guint round)
{
  FlipCardSet shown = 0;

  for (guint i = round; i < FLIPTOWN_ROUNDS; i++)
    shown |= state->cards.seen[i];
  return FLIP_ALL_CARDS & ~shown;
}

/* A card that was shown after a theft is certainly not the stolen one, so that it is likelier to be in the
   deck than one which nobody has seen since. All cards that can have been stolen in a round are equally
   likely to have been, but for those that are gone since an earlier one. */
static void
weigh_by_thefts (const FliptownState *state, guint32 weights[FLIP_CARDS_AT_MOST])
{
  guint gone = 0;

  for (guint round = 0; round < state->round; round++)
    {
      FlipCardSet suspects = not_shown_since (state, round);
      guint thefts = state->cards.stolen_in_round[round];
      guint among = flip_card_set_size (suspects) - gone;

      gone += thefts;
      for (FlipCard card = 0; thefts && card < FLIP_N_CARDS; card++)
        weights[card] *= suspects & FLIP_CARD_BIT (card) ? among - thefts : among;
    }
}

static guint
round_of_theft (const FliptownState *state, guint theft)
{
  guint round = 0;

  while (round + 1 < FLIPTOWN_ROUNDS && theft >= state->cards.stolen_in_round[round])
    theft -= state->cards.stolen_in_round[round++];
  return round;
}

/* A dealer shows the stolen cards in the order of the thefts. People may show them in any other: what only
   they can show has the smallest weight. */
static void
weigh_stolen (const FliptownState *state, guint32 weights[FLIP_CARDS_AT_MOST])
{
  const guint32 likely = 1 << 16;
  FlipCardSet suspects = not_shown_since (state, round_of_theft (state, state->cards.n_revealed));

  for (FlipCard card = 0; card < FLIP_N_CARDS; card++)
    {
      if (suspects & FLIP_CARD_BIT (card))
        weights[card] *= likely;
    }
}

static void
chances (gconstpointer data, const FlipAsk *ask, guint32 weights[FLIP_CARDS_AT_MOST])
{
  const FliptownState *state = data;

  for (FlipCard card = 0; card < FLIP_CARDS_AT_MOST; card++)
    weights[card] = ask->possible >> card & 1;
  if (state->stage == FLIPTOWN_STAGE_STOLEN)
    weigh_stolen (state, weights);
  else if (state->cards.n_stolen)
    weigh_by_thefts (state, weights);
}

const FlipSense fliptown_sense = {
  .points = points,
  .worth = worth,
  .chances = chances,
  .turn = turn,
  .rows = fliptown_feature_rows,
  .n_rows = FLIPTOWN_N_FEATURE_ROWS,
  .n_features = FLIPTOWN_N_FEATURES,
  .features = fliptown_features,
};
