/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown.h"

#include "games/fliptown/fliptown-game.h"
#include "games/boards.h"

#include <glib/gi18n-lib.h>

static const FlipBoard boards[] = {
  { "fliptown.board", N_ ("Board as printed"), flip_board_fliptown },
};

static const FlipVerb *const verbs[] = {
  [FLIPTOWN_VERB_CARD] = &fliptown_card,
  [FLIPTOWN_VERB_BOUNTY] = &fliptown_bounty,
  [FLIPTOWN_VERB_CHARACTER] = &fliptown_character,
  [FLIPTOWN_VERB_LINEUP] = &fliptown_lineup,
  [FLIPTOWN_VERB_OUTLAW] = &fliptown_outlaw,
  [FLIPTOWN_VERB_ACTION] = &fliptown_action,
  [FLIPTOWN_VERB_PASS] = &fliptown_pass,
  [FLIPTOWN_VERB_BONUS] = &fliptown_bonus,
  [FLIPTOWN_VERB_DECLINE_BONUS] = &fliptown_decline_bonus,
  [FLIPTOWN_VERB_EFFECT] = &fliptown_effect,
  [FLIPTOWN_VERB_DECLINE_EFFECT] = &fliptown_decline_effect,
  [FLIPTOWN_VERB_ABILITY] = &fliptown_ability,
  [FLIPTOWN_VERB_END_TURN] = &fliptown_end_turn,
  [FLIPTOWN_VERB_HAND] = &fliptown_hand,
  [FLIPTOWN_VERB_BRIBE] = &fliptown_bribe,
  [FLIPTOWN_VERB_MARSHAL] = &fliptown_marshal,
  [FLIPTOWN_VERB_PENALTY] = &fliptown_penalty,
};

const FlipGame fliptown_game = {
  .id = "fliptown",
  .name = /* name of a game */ N_ ("Fliptown"),
  .min_seats = 1,
  .max_seats = FLIPTOWN_MAX_SEATS,
  .state_size = sizeof (FliptownState),
  .format = &fliptown_format,
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .options = fliptown_options,
  .n_options = FLIPTOWN_N_OPTIONS,
  .words = { .paid_with = N_ ("gold"),
             .paid_glyph = "gold",
             .next = /* on a button */ N_ ("Next Lineup") },
  .tallies = fliptown_tallies,
  .n_tallies = FLIPTOWN_N_TALLIES,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (FliptownState, stage),
  .seats_offset = G_STRUCT_OFFSET (FliptownState, n_seats),
  .stages = fliptown_stages,
  .n_stages = FLIPTOWN_N_STAGES,
  .now_rule = "FT-ROUND-2",
  .begin = fliptown_begin,
  .ask = fliptown_ask,
  .question = fliptown_question,
  .play = fliptown_play,
  .turn_to = fliptown_turn_to,
  .refuse_now = fliptown_refuse_now,
  .refuse_site = fliptown_refuse_site,
  .parse = fliptown_parse,
  .clock = fliptown_clock,
  .where = fliptown_where,
  .tell = fliptown_tell,
  .score = fliptown_score,
  .result = fliptown_result,
  .honours = fliptown_honours,
  .sources = fliptown_sources,
  .sourced = "stars",
  .sites = fliptown_sites,
  .facts = fliptown_facts,
  .goals = fliptown_goals,
  .notices = fliptown_notices,
  .deck = fliptown_deck,
  .peek = fliptown_peek,
  .evaluation = &fliptown_evaluation,
  .lesson = &fliptown_lesson,
  .sound = fliptown_sound,
};
