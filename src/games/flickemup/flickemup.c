/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup.h"

#include "games/flickemup/flickemup-game.h"
#include "games/boards.h"
#include "games/flickemup/scenario/flickemup-format.h"

#include <glib/gi18n-lib.h>

/* Each scenario adds one rule to those before it. */
static const FlipBoard boards[] = {
  { "flickemup-01-dust.board", N_ ("1. Dust on Main Street"), flip_board_flickemup_01_dust,
    N_ ("Noon is far off, and Main Street is empty but for ten people with a grudge. No "
        "houses, no gold: move, shoot, and see who has had enough first.") },
  { "flickemup-02-doors.board", N_ ("2. Open Doors"), flip_board_flickemup_02_doors,
    N_ ("Both sides want the Saloon, and neither cares to share it. Whoever has it to "
        "themselves for two hours on end keeps it; whoever finds an enemy inside has to "
        "fight.") },
  /* Translators: number and title of a scenario */
  { "flickemup-03-payday.board", N_ ("3. Payday"), flip_board_flickemup_03_payday,
    N_ ("Six sacks of gold are about town. The lawmen want three of them in the Bank, the "
        "outlaws three in the Saloon. What the dead carried lies at the Undertaker’s.") },
  { "flickemup-04-colts.board", N_ ("4. Two Hands, Two Colts"), flip_board_flickemup_04_colts,
    N_ ("Four Colts wait for whoever fetches them, and a second pistol makes every shot "
        "count twice.") },
  { "flickemup-05-threshold.board", N_ ("5. Across the Threshold"),
    flip_board_flickemup_05_threshold,
    N_ ("Each side has a leader, who stays indoors. To get at them, somebody has to cross the "
        "threshold and fight.") },
  { "flickemup-06-wells.board", N_ ("6. Two Wells"), flip_board_flickemup_06_wells,
    N_ ("There is water at two wells. The lawmen bring clean water to the Town Hall; the "
        "outlaws would rather have it poisoned.") },
  { "flickemup-07-papers.board", N_ ("7. Sealed Papers"), flip_board_flickemup_07_papers,
    N_ ("Two papers lie face down among four Colts. The lawmen want one at the "
        "Sheriff’s office; the outlaws want to carry one out of town.") },
  { "flickemup-08-long-shot.board", N_ ("8. The Long Shot"), flip_board_flickemup_08_long_shot,
    N_ ("A hostage is held in the Saloon, unguarded so far. The lawmen want it at the "
        "Sheriff’s office, the outlaws out of town; there are two Winchesters to be had.") },
  { "flickemup-09-powder.board", N_ ("9. Black Powder"), flip_board_flickemup_09_powder,
    N_ ("There is dynamite in the General Store and in the Town Hall, and gold in the "
        "Bank that the outlaws want in the Saloon. The lawmen only have to make them pay "
        "for it.") },
  { "flickemup-10-rope.board", N_ ("10. The Rope at Eleven"), flip_board_flickemup_10_rope,
    N_ ("At eleven the man on the gallows hangs, unless an outlaw gets to him in time, or the "
        "outlaws take the warrant that Lawman 4 carries. Everything the other scenarios taught "
        "comes together here.") },
};

/* For a booklet of one's own: no places, and goals that are told. */
static const FlipBoard blank = { "flickemup-own.board", N_ ("Your own scenario"),
                                 flip_board_flickemup_own };

/* No card is ever shown. */
static const FlipVerb no_card = { 0 };

static const FlipVerb *const verbs[] = {
  [FLIP_VERB_CARD] = &no_card,
  [FLICKEMUP_VERB_MOVE] = &flickemup_move.verb,
  [FLICKEMUP_VERB_SHOOT] = &flickemup_shoot.verb,
  [FLICKEMUP_VERB_RIFLE] = &flickemup_rifle.verb,
  [FLICKEMUP_VERB_THROW] = &flickemup_throw.verb,
  [FLICKEMUP_VERB_TAKE] = &flickemup_take.verb,
  [FLICKEMUP_VERB_LOOK] = &flickemup_look.verb,
  [FLICKEMUP_VERB_DROP] = &flickemup_drop.verb,
  [FLICKEMUP_VERB_TURN] = &flickemup_turn.verb,
  [FLICKEMUP_VERB_DONE] = &flickemup_done.verb,
  [FLICKEMUP_VERB_SECOND] = &flickemup_second.verb,
  [FLICKEMUP_VERB_HOLD] = &flickemup_hold.verb,
  [FLICKEMUP_VERB_KEEP] = &flickemup_keep.verb,
  [FLICKEMUP_VERB_LEAVE] = &flickemup_leave.verb,
  [FLICKEMUP_VERB_FACE] = &flickemup_face.verb,
  [FLICKEMUP_VERB_CLEAR] = &flickemup_clear.verb,
  [FLICKEMUP_VERB_DUEL] = &flickemup_duel.verb,
  [FLICKEMUP_VERB_CLOCK] = &flickemup_clock.verb,
  [FLICKEMUP_VERB_REST] = &flickemup_rest.verb,
  [FLICKEMUP_VERB_HIT] = &flickemup_hit.verb,
  [FLICKEMUP_VERB_GRAZED] = &flickemup_grazed.verb,
  [FLICKEMUP_VERB_MISSED] = &flickemup_missed.verb,
  [FLICKEMUP_VERB_MOVED] = &flickemup_moved.verb,
  [FLICKEMUP_VERB_FAILED] = &flickemup_failed.verb,
  [FLICKEMUP_VERB_ENTERED] = &flickemup_entered.verb,
  [FLICKEMUP_VERB_FREED] = &flickemup_freed.verb,
  [FLICKEMUP_VERB_ESCAPED] = &flickemup_escaped.verb,
  [FLICKEMUP_VERB_CAUGHT] = &flickemup_caught.verb,
  [FLICKEMUP_VERB_CLOSED] = &flickemup_closed.verb,
  [FLICKEMUP_VERB_BLOWN] = &flickemup_blown.verb,
  [FLICKEMUP_VERB_SHOWN] = &flickemup_shown.verb,
  [FLICKEMUP_VERB_PLAYS] = &flickemup_plays.verb,
  [FLICKEMUP_VERB_PLAYED] = &flickemup_played.verb,
  [FLICKEMUP_VERB_STRUCK] = &flickemup_struck.verb,
  [FLICKEMUP_VERB_HURT] = &flickemup_hurt.verb,
  [FLICKEMUP_VERB_HEAL] = &flickemup_heal.verb,
  [FLICKEMUP_VERB_WIDE] = &flickemup_wide.verb,
  [FLICKEMUP_VERB_WALKED] = &flickemup_walked.verb,
  [FLICKEMUP_VERB_INDOORS] = &flickemup_indoors.verb,
  [FLICKEMUP_VERB_RODE] = &flickemup_rode.verb,
  [FLICKEMUP_VERB_LOOSED] = &flickemup_loosed.verb,
  [FLICKEMUP_VERB_FETCH] = &flickemup_fetch.verb,
  [FLICKEMUP_VERB_PUT] = &flickemup_put.verb,
  [FLICKEMUP_VERB_FLIP] = &flickemup_flip.verb,
  [FLICKEMUP_VERB_SHUT] = &flickemup_shut.verb,
  [FLICKEMUP_VERB_CLAIM] = &flickemup_claim.verb,
  [FLICKEMUP_VERB_CONFIRM] = &flickemup_confirm.verb,
  [FLICKEMUP_VERB_NEXT] = &flickemup_next.verb,
  [FLICKEMUP_VERB_WON] = &flickemup_won.verb,
};

const FlipGame flickemup_game = {
  .id = "flickemup",
  .name = N_ ("Flick ’em Up!"),
  .min_seats = FLICKEMUP_MIN_SEATS,
  .max_seats = FLICKEMUP_MAX_SEATS,
  .state_size = sizeof (FlickemupState),
  .words = {
    .boards = N_ ("Scenario"),
    /* Translators: %u: an hour of the clock */
    .round = N_ ("%u o’clock"),
    .at_table = N_ ("On our table"),
    .at_table_sentence = N_ ("You flick, and tell Flipside"),
    .dealt = N_ ("On the screen"),
    .dealt_sentence = N_ ("A simulated table, to flick on"),
    .seed = N_ ("Number of the game (leave empty for a random one)"),
  },
  .sides = { "first-seat", { N_ ("Lawmen"), N_ ("Outlaws") } },
  .opponent = "opponent",
  .opponent_offset = G_STRUCT_OFFSET (FlickemupState, opponent),
  .tallies = flickemup_tallies,
  .n_tallies = FLICKEMUP_N_TALLIES,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (FlickemupState, stage),
  .stages = flickemup_stages,
  .n_stages = FLICKEMUP_N_STAGES,
  .now_rule = "FU-ACT-4",
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .blank = &blank,
  .format = &flickemup_format,
  .options = flickemup_options,
  .n_options = FLICKEMUP_N_OPTIONS,
  .begin = flickemup_begin,
  .briefing = flickemup_briefing,
  .ask = flickemup_ask,
  .question = flickemup_question,
  .play = flickemup_play,
  .refuse_site = flickemup_refuse_site,
  .parse = flickemup_parse,
  .clock = flickemup_tell_time,
  .where = flickemup_where,
  .tell = flickemup_tell,
  .score = flickemup_score,
  .result = flickemup_result,
  .honours = flickemup_honours,
  .sites = flickemup_sites,
  .facts = flickemup_facts,
  .notices = flickemup_notices,
  .goals = flickemup_goals,
  .lesson = &flickemup_lesson,
  .sound = flickemup_sound,
};
