/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown.h"

#include "games/boards.h"
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

static const FlipBoard boards[] = {
  { "fliptown.board", N_ ("Board as printed"), flip_board_fliptown },
};

const FlipGame fliptown_game = {
  .id = "fliptown",
  .name = N_ ("Fliptown"),
  .min_seats = 1,
  .max_seats = FLIPTOWN_MAX_SEATS,
  .state_size = sizeof (FliptownState),
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .options = fliptown_options,
  .n_options = FLIPTOWN_N_OPTIONS,
  .words = { .paid_with = N_ ("gold") },
  .verbs = fliptown_verbs,
  .n_verbs = FLIPTOWN_N_VERBS,
  .stage_offset = G_STRUCT_OFFSET (FliptownState, stage),
  .begin = fliptown_begin,
  .ask = fliptown_ask,
  .question = fliptown_question,
  .refuse_now = fliptown_refuse_now,
  .prepare = fliptown_prepare,
  .advance = fliptown_advance,
  .refuse_site = fliptown_refuse_site,
  .parse = fliptown_parse,
  .moment = fliptown_moment,
  .progress = fliptown_progress,
  .score = fliptown_score,
  .result = fliptown_result,
  .title = fliptown_title,
  .feats = fliptown_feats,
  .sites = fliptown_sites,
  .facts = fliptown_facts,
  .goals = fliptown_goals,
  .deck = fliptown_deck,
  .peek = fliptown_peek,
  .sound = fliptown_sound,
};
