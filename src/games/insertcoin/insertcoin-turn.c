/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

/* How a flip proceeds: seat by seat, then skulls and bolts, then the ends of the game. */

#define ALL_LEVELS ((1u << INSERTCOIN_LEVELS) - 1)

static guint
reasons_to_end (const InsertcoinState *state)
{
  guint ends = state->deck.flips == INSERTCOIN_FLIPS ? INSERTCOIN_END_CARDS : 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (state->seats[seat].complete == ALL_LEVELS)
        ends |= INSERTCOIN_END_LEVELS;
      if (insertcoin_is_broke (&state->seats[seat]))
        ends |= INSERTCOIN_END_LIVES;
    }

  return ends;
}

/* The next card, unless the game is over. */
static void
end_or_flip (InsertcoinState *state)
{
  state->ends |= (guint8) reasons_to_end (state);
  state->seat = 0;
  state->deck.flipped = FLIP_NO_CARD;
  state->stage = state->ends ? INSERTCOIN_STAGE_OVER : INSERTCOIN_STAGE_FLIP;
}

void
insertcoin_begin_flip (InsertcoinState *state)
{
  end_or_flip (state);
}

/* The turn of the seat, or of the first one after it that doesn't miss this flip. */
void
insertcoin_turn_begin (InsertcoinState *state)
{
  g_assert (state->deck.flipped < INSERTCOIN_CARDS);

  memset (&state->pending, 0, sizeof state->pending);
  while (state->seat < state->n_seats && state->seats[state->seat].misses)
    state->seat++;
  if (state->seat < state->n_seats)
    {
      state->stage = INSERTCOIN_STAGE_DRAW;
      return;
    }
  insertcoin_resolve_strikes (state);
  end_or_flip (state);
}

static gboolean
may_draw_another (const InsertcoinState *state)
{
  for (guint corner = 0; corner < INSERTCOIN_CORNERS; corner++)
    {
      if (insertcoin_may_draw (state, corner) && insertcoin_fits_somewhere (state, corner))
        return TRUE;
    }

  return FALSE;
}

/* What the abilities still offer: squares, then a symbol, then skull and bolt. */
void
insertcoin_continue_turn (InsertcoinState *state)
{
  InsertcoinPending *pending = &state->pending;
  gboolean all_done = state->seats[state->seat].complete == ALL_LEVELS;

  g_assert (state->seat < state->n_seats);

  if (pending->fills && !all_done)
    state->stage = INSERTCOIN_STAGE_FILL;
  else if (pending->symbols && !all_done && may_draw_another (state))
    state->stage = INSERTCOIN_STAGE_SYMBOL;
  else if (insertcoin_strike (state))
    state->stage = INSERTCOIN_STAGE_STRIKE;
  else
    {
      state->seat++;
      insertcoin_turn_begin (state);
    }
}

/* Whether a seat has to insert a coin when a pile's GAME OVER comes. */
gboolean
insertcoin_owes_coin (const InsertcoinState *state, guint seat, guint pile)
{
  return insertcoin_count (state->seats[seat].complete) < pile + 1;
}

void
insertcoin_game_over_card (InsertcoinState *state, guint pile)
{
  g_assert (pile < INSERTCOIN_PILES);

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (pile == 0)
        state->seats[seat].early = (guint8) insertcoin_count (state->seats[seat].complete);
      if (insertcoin_owes_coin (state, seat, pile)
          && !insertcoin_pay_game_over (&state->seats[seat]))
        state->ends |= INSERTCOIN_END_COIN;
    }
  end_or_flip (state);
}
