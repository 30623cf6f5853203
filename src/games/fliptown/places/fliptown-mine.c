/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

static gboolean
way_is_open (const FliptownSeat *seat, const FliptownWay *way)
{
  return way->from == FLIPTOWN_ENTRANCE || (seat->chambers & 1u << way->from);
}

gboolean
fliptown_mine_open (const FliptownState *state, guint chamber, FlipRefusal *refusal)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  const FliptownChamber *wanted = &state->board.chambers[chamber];
  guint16 site = (guint16) (FLIPTOWN_SITE_MINE + chamber);

  if (seat->chambers & 1u << chamber)
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, site, "FT-MINE-5",
                        _ ("You have already been in this chamber. Choose one without a circle."));
  for (guint i = 0; i < wanted->n_ways; i++)
    {
      if (way_is_open (seat, &wanted->ways[i]))
        return TRUE;
    }

  if (wanted->n_ways > 1)
    return flip_refuse (refusal, FLIP_REFUSED_REACH, site, "FT-MINE-4",
                        /* Translators: first %s: a chamber of the mine; second %s: a chamber of the
                           mine */
                        _ ("There is no way here yet: first circle chamber %s or %s above it."),
                        fliptown_chamber_word (wanted->ways[0].from),
                        fliptown_chamber_word (wanted->ways[1].from));
  return flip_refuse (refusal, FLIP_REFUSED_REACH, site, "FT-MINE-4",
                      /* Translators: %s: a chamber of the mine */
                      _ ("There is no way here yet: first circle chamber %s above it."),
                      fliptown_chamber_word (wanted->ways[0].from));
}

static int
distance (const FliptownWay *way, guint value)
{
  if (value < way->lowest)
    return way->lowest - (int) value;
  return value > way->highest ? (int) value - way->highest : 0;
}

/* The open way that fits the value best. */
static const FliptownWay *
best_way (const FliptownState *state, guint chamber, guint value)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  const FliptownChamber *wanted = &state->board.chambers[chamber];
  const FliptownWay *best = NULL;

  for (guint i = 0; i < wanted->n_ways; i++)
    {
      const FliptownWay *way = &wanted->ways[i];

      if (way_is_open (seat, way) && (!best || distance (way, value) < distance (best, value)))
        best = way;
    }

  return best;
}

static int
reach (const FliptownState *state)
{
  return fliptown_has (fliptown_acting_seat (state), FLIPTOWN_ITEM_PICKAXE)
           ? state->board.pickaxe_reach
           : 0;
}

int
fliptown_mine_steps (const FliptownState *state, guint chamber, guint value)
{
  const FliptownWay *way = best_way (state, chamber, value);

  return way ? MAX (0, distance (way, value) - reach (state)) : FLIPTOWN_CLOSED;
}

/* Mentions a way for which the value would be good enough once the chamber it starts from is
   circled. */
static void
tell_other_way (const FliptownState *state, guint chamber, guint value, FlipRefusal *refusal)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  const FliptownChamber *wanted = &state->board.chambers[chamber];

  for (guint i = 0; refusal && i < wanted->n_ways; i++)
    {
      const FliptownWay *way = &wanted->ways[i];

      if (!way_is_open (seat, way) && distance (way, value) == 0)
        flip_phrase_print (refusal->tip, sizeof refusal->tip,
                           /* Translators: first %s: a chamber of the mine; second and third %s:
                              ranks of cards */
                           _ ("Or circle %s first: from there %s–%s leads here."),
                           fliptown_chamber_word (way->from), flip_rank_text (way->lowest),
                           flip_rank_text (way->highest));
    }
}

gboolean
fliptown_mine_refuse_value (const FliptownState *state,
                            guint chamber,
                            guint value,
                            int gold,
                            FlipRefusal *refusal)
{
  const FliptownWay *way = best_way (state, chamber, value);
  FliptownShortfall shortfall = {
    .what = _ ("The way to this chamber"),
    .least = way->lowest,
    .most = way->highest,
    .value = value,
    .gold = gold,
    .aid = reach (state) ? _ ("The pickaxe is not enough.") : "",
  };

  fliptown_refuse_value (state, (guint16) (FLIPTOWN_SITE_MINE + chamber),
                         way->from == FLIPTOWN_ENTRANCE ? "FT-MINE-2" : "FT-MINE-3", &shortfall,
                         refusal);
  tell_other_way (state, chamber, value, refusal);
  return FALSE;
}

void
fliptown_mine_visit (FliptownState *state, guint chamber)
{
  g_assert (chamber < FLIPTOWN_CHAMBERS);
  g_assert (!(fliptown_acting_seat (state)->chambers & 1u << chamber));

  state->seats[state->seat].chambers |= (guint16) (1u << chamber);
  fliptown_gain_reward (state, &state->board.chambers[chamber].reward, FLIPTOWN_MINE);
}
