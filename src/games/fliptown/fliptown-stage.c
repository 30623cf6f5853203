/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* What each stage asks, and which verbs answer it. */

#define ON(stage) (1u << FLIPTOWN_STAGE_##stage)

static gboolean
check_yes_or_no (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  return move->arg[0] == 0 || move->arg[0] == 1
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-CHAR-4",
                         _ ("This is answered by yes or no."));
}

static const struct
{
  guint32 stages;
  gboolean has_site;
  guint n_args;
  gboolean (*check) (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal);
  void (*apply) (FliptownState *state, const FlipMove *move);
} verbs[FLIPTOWN_N_VERBS] = {
  [FLIPTOWN_VERB_CARD] = { ON (SETUP_CARD) | ON (HOLDEM) | ON (LINEUP) | ON (ROBBERY) | ON (REVEAL)
                             | ON (SHERIFF) | ON (MARSHAL_CARD) | ON (STOLEN),
                           FALSE, 1, fliptown_card_check, fliptown_card_apply },
  [FLIPTOWN_VERB_BOUNTY] = { ON (BOUNTIES), FALSE, 1, fliptown_bounty_check,
                             fliptown_bounty_apply },
  [FLIPTOWN_VERB_CHARACTER] = { ON (CHARACTERS), FALSE, 1, fliptown_character_check,
                                fliptown_character_apply },
  [FLIPTOWN_VERB_LINEUP] = { ON (MAYOR), FALSE, 1, check_yes_or_no, fliptown_lineup_apply },
  [FLIPTOWN_VERB_OUTLAW] = { ON (OUTLAW), FALSE, 2, fliptown_outlaw_check, fliptown_outlaw_apply },
  [FLIPTOWN_VERB_ACTION] = { ON (ACTION), TRUE, 4, fliptown_action_check, fliptown_action_apply },
  [FLIPTOWN_VERB_PASS] = { ON (ACTION), FALSE, 1, fliptown_pass_check, fliptown_pass_apply },
  [FLIPTOWN_VERB_BONUS] = { ON (POOL), TRUE, 1, fliptown_bonus_check, fliptown_bonus_apply },
  [FLIPTOWN_VERB_DECLINE_BONUS] = { ON (POOL), FALSE, 1, fliptown_decline_bonus_check,
                                    fliptown_decline_bonus_apply },
  [FLIPTOWN_VERB_EFFECT] = { ON (POOL), TRUE, 1, fliptown_effect_check, fliptown_effect_apply },
  [FLIPTOWN_VERB_DECLINE_EFFECT] = { ON (POOL), TRUE, 0, fliptown_decline_effect_check,
                                     fliptown_decline_effect_apply },
  [FLIPTOWN_VERB_ABILITY] = { ON (ACTION) | ON (LAST_WORD) | ON (BRIBE), FALSE, 1,
                              fliptown_ability_check, fliptown_ability_apply },
  [FLIPTOWN_VERB_END_TURN] = { ON (LAST_WORD), FALSE, 0, NULL, fliptown_end_turn_apply },
  [FLIPTOWN_VERB_HAND] = { ON (HANDS), FALSE, 1, check_yes_or_no, fliptown_hand_apply },
  [FLIPTOWN_VERB_BRIBE] = { ON (BRIBE), FALSE, 1, fliptown_bribe_check, fliptown_bribe_apply },
  [FLIPTOWN_VERB_MARSHAL] = { ON (MARSHAL), FALSE, 1, check_yes_or_no, fliptown_marshal_apply },
  [FLIPTOWN_VERB_PENALTY] = { ON (ARREST), FALSE, 1, fliptown_penalty_check,
                              fliptown_penalty_apply },
};

/* Asking */

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
  while (fliptown_effect_rules_check (state, building, ask->most + 1, NULL))
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
  if (verbs[FLIPTOWN_VERB_CARD].stages & 1u << state->stage)
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

/* Listing */

static void
list_cards (const FliptownState *state, FlipMoveList *list)
{
  for (FlipCardSet left = fliptown_cards_possible (state); left; left &= left - 1)
    {
      FlipMove move = flip_move_of_card (flip_card_set_first (left));

      flip_move_list_add (list, &move);
    }
}

/* All answers of a verb with small arguments that pass its check. */
static void
list_answers (const FliptownState *state,
              FliptownVerb verb,
              int firsts,
              int seconds,
              FlipMoveList *list)
{
  for (int first = 0; first < firsts; first++)
    for (int second = 0; second < seconds; second++)
      {
        FlipMove move = fliptown_move (verb, FLIP_NO_SITE, first, second);

        if (!verbs[verb].check || verbs[verb].check (state, &move, NULL))
          flip_move_list_add (list, &move);
      }
}

void
fliptown_legal (gconstpointer data, FlipMoveList *list)
{
  const FliptownState *state = data;

  list->n = 0;
  switch (state->stage)
    {
    case FLIPTOWN_STAGE_BOUNTIES:
      return list_answers (state, FLIPTOWN_VERB_BOUNTY, FLIPTOWN_BOUNTIES, 1, list);
    case FLIPTOWN_STAGE_CHARACTERS:
      return list_answers (state, FLIPTOWN_VERB_CHARACTER, FLIPTOWN_N_CHARACTERS, 1, list);
    case FLIPTOWN_STAGE_MAYOR:
      return list_answers (state, FLIPTOWN_VERB_LINEUP, 2, 1, list);
    case FLIPTOWN_STAGE_OUTLAW:
      return list_answers (state, FLIPTOWN_VERB_OUTLAW, 3, FLIPTOWN_N_PAYMENTS, list);
    case FLIPTOWN_STAGE_ACTION:
      fliptown_action_legal (state, list);
      return fliptown_ability_legal (state, list);
    case FLIPTOWN_STAGE_POOL:
      return fliptown_pool_legal (state, list);
    case FLIPTOWN_STAGE_LAST_WORD:
      fliptown_ability_legal (state, list);
      return list_answers (state, FLIPTOWN_VERB_END_TURN, 1, 1, list);
    case FLIPTOWN_STAGE_HANDS:
      return list_answers (state, FLIPTOWN_VERB_HAND, 2, 1, list);
    case FLIPTOWN_STAGE_BRIBE:
      fliptown_ability_legal (state, list);
      return list_answers (state, FLIPTOWN_VERB_BRIBE, 2, 1, list);
    case FLIPTOWN_STAGE_MARSHAL:
      return list_answers (state, FLIPTOWN_VERB_MARSHAL, 2, 1, list);
    case FLIPTOWN_STAGE_ARREST:
      return list_answers (state, FLIPTOWN_VERB_PENALTY, FLIPTOWN_N_TRACKS, 1, list);
    case FLIPTOWN_STAGE_OVER:
      return;
    default:
      return list_cards (state, list);
    }
}

/* Checking and playing */

static gboolean
is_well_formed (const FlipMove *move)
{
  if (!verbs[move->verb].has_site && move->site != FLIP_NO_SITE)
    return FALSE;
  for (guint i = verbs[move->verb].n_args; i < FLIP_MOVE_ARGS; i++)
    {
      if (move->arg[i])
        return FALSE;
    }

  return TRUE;
}

static gboolean
refuse_not_now (const FliptownState *state, FlipRefusal *refusal)
{
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-ROUND-2",
                      _ ("That is not what is asked now. Awaited: %s."),
                      fliptown_stage_words (state->stage));
}

gboolean
fliptown_check (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (move->verb >= FLIPTOWN_N_VERBS || !is_well_formed (move))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                        _ ("This is not a move of the game."));
  if (!(verbs[move->verb].stages & 1u << state->stage))
    return refuse_not_now (state, refusal);
  return !verbs[move->verb].check || verbs[move->verb].check (state, move, refusal);
}

/* In the pool a site is reached by a bonus action; at any other time by an action. */
void
fliptown_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const FliptownState *state = data;
  gboolean pool = state->stage == FLIPTOWN_STAGE_POOL;
  FlipMove move = fliptown_move (pool ? FLIPTOWN_VERB_BONUS : FLIPTOWN_VERB_ACTION, site,
                                 pool ? FLIPTOWN_NO_TOOL : FLIPTOWN_ANY_ARRANGEMENT, 0);

  fliptown_check (state, &move, refusal);
}

/* The move itself, without what follows from it before the next question. */
void
fliptown_apply_alone (FliptownState *state, const FlipMove *move)
{
  g_assert (move->verb < FLIPTOWN_N_VERBS && verbs[move->verb].stages & 1u << state->stage);

  state->just_stolen = FALSE;
  verbs[move->verb].apply (state, move);
}

void
fliptown_apply (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  fliptown_apply_alone (state, move);
  fliptown_advance (state);
}
