/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* What all that is built shares: cash, the supply, and whether there is anything to build at all. */

gboolean
flipcity_can_pay (const FlipcityState *state, guint price)
{
  return price != FLIPCITY_NO_PRICE && price <= flipcity_gain (state, FLIPCITY_CASH);
}

gboolean
flipcity_check_cash (const FlipcityState *state, guint price, guint16 site, FlipRefusal *refusal)
{
  guint cash = flipcity_gain (state, FLIPCITY_CASH);

  if (flipcity_can_pay (state, price))
    return TRUE;
  (void) flip_refuse (refusal, FLIP_REFUSED_PRICE, site, "FC-BUILD-3",
                      _ ("That costs $%u, and you have $%u: $%u short."), price, cash,
                      price - cash);
  if (refusal)
    g_strlcpy (refusal->help, _ ("Cash does not carry over: play more cards another turn."),
               sizeof refusal->help);
  return FALSE;
}

void
flipcity_pay (FlipcityState *state, guint price, FlipcityDeed deed, guint face)
{
  FlipcityLast *last = &state->seats[state->seat].last;

  g_assert (flipcity_can_pay (state, price));
  g_assert (state->turn.gains[FLIPCITY_ACTIONS] > 0);

  state->turn.gains[FLIPCITY_CASH] -= (gint32) price;
  state->turn.gains[FLIPCITY_ACTIONS]--;
  state->turn.built++;
  last->deed = (guint8) deed;
  last->face = (guint8) face;
}

/* A card leaves the supply. Alone the last one is the end. */
void
flipcity_supply_take (FlipcityState *state, guint pair)
{
  g_assert (pair < FLIPCITY_MAX_PAIRS && state->supply[pair] > 0);

  state->supply[pair]--;
  state->n_supply--;
  if (flipcity_is_solo (state) && state->n_supply == 0)
    {
      state->end = FLIPCITY_SUPPLY_EMPTY;
      state->stage = FLIPCITY_STAGE_OVER;
    }
}

static guint
cash_of (const FlipcityState *state)
{
  return MIN (flipcity_gain (state, FLIPCITY_CASH), FLIPCITY_MOST_PRICE);
}

/* The pairs that can be bought, a bit each. */
guint
flipcity_can_buy (const FlipcityState *state)
{
  guint found = 0;

  for (guint left = state->cards.buys[cash_of (state)]; left; left &= left - 1)
    {
      guint pair = flip_card_set_first (left);

      found |= (guint) (state->supply[pair] != 0) << pair;
    }

  return found;
}

/* The faces in the discard that can be flipped, a bit each. */
guint
flipcity_can_flip (const FlipcityState *state)
{
  return state->cards.flips[cash_of (state)] & flipcity_acting_seat (state)->discarded;
}

/* What can be developed can be bought, so that need not be asked. */
gboolean
flipcity_can_build (const FlipcityState *state)
{
  return state->turn.gains[FLIPCITY_ACTIONS] > 0
         && (flipcity_can_flip (state) || flipcity_can_buy (state));
}
