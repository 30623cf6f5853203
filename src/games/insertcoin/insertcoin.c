/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin.h"

#include "games/insertcoin/insertcoin-game.h"
#include "games/boards.h"
#include "games/insertcoin/insertcoin-format.h"

#include <glib/gi18n-lib.h>

static const FlipBoard boards[] = {
  { "insertcoin.board", N_ ("House cards"), flip_board_insertcoin },
};

/* If a stage has several, those that mark the sheet come before the one that declines. */
static const FlipVerb *const verbs[] = {
  [INSERTCOIN_VERB_CARD] = &insertcoin_card,         [INSERTCOIN_VERB_KEEP] = &insertcoin_keep,
  [INSERTCOIN_VERB_DRAW] = &insertcoin_draw,         [INSERTCOIN_VERB_LIFE] = &insertcoin_life,
  [INSERTCOIN_VERB_FILL] = &insertcoin_fill,         [INSERTCOIN_VERB_STRIKE] = &insertcoin_strike,
  [INSERTCOIN_VERB_LEAVE] = &insertcoin_leave,       [INSERTCOIN_VERB_LOSE] = &insertcoin_lose,
  [INSERTCOIN_VERB_COMPLETE] = &insertcoin_complete, [INSERTCOIN_VERB_FINISH] = &insertcoin_finish,
  [INSERTCOIN_VERB_EMPTY] = &insertcoin_empty,
};

const FlipGame insertcoin_game = {
  .id = "insertcoin",
  .name = /* name of a game */ N_ ("Insert Coin"),
  .min_seats = 1,
  .max_seats = INSERTCOIN_MAX_SEATS,
  .state_size = sizeof (InsertcoinState),
  .format = &insertcoin_format,
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .options = insertcoin_options,
  .n_options = INSERTCOIN_N_OPTIONS,
  .tallies = insertcoin_tallies,
  .n_tallies = INSERTCOIN_N_TALLIES,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (InsertcoinState, stage),
  .seats_offset = G_STRUCT_OFFSET (InsertcoinState, n_seats),
  .stages = insertcoin_stages,
  .n_stages = INSERTCOIN_N_STAGES,
  .now_rule = "IC-FLIP-1",
  .own_cards = TRUE,
  .words = { .paid_with = /* a line of the score */ N_ ("lives"),
             /* Translators: what some answers are paid with */
             .paid_with_one = N_ ("life"),
             .paid_glyph = "heart",
             .next = /* on a button */ N_ ("Next Card"),
             /* Translators: %u: the number of the flip */
             .round = N_ ("Flip %u") },
  .begin = insertcoin_begin,
  .ask = insertcoin_ask,
  .question = insertcoin_question,
  .tiles = insertcoin_tiles,
  .turn_to = insertcoin_turn_to,
  .refuse_seat = insertcoin_refuse_seat,
  .refuse_site = insertcoin_refuse_site,
  .parse = insertcoin_parse,
  .clock = insertcoin_clock,
  .where = insertcoin_where,
  .tell = insertcoin_tell,
  .score = insertcoin_score,
  .result = insertcoin_result,
  .honours = insertcoin_honours,
  .sites = insertcoin_sites,
  .facts = insertcoin_facts,
  .notices = insertcoin_notices,
  .deck = insertcoin_deck,
  .peek = insertcoin_peek,
  .evaluation = &insertcoin_evaluation,
  .lesson = &insertcoin_lesson,
  .sound = insertcoin_sound,
};
