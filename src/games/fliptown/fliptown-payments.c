/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

/* What a lineup pays before any card of it is changed. */

static guint
cards_of_colour (const FliptownState *state, gboolean red)
{
  guint n = 0;

  for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
    n += flip_suit_is_red (flip_card_suit (state->cards.lineup[i])) == red;
  return n;
}

void
fliptown_payments_bank (FliptownState *state)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  guint needed = state->options.bank_two ? FLIPTOWN_LINEUP - 1 : FLIPTOWN_LINEUP;

  for (guint colour = FLIPTOWN_RED; colour <= FLIPTOWN_BLACK; colour++)
    {
      if (seat->bank & 1u << colour && cards_of_colour (state, colour == FLIPTOWN_RED) >= needed)
        fliptown_gain (state, FLIPTOWN_STARS, state->board.bank_pays[state->round]);
    }
}

/* The hunted ranks that lie in the lineup; two queens are still one outlaw. */
guint
fliptown_payments_outlaws (const FliptownState *state)
{
  guint shown = 0;

  for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
    {
      guint rank = flip_card_rank (state->cards.lineup[i]);

      if (rank >= FLIP_JACK)
        shown |= 1u << (rank - FLIP_JACK);
    }

  return shown & fliptown_acting_seat (state)->outlaws;
}
