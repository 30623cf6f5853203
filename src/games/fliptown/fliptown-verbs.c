/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* The table of verbs, and what several of them share. */

#define ON(stage) (1u << FLIPTOWN_STAGE_##stage)

/* clang-format off */
const FlipVerb fliptown_verbs[FLIPTOWN_N_VERBS] = {
  [FLIPTOWN_VERB_CARD] = {
    .name = "card", .n_args = 1,
    .stages = ON (SETUP_CARD) | ON (HOLDEM) | ON (LINEUP) | ON (ROBBERY) | ON (REVEAL)
              | ON (SHERIFF) | ON (MARSHAL_CARD) | ON (STOLEN),
    .list = fliptown_card_list, .check = fliptown_card_check, .apply = fliptown_card_apply,
    .print = fliptown_card_print, .describe = fliptown_card_describe, .label = fliptown_card_label,
  },
  [FLIPTOWN_VERB_BOUNTY] = {
    .name = "bounty", .stages = ON (BOUNTIES), .n_args = 1,
    .list = fliptown_bounty_list, .check = fliptown_bounty_check, .apply = fliptown_bounty_apply,
    .print = fliptown_bounty_print, .describe = fliptown_bounty_describe,
    .label = fliptown_bounty_label, .offer = fliptown_bounty_offer,
  },
  [FLIPTOWN_VERB_CHARACTER] = {
    .name = "character", .stages = ON (CHARACTERS), .n_args = 1,
    .list = fliptown_character_list, .check = fliptown_character_check,
    .apply = fliptown_character_apply, .print = fliptown_character_print,
    .describe = fliptown_character_describe, .label = fliptown_character_label,
    .offer = fliptown_character_offer,
  },
  [FLIPTOWN_VERB_LINEUP] = {
    .name = "lineup", .stages = ON (MAYOR), .n_args = 1,
    .list = fliptown_lineup_list, .check = fliptown_yes_or_no_check,
    .apply = fliptown_lineup_apply, .print = fliptown_lineup_print,
    .describe = fliptown_lineup_describe, .label = fliptown_lineup_label,
    .offer = fliptown_ability_or_not_offer,
  },
  [FLIPTOWN_VERB_OUTLAW] = {
    .name = "outlaw", .stages = ON (OUTLAW), .n_args = 2,
    .list = fliptown_outlaw_list, .check = fliptown_outlaw_check, .apply = fliptown_outlaw_apply,
    .print = fliptown_outlaw_print, .describe = fliptown_outlaw_describe,
    .label = fliptown_outlaw_label, .offer = fliptown_offer_gains,
  },
  [FLIPTOWN_VERB_ACTION] = {
    .name = "action", .stages = ON (ACTION), .has_site = TRUE, .n_args = 4,
    .list = fliptown_action_list, .check = fliptown_action_check, .apply = fliptown_action_apply,
    .print = fliptown_action_print, .describe = fliptown_action_describe,
    .label = fliptown_action_label, .offer = fliptown_action_offer,
  },
  [FLIPTOWN_VERB_PASS] = {
    .name = "pass", .stages = ON (ACTION), .n_args = 1,
    .list = fliptown_pass_list, .check = fliptown_pass_check, .apply = fliptown_pass_apply,
    .print = fliptown_pass_print, .describe = fliptown_pass_describe, .label = fliptown_pass_label,
    .offer = fliptown_pass_offer,
  },
  /* Taking and declining are listed together, place by place and building by building. */
  [FLIPTOWN_VERB_BONUS] = {
    .name = "bonus", .stages = ON (POOL), .has_site = TRUE, .n_args = 1,
    .list = fliptown_bonus_list, .check = fliptown_bonus_check, .apply = fliptown_bonus_apply,
    .print = fliptown_bonus_print, .describe = fliptown_bonus_describe,
    .label = fliptown_bonus_label, .offer = fliptown_bonus_offer,
  },
  [FLIPTOWN_VERB_DECLINE_BONUS] = {
    .name = "decline-bonus", .stages = ON (POOL), .n_args = 1, .declines = TRUE,
    .check = fliptown_decline_bonus_check, .apply = fliptown_decline_bonus_apply,
    .print = fliptown_decline_bonus_print, .describe = fliptown_decline_bonus_describe,
    .label = fliptown_decline_bonus_label,
  },
  [FLIPTOWN_VERB_EFFECT] = {
    .name = "building", .stages = ON (POOL), .has_site = TRUE, .n_args = 1,
    .list = fliptown_effect_list, .check = fliptown_effect_check, .apply = fliptown_effect_apply,
    .print = fliptown_effect_print, .describe = fliptown_effect_describe,
    .label = fliptown_effect_label, .offer = fliptown_effect_offer,
  },
  [FLIPTOWN_VERB_DECLINE_EFFECT] = {
    .name = "decline-building", .stages = ON (POOL), .has_site = TRUE, .declines = TRUE,
    .check = fliptown_decline_effect_check, .apply = fliptown_decline_effect_apply,
    .print = fliptown_decline_effect_print, .describe = fliptown_decline_effect_describe,
    .label = fliptown_decline_effect_label,
  },
  [FLIPTOWN_VERB_ABILITY] = {
    .name = "ability", .stages = ON (ACTION) | ON (LAST_WORD) | ON (BRIBE), .n_args = 1,
    .list = fliptown_ability_list, .check = fliptown_ability_check,
    .apply = fliptown_ability_apply, .print = fliptown_ability_print,
    .describe = fliptown_ability_describe, .label = fliptown_ability_label,
    .offer = fliptown_ability_offer,
  },
  [FLIPTOWN_VERB_END_TURN] = {
    .name = "end-turn", .stages = ON (LAST_WORD), .declines = TRUE,
    .list = fliptown_end_turn_list, .apply = fliptown_end_turn_apply,
    .print = fliptown_end_turn_print, .describe = fliptown_end_turn_describe,
    .label = fliptown_end_turn_label,
  },
  [FLIPTOWN_VERB_HAND] = {
    .name = "cheat", .stages = ON (HANDS), .n_args = 1,
    .list = fliptown_hand_list, .check = fliptown_yes_or_no_check, .apply = fliptown_hand_apply,
    .print = fliptown_hand_print, .describe = fliptown_hand_describe, .label = fliptown_hand_label,
    .offer = fliptown_ability_or_not_offer,
  },
  [FLIPTOWN_VERB_BRIBE] = {
    .name = "bribe", .stages = ON (BRIBE), .n_args = 1,
    .list = fliptown_bribe_list, .check = fliptown_bribe_check, .apply = fliptown_bribe_apply,
    .print = fliptown_bribe_print, .describe = fliptown_bribe_describe,
    .label = fliptown_bribe_label, .offer = fliptown_bribe_offer,
  },
  [FLIPTOWN_VERB_MARSHAL] = {
    .name = "sheriff", .stages = ON (MARSHAL), .n_args = 1,
    .list = fliptown_marshal_list, .check = fliptown_yes_or_no_check,
    .apply = fliptown_marshal_apply, .print = fliptown_marshal_print,
    .describe = fliptown_marshal_describe, .label = fliptown_marshal_label,
    .offer = fliptown_marshal_offer,
  },
  [FLIPTOWN_VERB_PENALTY] = {
    .name = "pay", .stages = ON (ARREST), .n_args = 1,
    .list = fliptown_penalty_list, .check = fliptown_penalty_check,
    .apply = fliptown_penalty_apply, .print = fliptown_penalty_print,
    .describe = fliptown_penalty_describe, .label = fliptown_penalty_label,
    .offer = fliptown_offer_gains,
  },
};
/* clang-format on */

/* Every move of a verb with an argument below this that passes its check. */
void
fliptown_list_choices (const FliptownState *state, FliptownVerb verb, int end, FlipMoveList *list)
{
  g_assert (verb < FLIPTOWN_N_VERBS && fliptown_verbs[verb].check);

  for (int choice = 0; choice < end; choice++)
    {
      FlipMove move = fliptown_move (verb, FLIP_NO_SITE, choice, 0);

      if (fliptown_verbs[verb].check (state, &move, NULL))
        flip_move_list_add (list, &move);
    }
}

gboolean
fliptown_yes_or_no_check (gconstpointer state, const FlipMove *move, FlipRefusal *refusal)
{
  return move->arg[0] == 0 || move->arg[0] == 1
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-CHAR-4",
                         _ ("Answer yes or no."));
}

/* Yes uses an ability that is there once a game; no leaves everything as it is. */
void
fliptown_ability_or_not_offer (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  offer->declines = move->arg[0] == 0;
  offer->rare = !offer->declines;
  fliptown_offer_gains (state, move, offer);
}

void
fliptown_refuse_now (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (state->stage == FLIPTOWN_STAGE_OVER)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-ROUND-2",
                        _ ("The game is over."));
  else
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-ROUND-2",
                        /* Translators: %s: what is asked for */
                        _ ("Something else is needed right now: %s."),
                        fliptown_stage_words (state->stage));
}

/* A theft, and what the Bank paid at the beginning of a turn, are told with one move only. */
void
fliptown_prepare (gpointer data)
{
  FliptownState *state = data;

  state->just_stolen = FALSE;
  state->just_paid = 0;
}
