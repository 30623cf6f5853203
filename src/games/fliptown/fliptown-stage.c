/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"
#include "games/fliptown/fliptown.h"

/* What each stage asks. */

static guint
cards_to_come (const FliptownState *state)
{
  switch (state->stage)
    {
    case FLIPTOWN_STAGE_LINEUP:
      return FLIPTOWN_LINEUP - state->cards.n_lineup;
    case FLIPTOWN_STAGE_HOLDEM:
    case FLIPTOWN_STAGE_REVEAL:
      return state->seats[state->seat].holdem[state->round][0] == FLIP_NO_CARD ? 2 : 1;
    case FLIPTOWN_STAGE_STOLEN:
      return (guint) (state->cards.n_stolen - state->cards.n_revealed);
    default:
      return 1;
    }
}

static FlipDraw
next_draw (const FliptownState *state)
{
  switch (state->stage)
    {
    case FLIPTOWN_STAGE_BOUNTIES:
      return (FlipDraw){ 0, state->bounties.n };
    case FLIPTOWN_STAGE_CHARACTERS:
      return (FlipDraw){ 0, (guint16) (FLIPTOWN_DRAWN_BOUNTIES + state->seat) };
    case FLIPTOWN_STAGE_REVEAL:
      return state->cards.holdem_draws[state->seat][FLIPTOWN_HOLDEM_CARDS - cards_to_come (state)];
    case FLIPTOWN_STAGE_SHERIFF:
      return state->cards.sheriff_draw;
    case FLIPTOWN_STAGE_STOLEN:
      return state->cards.stolen_draws[state->cards.n_revealed];
    default:
      return fliptown_cards_next (state);
    }
}

static void
ask_of_table (const FliptownState *state, FlipAsk *ask)
{
  ask->who = FLIP_TABLE;
  ask->draw = next_draw (state);
  if (ask->kind != FLIP_ASK_CARDS)
    return;
  ask->count = cards_to_come (state);
  ask->possible = fliptown_cards_possible (state);
}

/* The only thing that waits, if it is a building's effect; else FLIPTOWN_BUILDINGS. */
static guint
only_effect (const FliptownPool *pool)
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

static void
ask_amount (const FliptownState *state, guint building, FlipAsk *ask)
{
  ask->kind = FLIP_ASK_AMOUNT;
  ask->least = 1;
  while (fliptown_choice_check (state, building, ask->most + 1, NULL))
    ask->most++;
}

static void
ask_pool (const FliptownState *state, FlipAsk *ask)
{
  guint building = only_effect (&state->pool);

  ask->kind = FLIP_ASK_SITE;
  if (building == FLIPTOWN_BUILDINGS)
    return;
  switch (state->board.houses[building].kind)
    {
    case FLIPTOWN_CHURCH:
    case FLIPTOWN_SALOON:
    case FLIPTOWN_PROSPECTORS_CLUB:
      ask_amount (state, building, ask);
      break;
    case FLIPTOWN_LAND_OFFICE:
      ask->kind = FLIP_ASK_PLACEMENT;
      break;
    default:
      ask->kind = FLIP_ASK_OPTION;
    }
}

void
fliptown_ask (gconstpointer data, FlipAsk *ask)
{
  const FliptownState *state = data;
  gboolean dealt_option =
    (state->stage == FLIPTOWN_STAGE_BOUNTIES && state->options.bounties == 0)
    || (state->stage == FLIPTOWN_STAGE_CHARACTERS && state->options.characters == 1);

  memset (ask, 0, sizeof *ask);
  ask->kind = FLIP_ASK_OPTION;
  ask->who = state->seat;
  if (fliptown_verbs[FLIPTOWN_VERB_CARD].stages & 1u << state->stage)
    ask->kind = FLIP_ASK_CARDS;
  else if (state->stage == FLIPTOWN_STAGE_ACTION)
    ask->kind = FLIP_ASK_SITE;
  else if (state->stage == FLIPTOWN_STAGE_POOL)
    ask_pool (state, ask);
  else if (state->stage == FLIPTOWN_STAGE_OVER)
    {
      ask->kind = FLIP_ASK_NOTHING;
      ask->who = FLIP_TABLE;
    }
  if (dealt_option || ask->kind == FLIP_ASK_CARDS)
    ask_of_table (state, ask);
}

/* In the pool a site is reached by a bonus action; at any other time by an action. */
void
fliptown_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const FliptownState *state = data;
  gboolean pool = state->stage == FLIPTOWN_STAGE_POOL;
  FlipMove move = fliptown_move (pool ? FLIPTOWN_VERB_BONUS : FLIPTOWN_VERB_ACTION, site,
                                 pool ? FLIPTOWN_NO_TOOL : FLIPTOWN_ANY_ARRANGEMENT, 0);

  (void) flip_game_check (&fliptown_game, state, &move, refusal);
}
