/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* Bonus actions and building effects wait in one pool and are taken in any order. */

static guint
building_of (const FlipMove *move)
{
  return (guint) move->site - FLIPTOWN_SITE_TOWN;
}

static gboolean
is_building (const FlipMove *move)
{
  return move->site >= FLIPTOWN_SITE_TOWN && move->site < FLIPTOWN_SITE_CEMETERY;
}

/* Whether anything that waits can be used now. */
gboolean
fliptown_pool_usable (const FliptownState *state)
{
  for (guint place = 0; place < FLIPTOWN_N_PLACES; place++)
    {
      if (state->pool.bonuses[place] && fliptown_place_has_open_site (state, place))
        return TRUE;
    }
  for (guint building = 0; building < FLIPTOWN_BUILDINGS; building++)
    {
      if (state->pool.effects[building] && fliptown_effect_usable (state, building))
        return TRUE;
    }

  return FALSE;
}

void
fliptown_pool_clear (FliptownState *state)
{
  memset (&state->pool, 0, sizeof state->pool);
}

static void
list_bonus (const FliptownState *state, FliptownPlace place, FlipMoveList *list)
{
  guint first, end;

  fliptown_place_range (place, &first, &end);
  for (guint site = first; site < end; site++)
    {
      if (!fliptown_site_open (state, site, NULL))
        continue;
      for (int tool = FLIPTOWN_NO_TOOL; tool <= FLIPTOWN_HAMMER; tool++)
        {
          FlipMove move = fliptown_move (FLIPTOWN_VERB_BONUS, (guint16) site, tool, 0);

          if (fliptown_site_tool_fits (state, site, tool))
            flip_move_list_add (list, &move);
        }
    }
}

void
fliptown_pool_legal (const FliptownState *state, FlipMoveList *list)
{
  for (int place = 0; place < FLIPTOWN_N_PLACES; place++)
    {
      FlipMove decline = fliptown_move (FLIPTOWN_VERB_DECLINE_BONUS, FLIP_NO_SITE, place, 0);

      if (!state->pool.bonuses[place])
        continue;
      list_bonus (state, place, list);
      flip_move_list_add (list, &decline);
    }
  for (guint building = 0; building < FLIPTOWN_BUILDINGS; building++)
    {
      guint16 site = (guint16) (FLIPTOWN_SITE_TOWN + building);
      FlipMove decline = fliptown_move (FLIPTOWN_VERB_DECLINE_EFFECT, site, 0, 0);

      if (!state->pool.effects[building])
        continue;
      fliptown_effect_legal (state, building, list);
      flip_move_list_add (list, &decline);
    }
}

static gboolean
refuse_not_waiting (FlipRefusal *refusal, guint16 site, const char *what)
{
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, site, "FT-BONUS-8",
                      _ ("Nothing of the kind waits to be taken: %s."), what);
}

gboolean
fliptown_bonus_check (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  FliptownPlace place;

  if (move->site >= FLIPTOWN_SITES)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-BONUS-8",
                        _ ("This is not a site."));
  place = fliptown_site_place (move->site);
  if (!state->pool.bonuses[place])
    return refuse_not_waiting (refusal, move->site, fliptown_place_name (place));
  if (!fliptown_site_open (state, move->site, refusal))
    return FALSE;
  if (!fliptown_site_tool_fits (state, move->site, move->arg[0]))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "FT-TRAIL-8",
                        move->arg[0] ? _ ("There is no choice of a pan or a hammer here.")
                                     : _ ("Choose a pan or a hammer here."));
  return TRUE;
}

void
fliptown_bonus_apply (FliptownState *state, const FlipMove *move)
{
  state->pool.bonuses[fliptown_site_place (move->site)]--;
  fliptown_site_visit (state, move->site, move->arg[0]);
}

gboolean
fliptown_decline_bonus_check (const FliptownState *state,
                              const FlipMove *move,
                              FlipRefusal *refusal)
{
  if (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_N_PLACES && state->pool.bonuses[move->arg[0]])
    return TRUE;
  return refuse_not_waiting (refusal, FLIP_NO_SITE, _ ("a bonus action"));
}

void
fliptown_decline_bonus_apply (FliptownState *state, const FlipMove *move)
{
  state->pool.bonuses[move->arg[0]]--;
}

gboolean
fliptown_effect_check (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  if (!is_building (move))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-TOWN-1",
                        _ ("This is not a building."));
  if (!state->pool.effects[building_of (move)])
    return refuse_not_waiting (
      refusal, move->site, fliptown_building_name (state->board.houses[building_of (move)].kind));
  return fliptown_effect_rules_check (state, building_of (move), move->arg[0], refusal);
}

void
fliptown_effect_apply (FliptownState *state, const FlipMove *move)
{
  fliptown_effect_rules_apply (state, building_of (move), move->arg[0]);
}

gboolean
fliptown_decline_effect_check (const FliptownState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal)
{
  if (is_building (move) && state->pool.effects[building_of (move)])
    return TRUE;
  return refuse_not_waiting (refusal, FLIP_NO_SITE, _ ("a building"));
}

void
fliptown_decline_effect_apply (FliptownState *state, const FlipMove *move)
{
  state->pool.effects[building_of (move)]--;
}
