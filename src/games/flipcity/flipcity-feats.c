/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* Achievements. Those about winning are reached only by the seat that has won. */

#define QUICK_TURNS 15
#define MANY_CARDS  25

typedef struct
{
  const FlipcityState *state;
  const FlipcitySeat *seat;
  guint index;
  gboolean won;
} Look;

static gboolean
by_points (const Look *look)
{
  return look->won && look->state->end == FLIPCITY_WON_BY_POINTS;
}

static gboolean
by_cards (const Look *look)
{
  return look->won && look->state->end == FLIPCITY_WON_BY_CARDS;
}

static gboolean
ten_points (const Look *look)
{
  return look->seat->best >= 10;
}

static gboolean
never_bust (const Look *look)
{
  return look->won && look->seat->busts == 0;
}

static gboolean
quick (const Look *look)
{
  return look->won && look->state->round <= QUICK_TURNS;
}

/* No card of this city ever has to be played. */
static gboolean
no_forced (const Look *look)
{
  guint forced = 0;

  for (guint left = look->state->cards.forced; left; left &= left - 1)
    {
      guint face = flip_card_set_first (left);

      forced += look->seat->deck[face] + look->seat->discard[face];
      for (guint i = 0; i < look->state->turn.n_played; i++)
        forced += look->state->turn.played[i] == face;
    }
  return look->won && forced == 0;
}

static gboolean
given_away (const Look *look)
{
  return look->seat->given >= 2;
}

static gboolean
big_city (const Look *look)
{
  return flipcity_seat_cards (look->state, look->index) >= MANY_CARDS;
}

static const struct
{
  const char *id, *label;
  gboolean (*reached) (const Look *look);
} feats_of_cities[] = {
  { "by-points", N_ ("Won by points"), by_points },
  { "by-cards", N_ ("Won by a long row of cards"), by_cards },
  { "ten-points", N_ ("Ten points in one turn"), ten_points },
  { "never-bust", N_ ("Won without a bust"), never_bust },
  { "quick", N_ ("Won within fifteen turns"), quick },
  { "no-forced", N_ ("Won without a Residential Area"), no_forced },
  { "given-away", N_ ("Two Apartments gone"), given_away },
  { "big-city", /* achievement */ N_ ("Twenty-five cards"), big_city },
};

void
flipcity_feats (gconstpointer data, guint seat, FlipFeats *feats)
{
  const FlipcityState *state = data;
  gboolean victory = state->end == FLIPCITY_WON_BY_POINTS || state->end == FLIPCITY_WON_BY_CARDS;
  Look look = { .state = state, .seat = &state->seats[seat], .index = seat };

  g_assert (seat < state->n_seats);

  look.won = victory && state->seat == seat;
  feats->n = 0;
  for (guint i = 0; i < G_N_ELEMENTS (feats_of_cities); i++)
    feats->feats[feats->n++] = (FlipFeat){
      .id = feats_of_cities[i].id,
      .label = _ (feats_of_cities[i].label),
      .reached = feats_of_cities[i].reached (&look),
    };
}

/* What is counted over many sheets */

const FlipTally flipcity_tallies[FLIPCITY_N_TALLIES] = {
  { "turns", /* counted over many games */ N_ ("Turns"), N_ ("Turns and cards"), NULL },
  { "busts", N_ ("Busts"), N_ ("Turns and cards"), N_ ("with a bust") },
  { "cards", N_ ("Cards of the city"), N_ ("Turns and cards"), NULL },
  { "given", /* counted over many games */ N_ ("Apartments gone"), N_ ("Turns and cards"), NULL },
};

void
flipcity_tally (gconstpointer data, guint index, int *counts)
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = &state->seats[index];

  g_return_if_fail (index < state->n_seats);

  counts[0] = seat->turns;
  counts[1] = seat->busts;
  counts[2] = (int) flipcity_seat_cards (state, index);
  counts[3] = seat->given;
}
