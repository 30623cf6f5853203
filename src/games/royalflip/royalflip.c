/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip.h"

#include "games/boards.h"
#include "games/royalflip/royalflip-lesson.h"
#include "games/royalflip/royalflip-rules.h"
#include "games/royalflip/royalflip-sense.h"

#include <glib/gi18n-lib.h>

static const FlipBoard boards[] = {
  /* Translators: an edition made for Flipside */
  { "royalflip.board", N_ ("House sheet"), flip_board_royalflip },
  { "royalflip-royals.board", N_ ("House sheet, royals wild"), flip_board_royalflip_royals },
};

static const FlipVerb *const verbs[] = {
  [ROYALFLIP_VERB_CARD] = &royalflip_card,     [ROYALFLIP_VERB_PICK] = &royalflip_pick,
  [ROYALFLIP_VERB_COLOUR] = &royalflip_colour, [ROYALFLIP_VERB_NUMBER] = &royalflip_number,
  [ROYALFLIP_VERB_WRITE] = &royalflip_write,   [ROYALFLIP_VERB_CIRCLE] = &royalflip_circle,
  [ROYALFLIP_VERB_TIE] = &royalflip_tie,
};

static const char *const stages[] = {
  [ROYALFLIP_STAGE_LINEUP] = "lineup", [ROYALFLIP_STAGE_PICK] = "pick",
  [ROYALFLIP_STAGE_COLOUR] = "colour", [ROYALFLIP_STAGE_NUMBER] = "number",
  [ROYALFLIP_STAGE_WRITE] = "write",   [ROYALFLIP_STAGE_TRACK] = "track",
  [ROYALFLIP_STAGE_EXTRA] = "extra",   [ROYALFLIP_STAGE_NEXT_SEAT] = "next-seat",
  [ROYALFLIP_STAGE_TIE] = "tie",       [ROYALFLIP_STAGE_OVER] = "over",
};

static const char *const stage_rules[] = {
  [ROYALFLIP_STAGE_LINEUP] = "RF-ROUND-2",
  [ROYALFLIP_STAGE_PICK] = "RF-PICK-1",
  [ROYALFLIP_STAGE_COLOUR] = "RF-PICK-2",
  [ROYALFLIP_STAGE_NUMBER] = "RF-PICK-2",
  [ROYALFLIP_STAGE_WRITE] = "RF-MAP-1",
  [ROYALFLIP_STAGE_TRACK] = "RF-TRACK-2",
  [ROYALFLIP_STAGE_EXTRA] = "RF-EXTRA-1",
  [ROYALFLIP_STAGE_NEXT_SEAT] = "RF-ROUND-4",
  [ROYALFLIP_STAGE_TIE] = "RF-SCORE-3",
  [ROYALFLIP_STAGE_OVER] = "RF-SCORE-2",
};

const FlipGame royalflip_game = {
  .id = "royalflip",
  .name = /* name of a game */ N_ ("Royal Flip"),
  .min_seats = 1,
  .max_seats = ROYALFLIP_MAX_SEATS,
  .state_size = sizeof (RoyalflipState),
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .format = &royalflip_format,
  .options = royalflip_options,
  .n_options = ROYALFLIP_N_OPTIONS,
  .words = { .paid_with = N_ ("±1"), .paid_glyph = "shift", .next = N_ ("Next Lineup") },
  .tallies = royalflip_tallies,
  .n_tallies = ROYALFLIP_N_TALLIES,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (RoyalflipState, stage),
  .stages = stages,
  .n_stages = G_N_ELEMENTS (stages),
  .stage_rules = stage_rules,
  .begin = royalflip_begin,
  .ask = royalflip_ask,
  .question = royalflip_question,
  .refuse_now = royalflip_refuse_now,
  .advance = royalflip_advance,
  .turn_to = royalflip_turn_to,
  .refuse_seat = royalflip_refuse_seat,
  .candidates = royalflip_candidates,
  .refuse_site = royalflip_refuse_site,
  .parse = royalflip_parse,
  .where = royalflip_where,
  .progress = royalflip_progress,
  .tell = royalflip_tell,
  .when = royalflip_when,
  .score = royalflip_score,
  .result = royalflip_result,
  .title = royalflip_title,
  .memories = royalflip_memories,
  .feats = royalflip_feats,
  .tally = royalflip_tally,
  .sites = royalflip_sites,
  .facts = royalflip_facts,
  .goals = royalflip_goals,
  .deck = royalflip_deck,
  .peek = royalflip_peek,
  .sense = &royalflip_sense,
  .lesson = &royalflip_lesson,
  .sound = royalflip_sound,
};
