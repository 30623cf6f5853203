/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* The progress of each seat, and how the game ended. */

void
flipcity_score (gconstpointer data, guint index, FlipScore *score)
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = &state->seats[index];

  g_assert (index < state->n_seats);

  flip_score_add (score, "best", _ ("Points of the best turn"), seat->best, seat->best)->glyph =
    "star";
  flip_score_add (score, "most-cards", _ ("Most cards in a turn"), seat->most_cards, 0);
  flip_score_add (score, "cards", _ ("Cards of the city"), (int) flipcity_seat_cards (state, index),
                  0);
  flip_score_add (score, "busts", _ ("Busts"), seat->busts, 0);
}

static void
set_victory (const FlipcityState *state, FlipResult *result)
{
  g_assert (state->end == FLIPCITY_WON_BY_POINTS || state->end == FLIPCITY_WON_BY_CARDS);

  if (state->end == FLIPCITY_WON_BY_POINTS)
    flip_summary_set (&result->ending, "won-by-points %d", flipcity_gain (state, FLIPCITY_POINTS));
  else
    flip_summary_set (&result->ending, "won-by-cards %u", state->turn.n_played);
}

/* Only the winner is ahead; all others share the second place. */
void
flipcity_result (gconstpointer data, FlipResult *result)
{
  const FlipcityState *state = data;

  if (!result->over)
    return;
  if (state->end == FLIPCITY_SUPPLY_EMPTY)
    {
      result->place[0] = 2;
      flip_summary_set (&result->ending, "supply-empty");
      return;
    }
  result->by_deed = TRUE;
  result->winners = 1u << state->seat;
  for (guint i = 0; i < state->n_seats; i++)
    result->place[i] = i == state->seat ? 1 : 2;
  set_victory (state, result);
}

static const char *
title (guint best)
{
  return best >= 10 ? /* Translators: a rank for the result */ _ ("Metropolis")
         : best >= 8 ? /* Translators: a rank for the result */ _ ("Capital")
         : best >= 6 ? /* Translators: a rank for the result */ _ ("City")
         : best >= 4 ? _ ("Town")
         : best >= 2 ? /* Translators: a rank for the result */ _ ("Village")
                     : /* Translators: a rank for the result */ _ ("Hamlet");
}

/* Achievements. Those about winning are reached only by the seat that has won. */

#define QUICK_TURNS 15
#define MANY_CARDS  25

/* How many cards of a city, whose turn it is, must be played. */
static guint
count_forced (const FlipcityState *state, const FlipcitySeat *seat)
{
  guint forced = 0;

  for (guint left = state->cards.forced; left; left &= left - 1)
    {
      guint face = flip_card_set_first (left);

      forced += seat->deck[face] + seat->discard[face];
      for (guint i = 0; i < state->turn.n_played; i++)
        forced += state->turn.played[i] == face;
    }
  return forced;
}

static void
add_feats (const FlipcityState *state, guint index, FlipFeats *feats)
{
  const FlipcitySeat *seat = &state->seats[index];
  gboolean by_points = state->end == FLIPCITY_WON_BY_POINTS && state->seat == index;
  gboolean by_cards = state->end == FLIPCITY_WON_BY_CARDS && state->seat == index;
  gboolean won = by_points || by_cards;
  const FlipFeat rows[] = {
    { "by-points", _ ("Won by points"), by_points },
    { "by-cards", _ ("Won by a long row of cards"), by_cards },
    { "ten-points", _ ("Ten points in one turn"), seat->best >= 10 },
    { "never-bust", _ ("Won without a bust"), won && seat->busts == 0 },
    { "quick", _ ("Won within fifteen turns"), won && state->round <= QUICK_TURNS },
    { "no-forced", _ ("Won without a Residential Area"), won && count_forced (state, seat) == 0 },
    { "given-away", _ ("Two Apartments gone"), seat->given >= 2 },
    { "big-city", /* achievement */ _ ("Twenty-five cards"),
      flipcity_seat_cards (state, index) >= MANY_CARDS },
  };

  feats->n = G_N_ELEMENTS (rows);
  memcpy (feats->feats, rows, sizeof rows);
}

/* What is counted over many sheets */

const FlipTally flipcity_tallies[FLIPCITY_N_TALLIES] = {
  { "turns", /* counted over many games */ N_ ("Turns"), N_ ("Turns and cards"), NULL },
  { "busts", N_ ("Busts"), N_ ("Turns and cards"), N_ ("with a bust") },
  { "cards", N_ ("Cards of the city"), N_ ("Turns and cards"), NULL },
  { "given", /* counted over many games */ N_ ("Apartments gone"), N_ ("Turns and cards"), NULL },
};

static void
count (const FlipcityState *state, guint index, int *counts)
{
  const FlipcitySeat *seat = &state->seats[index];

  counts[0] = seat->turns;
  counts[1] = seat->busts;
  counts[2] = (int) flipcity_seat_cards (state, index);
  counts[3] = seat->given;
}

/* The best turn, the longest one, busts. */

static void
add (FlipMemories *memories, const char *id, const char *glyph, int worth, const char *title, const char *detail)
{
  if (worth)
    flip_memory_say (flip_memories_add (memories, id, glyph, worth, "%s", title), detail, worth);
}

static void
add_memories (const FlipcitySeat *own, FlipMemories *memories)
{
  add (memories, "best", "star", own->best, _ ("Best turn"),
    /* Translators: %d: how many */ ngettext ("%d point", "%d points", own->best));
  /* Translators: heading: the turn with the most cards */
  add (memories, "most-cards", "cards", own->most_cards, _ ("Longest turn"),
       /* Translators: %d: how many */ ngettext ("%d card", "%d cards", own->most_cards));
  add (memories, "busts", "unhappy", own->busts, _ ("Busts"),
    /* Translators: %d: how many */ ngettext ("%d turn lost", "%d turns lost", own->busts));
}

void
flipcity_honours (gconstpointer data, guint seat, FlipHonours *honours)
{
  const FlipcityState *state = data;

  g_return_if_fail (seat < state->n_seats);

  flip_phrase_copy (honours->title, title (state->seats[seat].best), sizeof honours->title);
  add_feats (state, seat, &honours->feats);
  add_memories (&state->seats[seat], &honours->memories);
  count (state, seat, honours->counts);
}
