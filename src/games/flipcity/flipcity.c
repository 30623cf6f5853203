/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity.h"

#include "games/boards.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

static const FlipBoard boards[] = {
  { "flipcity.board", N_ ("Cards, with house values"), flip_board_flipcity },
};

static const FlipVerb *const verbs[] = {
  [FLIPCITY_VERB_CARD] = &flipcity_card,       [FLIPCITY_VERB_PLAY] = &flipcity_play,
  [FLIPCITY_VERB_STOP] = &flipcity_stop,       [FLIPCITY_VERB_SHUFFLE] = &flipcity_shuffle,
  [FLIPCITY_VERB_RECYCLE] = &flipcity_recycle, [FLIPCITY_VERB_BUY] = &flipcity_buy,
  [FLIPCITY_VERB_DEVELOP] = &flipcity_develop, [FLIPCITY_VERB_FLIP] = &flipcity_flip,
  [FLIPCITY_VERB_DONE] = &flipcity_done,       [FLIPCITY_VERB_TOP] = &flipcity_top,
  [FLIPCITY_VERB_DROP] = &flipcity_drop,
};

const FlipGame flipcity_game = {
  .id = "flipcity",
  .name = /* name of a game */ N_ ("Flip City"),
  .min_seats = 1,
  .max_seats = FLIPCITY_MAX_SEATS,
  .state_size = sizeof (FlipcityState),
  .format = &flipcity_format,
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .options = flipcity_options,
  .n_options = FLIPCITY_N_OPTIONS,
  .words = {
    .paid_with = /* what prices are paid in */ N_ ("dollars"),
    .paid_with_one = /* what prices are paid in */ N_ ("dollar"),
    .paid_glyph = "cash",
    .points = /* unit: the most points of a turn */ N_ ("best"),
    /* Translators: %u: the number of the turn */
    .round = N_ ("Turn %u"),
  },
  .tallies = flipcity_tallies,
  .n_tallies = FLIPCITY_N_TALLIES,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (FlipcityState, stage),
  .seats_offset = G_STRUCT_OFFSET (FlipcityState, n_seats),
  .stages = flipcity_stages,
  .n_stages = FLIPCITY_N_STAGES,
  .now_rule = "FC-TURN-1",
  .own_cards = TRUE,
  .begin = flipcity_begin,
  .ask = flipcity_ask,
  .question = flipcity_question,
  .refuse_now = flipcity_refuse_now,
  .advance = flipcity_advance,
  .refuse_site = flipcity_refuse_site,
  .parse = flipcity_parse,
  .clock = flipcity_clock,
  .where = flipcity_where,
  .tell = flipcity_tell,
  .score = flipcity_score,
  .result = flipcity_result,
  .honours = flipcity_honours,
  .sites = flipcity_sites,
  .facts = flipcity_facts,
  .notices = flipcity_notices,
  .goals = flipcity_goals,
  .deck = flipcity_deck,
  .peek = flipcity_peek,
  .evaluation = &flipcity_evaluation,
  .lesson = &flipcity_lesson,
  .sound = flipcity_sound,
};
