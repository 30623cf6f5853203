/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The deck: ace to nine in three colours, and a joker. It lasts the whole game. */

#include "tests/games/ladders/ladders.h"

#include <glib/gi18n-lib.h>

static FlipCardSet
all_cards (void)
{
  FlipCardSet cards = FLIP_CARD_BIT (FLIP_JOKER);

  for (guint suit = 0; suit < LADDERS_LADDERS; suit++)
    for (guint rank = FLIP_ACE; rank <= LADDERS_RUNGS; rank++)
      cards |= FLIP_CARD_BIT (flip_card (suit, rank));
  return cards;
}

FlipCardSet
ladders_possible (const LaddersState *state)
{
  return all_cards () & ~state->seen;
}

void
ladders_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck)
{
  deck->cards = all_cards ();
}

static void
list_cards (gconstpointer state, FlipMoveList *list)
{
  for (FlipCardSet left = ladders_possible (state); left; left &= left - 1)
    *flip_move_list_next (list) = flip_move_of_card (flip_card_set_first (left));
}

static gboolean
check_card (gconstpointer state, const FlipMove *move, FlipRefusal *refusal)
{
  int card = move->arg[0];

  if (card >= 0 && card <= FLIP_JOKER && ladders_possible (state) & FLIP_CARD_BIT (card))
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "LA-CARD-1",
                      _ ("The deck has no such card, or it was flipped before."));
}

static void
apply_card (gpointer data, const FlipMove *move)
{
  LaddersState *state = data;

  state->card = flip_move_card (move);
  state->seen |= FLIP_CARD_BIT (state->card);
  state->stage = LADDERS_STAGE_CLIMB;
}

const FlipVerb ladders_card = {
  .name = "card",
  .stages = 1u << LADDERS_STAGE_FLIP,
  .n_args = 1,
  .words = N_ ("{card} is flipped"),
  .list = list_cards,
  .check = check_card,
  .apply = apply_card,
};
