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

/* A wild card gives any value of the attribute that is taken from it. */
gboolean
royalflip_is_wild (const RoyalflipBoard *board, FlipCard card)
{
  return flip_card_is_joker (card) || (board->royals_wild && flip_card_rank (card) >= LOWEST_ROYAL);
}

static void
list_card (gconstpointer state, FlipMoveList *list)
{
  for (FlipCardSet left = royalflip_possible (state); left; left &= left - 1)
    *flip_move_list_next (list) = flip_move_of_card (flip_card_set_first (left));
}

static gboolean
check_card (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  int card = move->arg[0];
  char text[FLIP_CARD_TEXT_SIZE];

  if (card < 0 || card > FLIP_SECOND_JOKER)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "RF-DECK-3",
                        _ ("This is not a card."));
  if (royalflip_possible (state) & FLIP_CARD_BIT (card))
    return TRUE;
  if (flip_card_is_joker ((FlipCard) card) && !(state->seen & FLIP_CARD_BIT (card)))
    return flip_refuse (
      refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "RF-DECK-1",
      /* Translators: %u: how many */
      ngettext ("This sheet plays with %u joker. Enter the card that was flipped.",
                "This sheet plays with %u jokers. Enter the card that was flipped.",
                state->board.jokers),
      state->board.jokers);
  return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "RF-DECK-3",
                      /* Translators: %s: a card */
                      _ ("%s was already flipped, and the deck is not reshuffled. Check the card "
                         "again, or take back the wrong entry."),
                      flip_card_print ((FlipCard) card, text));
}

static void
apply_card (gpointer data, const FlipMove *move)
{
  RoyalflipState *state = data;
  FlipCard card = (FlipCard) move->arg[0];

  g_assert (card <= FLIP_SECOND_JOKER && state->n_lineup < ROYALFLIP_LINEUP);

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

const FlipVerb royalflip_card = {
  .name = "card", .stages = 1u << ROYALFLIP_STAGE_LINEUP, .n_args = 1,
  /* Translators: {card}: one of the three cards */
  .words = N_ ("Lineup: {card}"),
  .list = list_card, .check = check_card, .apply = apply_card,
};
