/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

/* Decks and discards. What is in them everybody knows; only the order of a deck nobody does. */

/* The faces that are in a pile, a bit each. */
guint16
flipcity_kinds_of (const guint8 *pile)
{
  guint kinds = 0;

  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    kinds |= (guint) (pile[i] != 0) << i;
  return (guint16) kinds;
}

/* The discard becomes the deck. */
void
flipcity_deck_shuffle (FlipcityState *state, guint index)
{
  FlipcitySeat *seat = &state->seats[index];

  g_assert (seat->n_deck == 0);

  memcpy (seat->deck, seat->discard, sizeof seat->deck);
  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    seat->more[i] = (guint8) (seat->deck[i] - (seat->deck[i] != 0));
  memset (seat->discard, 0, sizeof seat->discard);
  seat->discarded = 0;
  seat->kinds = seat->shuffled_kinds = flipcity_kinds_of (seat->deck);
  seat->n_deck = seat->n_discard;
  seat->n_discard = 0;
  seat->next = 0;
  seat->top = FLIPCITY_NO_FACE;
  seat->shuffle = state->shuffles++;
}

/* The one face of which all cards of the deck are, so that nobody needs to tell it. */
guint
flipcity_deck_only_kind (const FlipcitySeat *seat)
{
  guint kinds = seat->kinds;

  return kinds && (kinds & (kinds - 1)) == 0 ? flip_card_set_first (kinds) : FLIPCITY_NO_FACE;
}

static void
take (FlipcitySeat *seat, guint face)
{
  g_assert (seat->deck[face] > 0 && seat->n_deck > 0);

  if (--seat->deck[face] == 0)
    seat->kinds &= (guint16) ~(1u << face);
  seat->n_deck--;
}

void
flipcity_deck_take_top (FlipcitySeat *seat, guint face)
{
  take (seat, face);
  seat->next++;
  seat->top = FLIPCITY_NO_FACE;
}

void
flipcity_deck_take_bottom (FlipcitySeat *seat, guint face)
{
  take (seat, face);
}

void
flipcity_discard_add (FlipcitySeat *seat, guint face)
{
  seat->discard[face]++;
  seat->discarded |= (guint16) (1u << face);
  seat->n_discard++;
}

void
flipcity_discard_take (FlipcitySeat *seat, guint face)
{
  g_assert (seat->discard[face] > 0);

  if (--seat->discard[face] == 0)
    seat->discarded &= (guint16) ~(1u << face);
  seat->n_discard--;
}

/* All cards of a seat, wherever they lie. */
guint
flipcity_seat_cards (const FlipcityState *state, guint index)
{
  const FlipcitySeat *seat = &state->seats[index];

  return seat->n_deck + seat->n_discard + (index == state->seat ? state->turn.n_played : 0u);
}

/* For the dealer. Of earlier shuffles nothing is kept: their cards have all been seen. */
void
flipcity_deck (gconstpointer data, guint16 shuffle, FlipDeck *deck)
{
  const FlipcityState *state = data;

  for (guint i = 0; i < state->n_seats; i++)
    {
      const FlipcitySeat *seat = &state->seats[i];

      if (seat->shuffle != shuffle)
        continue;
      deck->cards = seat->shuffled_kinds;
      memcpy (deck->more, seat->more, sizeof seat->more);
      return;
    }
}

/* Nothing is secret: what is not open is not known to anyone. */
guint
flipcity_peek (gconstpointer data, guint seat, FlipDraw draws[FLIP_MAX_PEEKS])
{
  return 0;
}
