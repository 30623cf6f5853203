/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

const RoyalflipArrangement royalflip_arrangements[ROYALFLIP_ARRANGEMENTS] = {
  { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
};

gboolean
royalflip_is_first_player (const RoyalflipState *state)
{
  return state->done == 0;
}

/* The card that the acting seat took its suit from. */
FlipCard
royalflip_suit_card (const RoyalflipState *state)
{
  return state->lineup[royalflip_arrangements[state->turn.pick].suit];
}

static gboolean
is_taken (const RoyalflipState *state, guint arrangement)
{
  return state->options.pvp && !royalflip_is_first_player (state)
         && state->first_pick == arrangement;
}

static gboolean
any_suit_ahead (const RoyalflipState *state)
{
  for (guint i = 0; i < ROYALFLIP_LINEUP; i++)
    {
      if (royalflip_spaces_ahead (state, state->lineup[i]))
        return TRUE;
    }

  return FALSE;
}

gboolean
royalflip_pick_check (const RoyalflipState *state, const FlipMove *move, FlipRefusal *refusal)
{
  int pick = move->arg[0];
  FlipCard suit_card;

  if (pick < 0 || pick >= ROYALFLIP_ARRANGEMENTS)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "RF-PICK-1",
                        _ ("Take the colour, the number and the suit each from another card."));
  if (is_taken (state, (guint) pick))
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "RF-PVP-3",
                        _ ("The first player took colour, number and suit from these same cards. "
                           "Change at least two of them."));
  suit_card = state->lineup[royalflip_arrangements[pick].suit];
  if (!royalflip_spaces_ahead (state, suit_card) && any_suit_ahead (state))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, FLIP_NO_SITE, "RF-PICK-3",
                        _ ("No %s lies ahead on your bonus track. Take the suit from a card whose "
                           "suit still does."),
                        royalflip_suit_name (flip_card_suit (suit_card)));
  return TRUE;
}

void
royalflip_pick_apply (RoyalflipState *state, const FlipMove *move)
{
  const RoyalflipArrangement *cards = &royalflip_arrangements[move->arg[0]];
  FlipCard colour = state->lineup[cards->colour], number = state->lineup[cards->number];

  if (royalflip_is_first_player (state))
    state->first_pick = (guint8) move->arg[0];
  state->turn.pick = (guint8) move->arg[0];
  if (!royalflip_is_wild (&state->board, colour))
    state->turn.colour =
      flip_suit_is_red (flip_card_suit (colour)) ? ROYALFLIP_RED : ROYALFLIP_BLACK;
  if (!royalflip_is_wild (&state->board, number))
    state->turn.number = (guint8) flip_card_rank (number);
  state->stage = ROYALFLIP_STAGE_COLOUR;
}

gboolean
royalflip_colour_check (const RoyalflipState *state, const FlipMove *move, FlipRefusal *refusal)
{
  return (move->arg[0] >= 0 && move->arg[0] < ROYALFLIP_N_COLOURS)
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "RF-PICK-2",
                         _ ("The colour is red or black."));
}

void
royalflip_colour_apply (RoyalflipState *state, const FlipMove *move)
{
  state->turn.colour = (guint8) move->arg[0];
  state->stage = ROYALFLIP_STAGE_NUMBER;
}

gboolean
royalflip_number_check (const RoyalflipState *state, const FlipMove *move, FlipRefusal *refusal)
{
  return (move->arg[0] >= FLIP_ACE && move->arg[0] <= state->board.highest)
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "RF-PICK-2",
                         _ ("The number is one from 1 to %u."), state->board.highest);
}

void
royalflip_number_apply (RoyalflipState *state, const FlipMove *move)
{
  state->turn.number = (guint8) move->arg[0];
  state->stage = ROYALFLIP_STAGE_WRITE;
}
