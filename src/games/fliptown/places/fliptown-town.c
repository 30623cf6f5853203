/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

int
fliptown_town_steps (const FliptownState *state, guint building, guint value)
{
  return ABS ((int) building + 1 - (int) value);
}

gboolean
fliptown_town_refuse_value (const FliptownState *state,
                            guint building,
                            guint value,
                            int gold,
                            FlipRefusal *refusal)
{
  char what[160];
  FliptownShortfall shortfall = {
    .what = what,
    .least = building + 1,
    .most = building + 1,
    .value = value,
    .gold = gold,
    .aid = "",
  };

  if (!refusal)
    return FALSE;
  /* Translators: %s: a building */
  flip_phrase_print (what, sizeof what, _ ("The %s"),
                     fliptown_building_name (state->board.houses[building].kind));
  return fliptown_refuse_value (state, (guint16) (FLIPTOWN_SITE_TOWN + building), "FT-TOWN-1",
                                &shortfall, refusal);
}

/* The site of a building on this board. */
guint
fliptown_town_find (const FliptownState *state, FliptownBuilding kind)
{
  guint building = 0;

  while (state->board.houses[building].kind != kind)
    building++;
  return building;
}

/* The roof pays on the first visit; the effect goes to the pool. */
void
fliptown_town_visit (FliptownState *state, guint building)
{
  FliptownSeat *seat = &state->seats[state->seat];
  guint16 bit = (guint16) (1u << building);
  gboolean first = !(seat->buildings & bit);

  g_assert (building < FLIPTOWN_BUILDINGS);

  seat->buildings |= bit;
  state->pool.effects[building]++;
  if (first)
    fliptown_gain_reward (state, &state->board.houses[building].roof, FLIPTOWN_TOWN);
}
