/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-game.h"

/* Invariants at every moment of every game. */

static gboolean
broken (GString *problem, guint seat, const char *what)
{
  g_string_append_printf (problem, "seat %u: %s", seat + 1, what);
  return FALSE;
}

static gboolean
chambers_hang_together (const FliptownState *state, const FliptownSeat *seat)
{
  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    {
      if (seat->chambers & 1u << i
          && !fliptown_chamber_is_reached (&state->board.chambers[i], seat->chambers))
        return FALSE;
    }

  return TRUE;
}

/* Every stop up to the furthest mark is either circled or crossed out, and none after it. */
static gboolean
trail_is_marked_through (const FliptownSeat *seat)
{
  guint marked = seat->stops | seat->crossed_stops;

  return (seat->stops & seat->crossed_stops) == 0 && (marked & (marked + 1)) == 0
         && seat->crossed_stops <= seat->stops;
}

static gboolean
seat_is_sound (const FliptownState *state, guint index, GString *problem)
{
  const FliptownSeat *seat = &state->seats[index];

  for (guint track = 0; track < FLIPTOWN_N_TRACKS; track++)
    {
      if (seat->tracks[track].held < 0 || seat->tracks[track].crossed < 0)
        return broken (problem, index, "a track is below nothing");
    }
  if (seat->pans > state->board.most_pans || seat->hammers > state->board.most_hammers)
    return broken (problem, index, "too many pans or hammers");
  if (!trail_is_marked_through (seat))
    return broken (problem, index, "the Trail is marked with gaps");
  if (!chambers_hang_together (state, seat))
    return broken (problem, index, "a chamber has no way in");
  if (!(seat->stones & 1u << FLIPTOWN_CENTRE))
    return broken (problem, index, "the middle tombstone is not circled");
  if (fliptown_has (seat, FLIPTOWN_ITEM_RIFLE) && !fliptown_has (seat, FLIPTOWN_ITEM_PISTOL))
    return broken (problem, index, "a rifle without a pistol");
  if (seat->hotel > FLIPTOWN_HOTEL_STEPS)
    return broken (problem, index, "the Hotel has no such step");
  return TRUE;
}

/* The cards shown this round, the face-down ones and the deck make up the whole deck of 52. */
static gboolean
cards_are_sound (const FliptownState *state, GString *problem)
{
  const FliptownCards *cards = &state->cards;
  FlipCardSet lineup = 0;

  for (guint i = 0; i < cards->n_lineup; i++)
    lineup |= FLIP_CARD_BIT (cards->lineup[i]);
  if (flip_card_set_size (lineup) != cards->n_lineup || lineup & cards->discards
      || lineup & cards->drawable || cards->discards & cards->drawable)
    return g_string_append (problem, "a card lies in two places"), FALSE;
  if (cards->left > flip_card_set_size (cards->drawable))
    return g_string_append (problem, "the deck holds more cards than can be in it"), FALSE;
  return TRUE;
}

gboolean
fliptown_sound (gconstpointer data, GString *problem)
{
  const FliptownState *state = data;

  for (guint i = 0; i < state->n_seats; i++)
    {
      if (!seat_is_sound (state, i, problem))
        return FALSE;
    }
  return state->stage <= FLIPTOWN_STAGE_ROUND || cards_are_sound (state, problem);
}
