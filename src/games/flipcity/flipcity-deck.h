/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"
#include "games/flipcity/flipcity-state.h"

/* The deck and the discard of a seat, and the knowledge about the next card. */

/* Cards come and go several times per move, so these functions are inline; and whether a card was
   the last of its kind is unpredictable, so they don't branch on it. */

static inline void
flipcity_deck_take (FlipcitySeat *seat, guint face)
{
  g_assert (seat->deck[face] > 0);

  seat->deck[face]--;
  seat->kinds ^= (guint16) ((seat->deck[face] == 0) << face);
  seat->n_deck--;
}

static inline void
flipcity_deck_take_top (FlipcitySeat *seat, guint face)
{
  flipcity_deck_take (seat, face);
  seat->next++;
  seat->top = FLIPCITY_NO_FACE;
}

static inline void
flipcity_discard_add (FlipcitySeat *seat, guint face)
{
  seat->discard[face]++;
  seat->discarded |= (guint16) (1u << face);
  seat->n_discard++;
}

static inline void
flipcity_discard_take (FlipcitySeat *seat, guint face)
{
  g_assert (seat->discard[face] > 0);

  seat->discard[face]--;
  seat->discarded ^= (guint16) ((seat->discard[face] == 0) << face);
  seat->n_discard--;
}

/* The face that all cards of the deck share, so that the next one needn't be entered. */
static inline guint
flipcity_deck_only_kind (const FlipcitySeat *seat)
{
  guint kinds = seat->kinds;

  return kinds && (kinds & (kinds - 1)) == 0 ? flip_card_set_first (kinds) : FLIPCITY_NO_FACE;
}

/* Whether a face must be played when it is on top. There is no bit for FLIPCITY_NO_FACE. */
static inline gboolean
flipcity_is_forced (const FlipcityCards *cards, guint face)
{
  G_STATIC_ASSERT (FLIPCITY_NO_FACE % 32 >= FLIPCITY_MAX_FACES);
  return (int) ((guint) cards->forced >> face % 32 & 1);
}

/* Whether the acting seat must play the next card, judging by what is known of it; the first card
   of a turn must always be played. */
static inline gboolean
flipcity_is_compelled (const FlipcityState *state, const FlipcitySeat *seat)
{
  gboolean is_first = (state->turn.n_played | state->turn.shuffled) == 0;
  gboolean is_forced = state->turn.forces_next | flipcity_is_forced (&state->cards, seat->top);

  return (is_first | is_forced) & (seat->n_deck != 0);
}

/* Whether all cards left in the deck must be played. */
static inline gboolean
flipcity_deck_is_forced (const FlipcityState *state, const FlipcitySeat *seat)
{
  return seat->n_deck != 0 && !state->lenient && (seat->kinds & ~(guint) state->cards.forced) == 0;
}

/* Whether the seat must play the next card, also because all cards left in the deck must be
   played. */
static inline gboolean
flipcity_must_play (const FlipcityState *state)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  return flipcity_is_compelled (state, seat) || flipcity_deck_is_forced (state, seat);
}

/* Whether the next card is played by naming it. */
static inline gboolean
flipcity_is_named_next (const FlipcityState *state)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  return state->telling == FLIPCITY_TOP_NAMED && seat->top == FLIPCITY_NO_FACE && seat->n_deck;
}

/* The faces in the seat's discard that can be recycled, one bit each. */
static inline guint
flipcity_can_recycle (const FlipcityState *state)
{
  return state->cards.recyclable & flipcity_acting_seat (state)->discarded;
}

guint16 flipcity_kinds_of (const guint8 *pile);
void flipcity_deck_shuffle (FlipcityState *state, guint seat);
guint flipcity_seat_cards (const FlipcityState *state, guint seat);
void flipcity_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck);
void flipcity_shuffle_list (const FlipcityState *state, FlipMoveList *list);
