/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

#define LOWEST_ROYAL FLIP_JACK

FlipCardSet
royalflip_all_cards (const RoyalflipBoard *board)
{
  FlipCardSet cards = FLIP_ALL_CARDS;

  if (board->jokers > 0)
    cards |= FLIP_CARD_BIT (FLIP_JOKER);
  if (board->jokers > 1)
    cards |= FLIP_CARD_BIT (FLIP_SECOND_JOKER);
  return cards;
}

FlipCardSet
royalflip_possible (const RoyalflipState *state)
{
  return royalflip_all_cards (&state->board) & ~state->seen;
}

/* A wild card gives whatever one wants of the attribute that is taken from it. */
gboolean
royalflip_is_wild (const RoyalflipBoard *board, FlipCard card)
{
  return flip_card_is_joker (card) || (board->royals_wild && flip_card_rank (card) >= LOWEST_ROYAL);
}

gboolean
royalflip_card_check (const RoyalflipState *state, const FlipMove *move, FlipRefusal *refusal)
{
  int card = move->arg[0];
  char text[FLIP_CARD_TEXT_SIZE];

  if (card < 0 || card > FLIP_SECOND_JOKER)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "RF-DECK-3",
                        _ ("This is not a card."));
  if (royalflip_possible (state) & FLIP_CARD_BIT (card))
    return TRUE;
  if (flip_card_is_joker ((FlipCard) card) && !(state->seen & FLIP_CARD_BIT (card)))
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "RF-DECK-1",
                        _ ("This sheet plays with %u jokers. Enter the card that was flipped."),
                        state->board.jokers);
  return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "RF-DECK-3",
                      _ ("%s was already flipped, and the deck is not shuffled again. Look at the "
                         "card again, or take back the entry that was wrong."),
                      flip_card_print ((FlipCard) card, text));
}

void
royalflip_card_apply (RoyalflipState *state, const FlipMove *move)
{
  FlipCard card = (FlipCard) move->arg[0];

  state->seen |= FLIP_CARD_BIT (card);
  state->lineup[state->n_lineup++] = card;
}

/* One shuffle lasts the whole game. */
void
royalflip_deck (gconstpointer data, guint16 shuffle, FlipDeck *deck)
{
  const RoyalflipState *state = data;

  deck->cards = royalflip_all_cards (&state->board);
}

guint
royalflip_peek (gconstpointer data, guint seat, FlipDraw draws[FLIP_MAX_PEEKS])
{
  return 0;
}
