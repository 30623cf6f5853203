/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

/* Invariants at every moment of every game. */

static gboolean
broken (GString *problem, guint seat, const char *what)
{
  g_string_append_printf (problem, "seat %u: %s", seat + 1, what);
  return FALSE;
}

static guint
size_of (const guint8 *pile)
{
  guint n = 0;

  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    n += pile[i];
  return n;
}

static gboolean
seat_is_sound (const FlipcityState *state, guint index, GString *problem)
{
  const FlipcitySeat *seat = &state->seats[index];

  if (size_of (seat->deck) != seat->n_deck || size_of (seat->discard) != seat->n_discard)
    return broken (problem, index, "a pile is miscounted");
  if (seat->next + seat->n_deck > size_of (seat->more) + flip_card_set_size (seat->shuffled_kinds))
    return broken (problem, index, "the deck has grown");
  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    {
      if ((seat->deck[i] != 0) != (seat->kinds >> i & 1))
        return broken (problem, index, "the kinds of the deck are wrong");
      if ((seat->discard[i] != 0) != (seat->discarded >> i & 1))
        return broken (problem, index, "the kinds of the discard are wrong");
      if (seat->deck[i] > seat->more[i] + (seat->shuffled_kinds >> i & 1))
        return broken (problem, index, "a card came into the deck without a shuffle");
    }
  if (seat->top != FLIPCITY_NO_FACE && !seat->deck[seat->top])
    return broken (problem, index, "the top card is not in the deck");
  for (guint i = 0; i < index; i++)
    {
      if (state->seats[i].shuffle == seat->shuffle)
        return broken (problem, index, "two decks have the same shuffle");
    }
  return TRUE;
}

static gboolean
supply_is_sound (const FlipcityState *state)
{
  guint n = 0, stocked = 0;

  for (guint i = 0; i < FLIPCITY_MAX_PAIRS; i++)
    {
      n += state->supply[i];
      stocked |= state->supply[i] ? 3u << flipcity_front (i) : 0;
    }

  return n == state->n_supply && stocked == state->stocked;
}

/* No card appears or disappears, except that some leave a solo game. */
static gboolean
cards_are_kept (const FlipcityState *state, guint pair)
{
  guint front = flipcity_front (pair), back = flipcity_back (pair);
  const FlipcityPair *about = &state->cards.pairs[pair];
  guint begun = state->n_seats * (state->cards.faces[front].start + state->cards.faces[back].start);
  guint now = state->supply[pair];

  for (guint i = 0; i < state->n_seats; i++)
    {
      const FlipcitySeat *seat = &state->seats[i];

      now += seat->deck[front] + seat->deck[back] + seat->discard[front] + seat->discard[back];
    }
  for (guint i = 0; i < state->turn.n_played; i++)
    now += state->turn.played[i] / 2 == pair;
  if (flipcity_is_solo (state))
    return now <= begun + about->solo;
  return now == begun + about->supply;
}

static gboolean
turn_is_sound (const FlipcityState *state, GString *problem)
{
  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    {
      if (state->turn.gains[i] < 0)
        return broken (problem, state->seat, "something is below nothing");
    }
  if (state->turn.gains[FLIPCITY_UNHAPPY] > state->turn.gains[FLIPCITY_LIMIT])
    return broken (problem, state->seat, "a bust goes on playing");
  return TRUE;
}

gboolean
flipcity_sound (gconstpointer data, GString *problem)
{
  const FlipcityState *state = data;

  for (guint i = 0; i < state->n_seats; i++)
    {
      if (!seat_is_sound (state, i, problem))
        return FALSE;
    }
  if (!supply_is_sound (state))
    return broken (problem, state->seat, "the supply is miscounted");
  for (guint i = 0; i < state->cards.n_pairs; i++)
    {
      if (!cards_are_kept (state, i))
        return broken (problem, state->seat, "a card is lost or made");
    }
  return turn_is_sound (state, problem);
}
