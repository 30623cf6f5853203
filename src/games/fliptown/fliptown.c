/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown.h"

#include "games/boards.h"
#include "games/fliptown/fliptown-lesson.h"
#include "games/fliptown/fliptown-rules.h"
#include "games/fliptown/fliptown-sense.h"

#include <glib/gi18n-lib.h>

static const FlipBoard boards[] = {
  { "fliptown.board", N_ ("Board as printed"), flip_board_fliptown },
};

static const char *const stages[] = {
  [FLIPTOWN_STAGE_SETUP_CARD] = "setup-card",
  [FLIPTOWN_STAGE_BOUNTIES] = "bounties",
  [FLIPTOWN_STAGE_CHARACTERS] = "characters",
  [FLIPTOWN_STAGE_ROUND] = "round",
  [FLIPTOWN_STAGE_HOLDEM] = "holdem",
  [FLIPTOWN_STAGE_LINEUP] = "lineup",
  [FLIPTOWN_STAGE_MAYOR] = "mayor",
  [FLIPTOWN_STAGE_PAYMENTS] = "payments",
  [FLIPTOWN_STAGE_OUTLAW] = "outlaw",
  [FLIPTOWN_STAGE_ACTION] = "action",
  [FLIPTOWN_STAGE_ROBBERY] = "robbery",
  [FLIPTOWN_STAGE_POOL] = "pool",
  [FLIPTOWN_STAGE_LAST_WORD] = "last-word",
  [FLIPTOWN_STAGE_NEXT_SEAT] = "next-seat",
  [FLIPTOWN_STAGE_REVEAL] = "reveal",
  [FLIPTOWN_STAGE_HANDS] = "hands",
  [FLIPTOWN_STAGE_WORK] = "work",
  [FLIPTOWN_STAGE_BRIBE] = "bribe",
  [FLIPTOWN_STAGE_SHERIFF] = "sheriff",
  [FLIPTOWN_STAGE_MARSHAL] = "marshal",
  [FLIPTOWN_STAGE_MARSHAL_CARD] = "marshal-card",
  [FLIPTOWN_STAGE_ARREST] = "arrest",
  [FLIPTOWN_STAGE_ROUND_END] = "round-end",
  [FLIPTOWN_STAGE_STOLEN] = "stolen",
  [FLIPTOWN_STAGE_OVER] = "over",
};

const FlipGame fliptown_game = {
  .id = "fliptown",
  .name = N_ ("Fliptown"),
  .min_seats = 1,
  .max_seats = FLIPTOWN_MAX_SEATS,
  .state_size = sizeof (FliptownState),
  .format = &fliptown_format,
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .options = fliptown_options,
  .n_options = FLIPTOWN_N_OPTIONS,
  .words = { .paid_with = N_ ("gold"), .paid_glyph = "gold", .next = N_ ("Next Lineup") },
  .tallies = fliptown_tallies,
  .n_tallies = FLIPTOWN_N_TALLIES,
  .verbs = fliptown_verbs,
  .n_verbs = FLIPTOWN_N_VERBS,
  .stage_offset = G_STRUCT_OFFSET (FliptownState, stage),
  .stages = stages,
  .n_stages = G_N_ELEMENTS (stages),
  .begin = fliptown_begin,
  .ask = fliptown_ask,
  .question = fliptown_question,
  .refuse_now = fliptown_refuse_now,
  .prepare = fliptown_prepare,
  .advance = fliptown_advance,
  .turn_to = fliptown_turn_to,
  .refuse_seat = fliptown_refuse_seat,
  .refuse_site = fliptown_refuse_site,
  .parse = fliptown_parse,
  .where = fliptown_where,
  .progress = fliptown_progress,
  .tell = fliptown_tell,
  .when = fliptown_when,
  .score = fliptown_score,
  .result = fliptown_result,
  .title = fliptown_title,
  .memories = fliptown_memories,
  .sources = fliptown_sources,
  .sourced = "stars",
  .feats = fliptown_feats,
  .tally = fliptown_tally,
  .sites = fliptown_sites,
  .facts = fliptown_facts,
  .goals = fliptown_goals,
  .notices = fliptown_notices,
  .deck = fliptown_deck,
  .peek = fliptown_peek,
  .sense = &fliptown_sense,
  .lesson = &fliptown_lesson,
  .sound = fliptown_sound,
};
