/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

gboolean
fliptown_cemetery_open (const FliptownState *state, guint stone, FlipRefusal *refusal)
{
  guint16 site = (guint16) (FLIPTOWN_SITE_CEMETERY + stone);

  if (!(fliptown_acting_seat (state)->stones & 1u << stone))
    return TRUE;
  if (stone == FLIPTOWN_CENTRE)
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, site, "FT-SETUP-3",
                        _ ("The centre tombstone is circled from the start."));
  return flip_refuse (refusal, FLIP_REFUSED_MARKED, site, "FT-CEM-1",
                      _ ("This tombstone is already circled. Choose another one."));
}

guint
fliptown_cemetery_outer (const FliptownSeat *seat)
{
  return fliptown_count (seat->stones & ~(1u << FLIPTOWN_CENTRE));
}

static gboolean
lies_between (const FliptownBetween *between, guint stone, guint stones)
{
  guint a = between->stones[0], b = between->stones[1];

  return (a == stone && (stones & 1u << b)) || (b == stone && (stones & 1u << a));
}

void
fliptown_cemetery_visit (FliptownState *state, guint stone)
{
  FliptownSeat *seat = &state->seats[state->seat];
  guint before = seat->stones;

  g_assert (stone < FLIPTOWN_STONES && !(seat->stones & 1u << stone));

  seat->stones |= (guint16) (1u << stone);
  if (!fliptown_has (seat, FLIPTOWN_ITEM_UNDERTAKER))
    fliptown_gain (state, FLIPTOWN_WANTED, state->board.stone_wanted);
  if (fliptown_has (seat, FLIPTOWN_ITEM_SHOVEL))
    fliptown_gain (state, FLIPTOWN_STARS, state->board.shovel_stars);
  for (guint i = 0; i < FLIPTOWN_REWARDS; i++)
    {
      if (lies_between (&state->board.betweens[i], stone, before))
        fliptown_gain_reward (state, &state->board.betweens[i].reward, FLIPTOWN_CEMETERY);
    }
}
