/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-deck.h"

#include "games/flipcity/flipcity-rules.h"

/* Decks and discards. Their contents are public, but the order of a deck is unknown. */

/* The faces that are in a pile, one bit each. */
guint16
flipcity_kinds_of (const guint8 *pile)
{
  guint kinds = 0;

  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    kinds |= (guint) (pile[i] != 0) << i;
  return (guint16) kinds;
}

/* The cards that a dealer would shuffle from now on. */
static void
begin_shuffle (FlipcityState *state, FlipcitySeat *seat)
{
  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    seat->more[i] = (guint8) (seat->deck[i] - (seat->deck[i] != 0));
  seat->kinds = seat->shuffled_kinds = flipcity_kinds_of (seat->deck);
  seat->next = 0;
  seat->top = FLIPCITY_NO_FACE;
  seat->shuffle = state->shuffles++;
}

/* Shuffles the discard into the deck. */
void
flipcity_deck_shuffle (FlipcityState *state, guint index)
{
  FlipcitySeat *seat = &state->seats[index];

  g_assert (index < state->n_seats);
  g_assert (seat->n_deck == 0);

  memcpy (seat->deck, seat->discard, sizeof seat->deck);
  memset (seat->discard, 0, sizeof seat->discard);
  seat->discarded = 0;
  seat->n_deck = seat->n_discard;
  seat->n_discard = 0;
  begin_shuffle (state, seat);
}

/* Shuffles the present deck again. */
void
flipcity_deck_shuffle_again (FlipcityState *state, guint index)
{
  g_assert (index < state->n_seats);
  g_assert (state->seats[index].n_deck > 0);

  begin_shuffle (state, &state->seats[index]);
}

/* Turns over a card in the deck. */
void
flipcity_deck_turn_over (FlipcitySeat *seat, guint face)
{
  g_assert (seat->deck[face] > 0);

  seat->deck[face]--;
  seat->deck[flipcity_other_side (face)]++;
  seat->kinds = flipcity_kinds_of (seat->deck);
}

/* The number of cards of a seat, in all its piles. */
guint
flipcity_seat_cards (const FlipcityState *state, guint index)
{
  const FlipcitySeat *seat = &state->seats[index];

  g_assert (index < state->n_seats);

  return seat->n_deck + seat->n_discard + (index == state->seat ? state->turn.n_played : 0u);
}

/* The seat whose deck has this shuffle: usually the one whose turn it is. */
static const FlipcitySeat *
seat_of (const FlipcityState *state, guint16 shuffle)
{
  const FlipcitySeat *acting = flipcity_acting_seat (state);

  if (acting->shuffle == shuffle)
    return acting;
  for (guint i = 0; i < state->n_seats; i++)
    {
      if (state->seats[i].shuffle == shuffle)
        return &state->seats[i];
    }

  return NULL;
}

/* For the dealer. Earlier shuffles are not kept: all their cards have been seen. */
void
flipcity_deck (gconstpointer data, guint16 shuffle, FlipDeck *deck)
{
  const FlipcitySeat *seat = seat_of (data, shuffle);

  if (!seat)
    return;
  deck->cards = seat->shuffled_kinds;
  memcpy (deck->more, seat->more, sizeof seat->more);
}

/* There are no secrets: nobody knows a card that isn't open. */
guint
flipcity_peek (gconstpointer data, guint seat, FlipDraw draws[FLIP_MAX_PEEKS])
{
  return 0;
}
