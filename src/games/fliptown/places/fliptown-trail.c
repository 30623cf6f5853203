/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

static guint
bit (guint stop)
{
  return 1u << stop;
}

/* The Trail only leads forward: everything up to the furthest mark is unavailable. */
gboolean
fliptown_trail_open (const FliptownState *state, guint stop, FlipRefusal *refusal)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  guint16 site = (guint16) (FLIPTOWN_SITE_TRAIL + stop);
  guint marked = seat->stops | seat->crossed_stops;

  if (marked < bit (stop))
    return TRUE;
  if (seat->stops & bit (stop))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, site, "FT-TURN-5",
                        _ ("You have already stopped here. Choose a stop further along."));
  return flip_refuse (refusal, FLIP_REFUSED_MARKED, site, "FT-TRAIL-4",
                      _ ("There is no way back on the Trail: this stop was skipped and is "
                         "crossed out. Choose a stop further along."));
}

static int
help (const FliptownState *state)
{
  return fliptown_has (fliptown_acting_seat (state), FLIPTOWN_ITEM_TRAIL_HORSE)
           ? state->board.trail_horse_adds
           : 0;
}

int
fliptown_trail_steps (const FliptownState *state, guint stop, guint value)
{
  return MAX (0, (int) stop + 1 - (int) value - help (state));
}

gboolean
fliptown_trail_refuse_value (const FliptownState *state,
                             guint stop,
                             guint value,
                             int gold,
                             FlipRefusal *refusal)
{
  FliptownShortfall shortfall = {
    .what = /* what is refused: a stop of the Trail */ _ ("This stop"),
    .least = stop + 1,
    .most = FLIP_KING,
    .or_more = TRUE,
    .value = value,
    .gold = gold,
    .aid = help (state) ? _ ("The trail horse is not enough.") : "",
  };

  return fliptown_refuse_value (state, (guint16) (FLIPTOWN_SITE_TRAIL + stop), "FT-TRAIL-2",
                                &shortfall, refusal);
}

/* Every stop between the last mark and this one is crossed out and lost. */
void
fliptown_trail_visit (FliptownState *state, guint stop, FliptownTool tool)
{
  FliptownSeat *seat = &state->seats[state->seat];
  guint before = bit (stop) - 1;

  g_assert (stop < FLIPTOWN_STOPS && (seat->stops | seat->crossed_stops) < bit (stop));

  seat->crossed_stops |= (guint16) (before & ~seat->stops);
  seat->stops |= (guint16) bit (stop);
  fliptown_gain_tool (state, tool);
  fliptown_gain_reward (state, &state->board.stops[stop], FLIPTOWN_TRAIL);
}
