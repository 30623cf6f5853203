/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-people.h"

#include <glib/gi18n-lib.h>

/* The poker cards of a round, with the two extra ones of Hold 'em. */
FlipCardSet
fliptown_hand_cards (const FliptownState *state, guint seat, guint round)
{
  const FliptownSeat *player = &state->seats[seat];
  FlipCardSet cards = 0;

  g_assert (seat < state->n_seats && round < FLIPTOWN_ROUNDS);

  for (guint i = 0; i < FLIPTOWN_TURNS; i++)
    {
      if (flip_card_is_plain (player->poker[round][i]))
        cards |= FLIP_CARD_BIT (player->poker[round][i]);
    }
  for (guint i = 0; i < FLIPTOWN_HOLDEM_CARDS; i++)
    {
      if (flip_card_is_plain (player->holdem[round][i]))
        cards |= FLIP_CARD_BIT (player->holdem[round][i]);
    }

  return cards;
}

/* The Cheat is asked only if cheating would improve the hand. */
gboolean
fliptown_hand_may_cheat (const FliptownState *state, guint seat)
{
  FlipCardSet cards;

  if (state->seats[seat].character != FLIPTOWN_CHEAT || !state->seats[seat].ability)
    return FALSE;
  cards = fliptown_hand_cards (state, seat, state->round);
  return flip_poker_best_with_any (cards) > flip_poker_best (cards);
}

void
fliptown_hand_resolve (FliptownState *state, guint seat, gboolean cheat)
{
  FliptownSeat *player = &state->seats[seat];
  FlipCardSet cards = fliptown_hand_cards (state, seat, state->round);
  FlipHand hand = cheat ? flip_poker_best_with_any (cards) : flip_poker_best (cards);

  g_assert (hand < FLIP_N_HANDS);

  player->hands[state->round] = (guint8) hand;
  fliptown_gain_for (state, seat, FLIPTOWN_CASH, state->board.hand_cash[hand]);
  fliptown_gain_for (state, seat, FLIPTOWN_STARS, state->board.hand_stars[hand]);
  for (guint i = 0; i < FLIPTOWN_HOLDEM_CARDS; i++)
    fliptown_cards_discard (state, player->holdem[state->round][i]);
}

static void
apply_hand (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->seats[state->seat].character == FLIPTOWN_CHEAT);
  g_assert (state->seats[state->seat].ability > 0);

  if (move->arg[0])
    state->seats[state->seat].ability--;
  fliptown_hand_resolve (state, state->seat, move->arg[0]);
  state->seat++;
}

static void
label_hand (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, move->arg[0] ? C_ ("verb", "Cheat")
                                      : /* what the Cheat can do */ _ ("Don’t cheat"));
}

const FlipVerb fliptown_hand = {
  .name = "cheat", .stages = 1u << FLIPTOWN_STAGE_HANDS, .n_args = 1,
  .list = fliptown_answer_list, .check = fliptown_yes_or_no_check, .apply = apply_hand,
  .print = fliptown_answer_print, .describe = fliptown_answer_describe, .label = label_hand,
  .offer = fliptown_ability_or_not_offer,
};
