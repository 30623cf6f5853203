/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* Phases 5 and 6: pan and work, bribes, the Sheriff card, arrests. */

#define LOWEST_CARD  1
#define HIGHEST_CARD 13

void
fliptown_work (FliptownState *state)
{
  for (guint i = 0; i < state->n_seats; i++)
    {
      fliptown_gain_for (state, i, FLIPTOWN_GOLD, state->seats[i].pans * state->board.gold_a_pan);
      fliptown_gain_for (state, i, FLIPTOWN_CASH,
                         state->seats[i].hammers * state->board.cash_a_hammer);
    }
}

static int
wanted_of (const FliptownState *state, guint seat)
{
  return fliptown_held (&state->seats[seat], FLIPTOWN_WANTED);
}

static int
bribe_price (const FliptownState *state, guint seat)
{
  return wanted_of (state, seat) * state->board.bribe_price;
}

static gboolean
has_bribed (const FliptownState *state, guint seat)
{
  return state->seats[seat].bribes & 1u << state->round;
}

static gboolean
bribe_is_possible (const FliptownState *state, guint seat)
{
  return wanted_of (state, seat) > LOWEST_CARD
         && fliptown_held (&state->seats[seat], FLIPTOWN_GOLD) >= bribe_price (state, seat);
}

/* Nobody is asked who can't be arrested or can't pay; the Preacher is, with any Wanted. */
gboolean
fliptown_bribe_asked (const FliptownState *state, guint seat)
{
  const FliptownSeat *player = &state->seats[seat];
  gboolean preaches =
    player->character == FLIPTOWN_PREACHER && player->ability && wanted_of (state, seat) > 0;

  return preaches || bribe_is_possible (state, seat);
}

gboolean
fliptown_bribe_check (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  if (move->arg[0] != 0 && move->arg[0] != 1)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-SHERIFF-1",
                        _ ("Say whether you bribe the Sheriff."));
  if (move->arg[0] == 0 || bribe_is_possible (state, state->seat))
    return TRUE;
  if (wanted_of (state, state->seat) <= LOWEST_CARD)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, FLIP_NO_SITE, "FT-SHERIFF-4",
                        _ ("With %d Wanted no Sheriff card can arrest you; keep the gold."),
                        wanted_of (state, state->seat));
  return flip_refuse (refusal, FLIP_REFUSED_PRICE, FLIP_NO_SITE, "FT-SHERIFF-1",
                      _ ("A bribe costs %d gold, one for each Wanted, and you hold %d."),
                      bribe_price (state, state->seat),
                      fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD));
}

void
fliptown_bribe_apply (FliptownState *state, const FlipMove *move)
{
  if (move->arg[0])
    {
      fliptown_lose (state, state->seat, FLIPTOWN_GOLD, bribe_price (state, state->seat));
      state->seats[state->seat].bribes |= (guint8) (1u << state->round);
    }
  state->seat++;
}

/* The value that a seat's Wanted is held against. */
guint
fliptown_sheriff_value (const FliptownState *state, guint seat)
{
  gboolean another =
    state->cards.marshal_card != FLIP_NO_CARD
    && (state->options.marshal_all || state->seats[seat].character == FLIPTOWN_MARSHAL);

  return flip_card_rank (another ? state->cards.marshal_card : state->cards.sheriff);
}

static gboolean
is_caught (const FliptownState *state, guint seat)
{
  return !has_bribed (state, seat)
         && (int) fliptown_sheriff_value (state, seat) < wanted_of (state, seat);
}

/* For the owner alone another card is of use only against an arrest that some card could avoid. */
gboolean
fliptown_marshal_asked (const FliptownState *state, guint *owner)
{
  for (guint i = 0; i < state->n_seats; i++)
    {
      const FliptownSeat *player = &state->seats[i];

      if (player->character != FLIPTOWN_MARSHAL || !player->ability)
        continue;
      *owner = i;
      return state->options.marshal_all
             || (is_caught (state, i) && wanted_of (state, i) <= HIGHEST_CARD);
    }

  return FALSE;
}

void
fliptown_marshal_apply (FliptownState *state, const FlipMove *move)
{
  state->stage = FLIPTOWN_STAGE_ARREST;
  if (move->arg[0])
    {
      state->seats[state->seat].ability--;
      state->stage = FLIPTOWN_STAGE_MARSHAL_CARD;
    }
  else
    state->seat = 0;
}

static gboolean
may_pay_cash (const FliptownState *state, guint seat)
{
  return wanted_of (state, seat) < state->board.stars_only_from
         && fliptown_held (&state->seats[seat], FLIPTOWN_CASH)
              >= state->board.penalty_cash[state->round];
}

static void
pay_penalty (FliptownState *state, FliptownTrackId track)
{
  state->seats[state->seat].arrests |= (guint8) (1u << state->round);
  fliptown_lose (state, state->seat, track,
                 track == FLIPTOWN_CASH ? state->board.penalty_cash[state->round]
                                        : state->board.penalty_stars[state->round]);
  state->seat++;
}

/* Goes to the next seat that is arrested; FALSE where it has a choice how to pay. */
gboolean
fliptown_arrest_next (FliptownState *state)
{
  if (!is_caught (state, state->seat))
    state->seat++;
  else if (may_pay_cash (state, state->seat))
    return FALSE;
  else
    pay_penalty (state, FLIPTOWN_STARS);
  return TRUE;
}

gboolean
fliptown_penalty_check (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  return move->arg[0] == FLIPTOWN_CASH || move->arg[0] == FLIPTOWN_STARS
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-SHERIFF-6",
                         _ ("Pay with cash or with stars."));
}

void
fliptown_penalty_apply (FliptownState *state, const FlipMove *move)
{
  pay_penalty (state, move->arg[0]);
}
