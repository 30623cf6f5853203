/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin-symbol.h"
#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>

/* The course of a flip: the seats in any order, then skulls and bolts, then the ends of the game.
   Everybody draws from the same card, and a seat's abilities affect the others only when all have
   drawn. Unless a move names another seat, the first seat that is not done yet is asked. */

#define ALL_LEVELS ((1u << INSERTCOIN_LEVELS) - 1)

guint
insertcoin_reasons_to_end (const InsertcoinState *state)
{
  guint ends = state->deck.flips == insertcoin_flips (state) ? INSERTCOIN_END_CARDS : 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (state->seats[seat].complete == ALL_LEVELS)
        ends |= INSERTCOIN_END_LEVELS;
      if (insertcoin_is_broke (&state->seats[seat]))
        ends |= INSERTCOIN_END_LIVES;
    }

  return ends;
}

/* Flips the next card, unless the game is over. */
static void
end_or_flip (InsertcoinState *state)
{
  state->ends |= (guint8) insertcoin_reasons_to_end (state);
  state->seat = 0;
  state->deck.flipped = FLIP_NO_CARD;
  state->stage = state->ends ? INSERTCOIN_STAGE_OVER : INSERTCOIN_STAGE_FLIP;
  if (state->ends && state->counters)
    insertcoin_count_next (state);
}

void
insertcoin_begin_flip (InsertcoinState *state)
{
  end_or_flip (state);
}

/* The first seat that is not done, or the number of seats. */
guint
insertcoin_seat_to_come (const InsertcoinState *state)
{
  guint seat = 0;

  while (seat < state->n_seats && state->done >> seat & 1)
    seat++;
  return seat;
}

/* Continues the turn of a seat, or begins it. */
static void
resume_turn (InsertcoinState *state, guint seat)
{
  InsertcoinPause *pause = &state->pauses[seat];

  state->seat = (guint8) seat;
  state->stage = pause->stage ? pause->stage : INSERTCOIN_STAGE_DRAW;
  state->pending = pause->pending;
  memset (pause, 0, sizeof *pause);
}

/* Begins the turn of the first seat that is not done and doesn't miss this flip. */
void
insertcoin_turn_begin (InsertcoinState *state)
{
  guint seat = insertcoin_seat_to_come (state);

  g_assert (state->deck.flipped < state->set.n_cards);

  while (seat < state->n_seats && state->seats[seat].misses)
    {
      state->done |= (guint8) (1u << seat);
      seat = insertcoin_seat_to_come (state);
    }
  if (seat < state->n_seats)
    return resume_turn (state, seat);

  memset (&state->pending, 0, sizeof state->pending);
  state->done = 0;
  insertcoin_resolve_strikes (state);
  end_or_flip (state);
}

static gboolean
may_draw_another (const InsertcoinState *state)
{
  for (guint corner = 0; corner < insertcoin_corners (state); corner++)
    {
      if (insertcoin_may_draw (state, corner) && insertcoin_fits_somewhere (state, corner))
        return TRUE;
    }

  return FALSE;
}

/* The remaining offers of the abilities: squares, then a symbol, then skull and bolt. */
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
  else if (insertcoin_next_strike (state))
    state->stage = INSERTCOIN_STAGE_STRIKE;
  else
    {
      state->done |= (guint8) (1u << state->seat);
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
  g_assert (pile < state->set.n_piles);

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

/* Whose turn it is */

static gboolean
in_a_turn (const InsertcoinState *state)
{
  return state->stage >= INSERTCOIN_STAGE_DRAW && state->stage <= INSERTCOIN_STAGE_STRIKE;
}

/* The seats that may act now besides the one that is asked, one bit each. */
guint
insertcoin_free_seats (const InsertcoinState *state)
{
  guint free = ((1u << state->n_seats) - 1) & ~state->done & ~(1u << state->seat);

  if (state->stage == INSERTCOIN_STAGE_KEEP)
    return free;
  if (!in_a_turn (state))
    return 0;
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (state->seats[seat].misses)
        free &= ~(1u << seat);
    }

  return free;
}

void
insertcoin_turn_to (gpointer data, guint seat)
{
  InsertcoinState *state = data;

  g_assert (insertcoin_free_seats (state) >> seat & 1);

  if (in_a_turn (state))
    {
      state->pauses[state->seat] =
        (InsertcoinPause){ .stage = state->stage, .pending = state->pending };
      resume_turn (state, seat);
    }
  else
    state->seat = (guint8) seat;
}

void
insertcoin_refuse_seat (gconstpointer data, guint seat, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;
  gboolean here = in_a_turn (state) && seat < state->n_seats;

  if (here && state->seats[seat].misses)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "IC-ABILITY-2",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} misses this flip because of a skull."), seat + 1);
  else if (here && state->done >> seat & 1)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "IC-FLIP-2",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} has already drawn from this card."), seat + 1);
  else
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "IC-FLIP-2",
                        /* Translators: {seat %u}: is replaced by the name of that player; %s: what
                           is asked for */
                        _ ("{seat %u} is not asked now. What is needed: %s."), seat + 1,
                        flip_game_stage_needs (&insertcoin_game, state));
}
