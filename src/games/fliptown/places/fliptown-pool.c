/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* Bonus actions and building effects are collected in one pool and taken in any order. */

static guint
building_of (const FlipMove *move)
{
  g_assert (move->site >= FLIPTOWN_SITE_TOWN && move->site < FLIPTOWN_SITE_CEMETERY);

  return (guint) move->site - FLIPTOWN_SITE_TOWN;
}

static gboolean
is_building (const FlipMove *move)
{
  return move->site >= FLIPTOWN_SITE_TOWN && move->site < FLIPTOWN_SITE_CEMETERY;
}

/* Whether anything in the pool can be used now. */
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

/* The only thing in the pool, if it is a building's effect; otherwise FLIPTOWN_BUILDINGS. */
guint
fliptown_pool_only_effect (const FliptownPool *pool)
{
  guint found = FLIPTOWN_BUILDINGS;

  for (guint i = 0; i < FLIPTOWN_N_PLACES; i++)
    {
      if (pool->bonuses[i])
        return FLIPTOWN_BUILDINGS;
    }
  for (guint i = 0; i < FLIPTOWN_BUILDINGS; i++)
    {
      if (!pool->effects[i])
        continue;
      if (found != FLIPTOWN_BUILDINGS)
        return FLIPTOWN_BUILDINGS;
      found = i;
    }

  return found;
}

static gboolean
refuse_not_waiting (FlipRefusal *refusal, guint16 site, const char *what)
{
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, site, "FT-BONUS-8",
                      /* Translators: %s: what was asked for */
                      _ ("There is nothing like that to take now: %s."), what);
}

/* Bonus actions */

static void
list_bonus (const FliptownState *state, FliptownPlace place, FlipMoveList *list)
{
  for (guint left = fliptown_place_open_sites (state, place); left; left &= left - 1)
    {
      guint site = fliptown_first_site (place) + (guint) __builtin_ctz (left);

      for (int tool = FLIPTOWN_NO_TOOL; tool <= FLIPTOWN_HAMMER; tool++)
        {
          FlipMove move = fliptown_move (FLIPTOWN_VERB_BONUS, (guint16) site, tool, 0);

          if (fliptown_site_check_tool (state, site, tool, NULL))
            flip_move_list_add (list, &move);
        }
    }
}

static void
list_bonuses (gconstpointer data, FlipMoveList *list)
{
  const FliptownState *state = data;

  for (int place = 0; place < FLIPTOWN_N_PLACES; place++)
    {
      FlipMove decline = fliptown_move (FLIPTOWN_VERB_DECLINE_BONUS, FLIP_NO_SITE, place, 0);

      if (!state->pool.bonuses[place])
        continue;
      list_bonus (state, place, list);
      flip_move_list_add (list, &decline);
    }
}

static gboolean
check_bonus (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;
  FliptownPlace place;

  if (move->site >= FLIPTOWN_SITES)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-BONUS-8",
                        _ ("This is not a site."));
  place = fliptown_site_place (move->site);
  if (!state->pool.bonuses[place])
    return refuse_not_waiting (refusal, move->site, fliptown_place_name (place));
  return fliptown_site_open (state, move->site, refusal)
         && fliptown_site_check_tool (state, move->site, move->arg[0], refusal);
}

static void
apply_bonus (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->pool.bonuses[fliptown_site_place (move->site)] > 0);

  state->pool.bonuses[fliptown_site_place (move->site)]--;
  fliptown_site_visit (state, move->site, move->arg[0]);
}

static void
print_bonus (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, "bonus ");
  fliptown_site_print (state, move->site, text);
  fliptown_tool_print (move->arg[0], text);
}

static void
describe_bonus (gconstpointer state, const FlipMove *move, GString *text)
{
  g_autoptr (GString) site = g_string_new (NULL);

  fliptown_site_describe (state, move->site, site);
  /* Translators: a site of the sheet: Bonus action, Mine 2b. */
  g_string_append_printf (text, _ ("Bonus action, %s."), site->str);
  fliptown_outcome_describe (state, move, text);
}

static void
label_bonus (gconstpointer state, const FlipMove *move, GString *text)
{
  const char *place = fliptown_place_name (fliptown_site_place (move->site));

  if (!move->arg[0])
    /* Translators: a region of the sheet: Bonus action (Mine). */
    g_string_append_printf (text, _ ("Bonus action (%s)"), place);
  else
    g_string_append_printf (text,
                            /* Translators: %s: a part of the board */
                            move->arg[0] == FLIPTOWN_PAN ? _ ("Bonus action (%s), a pan")
                                                         /* Translators: %s: a part of the board */
                                                         : _ ("Bonus action (%s), a hammer"),
                            place);
}

static void
offer_bonus (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  fliptown_offer_tool (offer, move->arg[0]);
  fliptown_offer_gains (state, move, offer);
  fliptown_robbery_offer (state, move, offer);
}

static gboolean
check_decline_bonus (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_N_PLACES && state->pool.bonuses[move->arg[0]])
    return TRUE;
  return refuse_not_waiting (refusal, FLIP_NO_SITE, _ ("a bonus action"));
}

static void
apply_decline_bonus (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_N_PLACES);
  g_assert (state->pool.bonuses[move->arg[0]] > 0);

  state->pool.bonuses[move->arg[0]]--;
}

static void
print_decline_bonus (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "decline bonus %s", fliptown_place_word (move->arg[0]));
}

static void
describe_decline_bonus (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: %s: a part of the board */
  g_string_append_printf (text, _ ("Declines the bonus action (%s)."),
                          fliptown_place_name (move->arg[0]));
  fliptown_outcome_describe (state, move, text);
}

static void
label_decline_bonus (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: %s: a part of the board */
  g_string_append_printf (text, _ ("Decline the bonus action (%s)"),
                          fliptown_place_name (move->arg[0]));
}

/* Building effects */

static void
list_effect (gconstpointer data, FlipMoveList *list)
{
  const FliptownState *state = data;

  for (guint building = 0; building < FLIPTOWN_BUILDINGS; building++)
    {
      guint16 site = (guint16) (FLIPTOWN_SITE_TOWN + building);
      FlipMove decline = fliptown_move (FLIPTOWN_VERB_DECLINE_EFFECT, site, 0, 0);

      if (!state->pool.effects[building])
        continue;
      fliptown_choice_list (state, building, list);
      flip_move_list_add (list, &decline);
    }
}

static gboolean
check_effect (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (!is_building (move))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-TOWN-1",
                        _ ("This is not a building."));
  if (!state->pool.effects[building_of (move)])
    return refuse_not_waiting (
      refusal, move->site, fliptown_building_name (state->board.houses[building_of (move)].kind));
  return fliptown_choice_check (state, building_of (move), move->arg[0], refusal);
}

static void
apply_effect (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->pool.effects[building_of (move)] > 0);

  fliptown_choice_apply (state, building_of (move), move->arg[0]);
}

static void
print_effect (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;

  g_string_append (text, fliptown_building_word (state->board.houses[building_of (move)].kind));
  fliptown_choice_print (state, building_of (move), move->arg[0], text);
}

static void
describe_effect (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;
  const char *name = fliptown_building_name (state->board.houses[building_of (move)].kind);
  g_autoptr (GString) choice = g_string_new (NULL);

  fliptown_choice_tell (state, building_of (move), move->arg[0], choice);
  if (choice->len)
    /* Translators: a building and what was chosen there: Bank (red). */
    g_string_append_printf (text, _ ("%s (%s)."), name, choice->str);
  else
    g_string_append_printf (text, "%s.", name);
  fliptown_outcome_describe (state, move, text);
}

static void
label_effect (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;

  fliptown_choice_label (state, building_of (move), move->arg[0], text);
}

/* Stables and General Store sell several things in one visit. */
static void
offer_effect (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FliptownState *state = data;
  FliptownBuilding kind = state->board.houses[building_of (move)].kind;

  if (kind == FLIPTOWN_STABLES || kind == FLIPTOWN_GENERAL_STORE)
    offer->lines = (guint) move->arg[0];
  else if (kind == FLIPTOWN_LAND_OFFICE)
    fliptown_land_offer (state, move->arg[0], offer);
  fliptown_offer_gains (state, move, offer);
}

static gboolean
check_decline_effect (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (is_building (move) && state->pool.effects[building_of (move)])
    return TRUE;
  /* Translators: in a refusal: none is waiting for its effect */
  return refuse_not_waiting (refusal, FLIP_NO_SITE, _ ("a building"));
}

static void
apply_decline_effect (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->pool.effects[building_of (move)] > 0);

  state->pool.effects[building_of (move)]--;
}

static void
print_decline_effect (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;

  g_string_append_printf (text, "decline %s",
                          fliptown_building_word (state->board.houses[building_of (move)].kind));
}

static void
describe_decline_effect (gconstpointer state, const FlipMove *move, GString *text)
{
  g_autoptr (GString) site = g_string_new (NULL);

  fliptown_site_describe (state, move->site, site);
  /* Translators: %s: what was offered */
  g_string_append_printf (text, _ ("Declines: %s."), site->str);
  fliptown_outcome_describe (state, move, text);
}

static void
label_decline_effect (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;

  g_string_append_printf (text, /* Translators: %s: what was offered */ _ ("Decline: %s"),
                          fliptown_building_name (state->board.houses[building_of (move)].kind));
}

/* Taking and declining are listed together, place by place and building by building. */
const FlipVerb fliptown_bonus = {
  .name = "bonus", .stages = 1u << FLIPTOWN_STAGE_POOL, .has_site = TRUE, .n_args = 1,
  .list = list_bonuses, .check = check_bonus, .apply = apply_bonus,
  .print = print_bonus, .describe = describe_bonus, .label = label_bonus, .offer = offer_bonus,
};

const FlipVerb fliptown_decline_bonus = {
  .name = "decline-bonus", .stages = 1u << FLIPTOWN_STAGE_POOL, .n_args = 1, .declines = TRUE,
  .check = check_decline_bonus, .apply = apply_decline_bonus,
  .print = print_decline_bonus, .describe = describe_decline_bonus, .label = label_decline_bonus,
};

const FlipVerb fliptown_effect = {
  .name = "building", .stages = 1u << FLIPTOWN_STAGE_POOL, .has_site = TRUE, .n_args = 1,
  .list = list_effect, .check = check_effect, .apply = apply_effect,
  .print = print_effect, .describe = describe_effect, .label = label_effect, .offer = offer_effect,
};

const FlipVerb fliptown_decline_effect = {
  .name = "decline-building", .stages = 1u << FLIPTOWN_STAGE_POOL, .has_site = TRUE,
  .declines = TRUE,
  .check = check_decline_effect, .apply = apply_decline_effect,
  .print = print_decline_effect, .describe = describe_decline_effect, .label = label_decline_effect,
};
