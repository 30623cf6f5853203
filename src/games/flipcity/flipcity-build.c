/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* Shared by all building actions: cash, the supply, and whether there is anything to build at
   all. */

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
                      /* Translators: %u: dollars */
                      _ ("That costs $%u, and you have $%u: $%u short."), price, cash,
                      price - cash);
  if (refusal)
    flip_phrase_copy (refusal->help, _ ("Cash does not carry over: play more cards in another "
                                        "turn."),
                      sizeof refusal->help);
  return flip_refusal_set_price (refusal, "cash", (int) price, (int) cash);
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

/* To be called after the supply was filled directly. */
void
flipcity_supply_count (FlipcityState *state)
{
  state->n_supply = 0;
  state->stocked = 0;
  for (guint i = 0; i < FLIPCITY_MAX_PAIRS; i++)
    {
      state->n_supply = (guint8) (state->n_supply + state->supply[i]);
      state->stocked |= (guint16) (state->supply[i] ? 3u << flipcity_front (i) : 0);
    }
}

/* Removes a card from the supply. In a solo game the last one ends the game. */
void
flipcity_supply_take (FlipcityState *state, guint pair)
{
  g_assert (pair < FLIPCITY_MAX_PAIRS && state->supply[pair] > 0);

  if (--state->supply[pair] == 0)
    state->stocked &= (guint16) ~(3u << flipcity_front (pair));
  state->n_supply--;
  if (flipcity_is_solo (state) && state->n_supply == 0)
    {
      state->end = FLIPCITY_SUPPLY_EMPTY;
      state->stage = FLIPCITY_STAGE_OVER;
    }
}
