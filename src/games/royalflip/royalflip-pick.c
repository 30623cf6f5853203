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

/* What is taken from a card, in a number; a wild card counts as itself, whatever it stands for. */
static guint
attribute_of (const RoyalflipState *state, guint card, guint attribute)
{
  return royalflip_is_wild (&state->board, state->lineup[card]) ? FLIP_N_CARDS + card : attribute;
}

static gboolean
take_the_same (const RoyalflipState *state, guint one, guint other)
{
  const RoyalflipArrangement *a = &royalflip_arrangements[one];
  const RoyalflipArrangement *b = &royalflip_arrangements[other];
  const FlipCard *lineup = state->lineup;

  return attribute_of (state, a->colour, flip_suit_is_red (flip_card_suit (lineup[a->colour])))
           == attribute_of (state, b->colour, flip_suit_is_red (flip_card_suit (lineup[b->colour])))
         && attribute_of (state, a->number, flip_card_rank (lineup[a->number]))
              == attribute_of (state, b->number, flip_card_rank (lineup[b->number]))
         && attribute_of (state, a->suit, flip_card_suit (lineup[a->suit]))
              == attribute_of (state, b->suit, flip_card_suit (lineup[b->suit]));
}

static gboolean
is_taken (const RoyalflipState *state, guint arrangement)
{
  return state->options.pvp && !royalflip_is_first_player (state)
         && take_the_same (state, arrangement, state->first_pick);
}

/* Whether a suit that lies ahead can be chosen at all. */
static gboolean
any_suit_ahead (const RoyalflipState *state)
{
  for (guint i = 0; i < ROYALFLIP_ARRANGEMENTS; i++)
    {
      if (!is_taken (state, i)
          && royalflip_spaces_ahead (state, state->lineup[royalflip_arrangements[i].suit]))
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
                        _ ("The first player took the same colour, number and suit. "
                           "Take at least one of them from another card."));
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
                         _ ("The number is one from A to %s."),
                         flip_rank_text (state->board.highest));
}

void
royalflip_number_apply (RoyalflipState *state, const FlipMove *move)
{
  state->turn.number = (guint8) move->arg[0];
  state->stage = ROYALFLIP_STAGE_WRITE;
}
