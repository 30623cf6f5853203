/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-track.h"

#include <glib/gi18n-lib.h>

/* The verbs: the stages in which they are answers, and the functions of their rules. */

#define IN(stage) (1u << FLICKEMUP_STAGE_##stage)
#define TOLD      (IN (TRACK) | IN (TARGET))

#define RULE(word)  .check = flickemup_##word##_check, .apply = flickemup_##word##_apply
#define WORDS(word) .describe = flickemup_##word##_describe, .label = flickemup_##word##_label
#define OFFER(word) .offer = flickemup_##word##_offer
#define PRINT(how)  .print = flickemup_print_##how
#define LIST(word)  .list = flickemup_##word##_list

/* Where the answers of several verbs are mixed, one of the verbs lists them all. */
const FlipVerb flickemup_verbs[FLICKEMUP_VERBS] = {
  [FLICKEMUP_VERB_MOVE] = { "move", IN (TURN), TRUE, 3, LIST (actions), RULE (move), PRINT (flick),
                            WORDS (move), OFFER (move) },
  [FLICKEMUP_VERB_SHOOT] = { "shoot", IN (TURN), TRUE, 3, RULE (shoot), PRINT (sided_flick),
                             WORDS (shoot), OFFER (shoot) },
  [FLICKEMUP_VERB_RIFLE] = { "rifle", IN (TURN), TRUE, 3, RULE (rifle), PRINT (sided_flick),
                             WORDS (rifle), OFFER (rifle) },
  [FLICKEMUP_VERB_THROW] = { "throw", IN (TURN), TRUE, 3, RULE (throw), PRINT (sided_flick),
                             WORDS (throw), OFFER (throw) },
  [FLICKEMUP_VERB_TAKE] = { "take", IN (TURN), TRUE, 2, RULE (take), .print = flickemup_take_print,
                            WORDS (take), OFFER (take) },
  [FLICKEMUP_VERB_LOOK] = { "look", IN (TURN), TRUE, 0, RULE (look), PRINT (cowboy), WORDS (look),
                            OFFER (look) },
  [FLICKEMUP_VERB_DROP] = { "drop", IN (TURN), TRUE, 1, RULE (drop), .print = flickemup_drop_print,
                            WORDS (drop), OFFER (drop) },
  [FLICKEMUP_VERB_TURN] = { "turn", IN (TURN), TRUE, 2, RULE (turn), .print = flickemup_turn_print,
                            WORDS (turn), OFFER (turn) },
  [FLICKEMUP_VERB_DONE] = { "done", IN (TURN), TRUE, 0, RULE (done), PRINT (cowboy), WORDS (done),
                            OFFER (done) },
  [FLICKEMUP_VERB_SECOND] = { "second", IN (SECOND), TRUE, 3, LIST (second), RULE (second),
                              PRINT (sided_flick), WORDS (second), OFFER (second) },
  [FLICKEMUP_VERB_HOLD] = { "hold", IN (SECOND), FALSE, 0, LIST (hold),
                            .apply = flickemup_hold_apply, PRINT (word), WORDS (hold),
                            .offer = flickemup_offer_declines },
  [FLICKEMUP_VERB_KEEP] = { "keep", IN (KEEP), FALSE, 1, LIST (keep), RULE (keep),
                            .print = flickemup_keep_print, WORDS (keep) },
  [FLICKEMUP_VERB_LEAVE] = { "leave", IN (KEEP), FALSE, 0, LIST (leave),
                             .apply = flickemup_leave_apply, PRINT (word), WORDS (leave),
                             .offer = flickemup_offer_declines },
  [FLICKEMUP_VERB_FACE] = { "face", IN (FACE), FALSE, 1, LIST (face), RULE (face),
                            .print = flickemup_face_print, WORDS (face) },
  [FLICKEMUP_VERB_CLEAR] = { "clear", IN (TURN), TRUE, 2, RULE (clear),
                             .print = flickemup_clear_print, WORDS (clear), OFFER (clear) },
  [FLICKEMUP_VERB_DUEL] = { "duel", IN (DUEL_AIM), TRUE, 3, LIST (duel), RULE (duel),
                            PRINT (sided_flick), WORDS (duel), OFFER (duel) },
  [FLICKEMUP_VERB_CLOCK] = { "play on", IN (TWELVE), FALSE, 1, LIST (twelve), RULE (twelve),
                             .print = flickemup_twelve_print, WORDS (twelve) },
  [FLICKEMUP_VERB_REST] = { "rest", IN (SHOT) | IN (WALK) | IN (BLAST), FALSE, 5, RULE (rest),
                            .print = flickemup_rest_print, WORDS (rest) },
  [FLICKEMUP_VERB_HIT] = { "hit", IN (SHOT) | IN (DUEL_SHOT), TRUE, 0, LIST (shot),
                           .check = flickemup_target_check, .apply = flickemup_hit_apply,
                           PRINT (site), WORDS (hit), OFFER (hit) },
  [FLICKEMUP_VERB_GRAZED] = { "grazed", IN (SHOT) | IN (DUEL_SHOT), TRUE, 0,
                              .check = flickemup_target_check, .apply = flickemup_spent_apply,
                              PRINT (site), WORDS (grazed), OFFER (grazed) },
  [FLICKEMUP_VERB_MISSED] = { "missed", IN (SHOT) | IN (DUEL_SHOT), FALSE, 1,
                              .check = flickemup_touched_check, .apply = flickemup_spent_apply,
                              PRINT (touched), WORDS (missed) },
  [FLICKEMUP_VERB_MOVED] = { "moved", IN (WALK), FALSE, 0, LIST (walk),
                             .apply = flickemup_moved_apply, PRINT (word), WORDS (moved) },
  [FLICKEMUP_VERB_FAILED] = { "failed", IN (WALK), FALSE, 1, .check = flickemup_touched_check,
                              .apply = flickemup_failed_apply, PRINT (touched), WORDS (failed) },
  [FLICKEMUP_VERB_ENTERED] = { "entered", IN (WALK), TRUE, 0, RULE (entered), PRINT (site),
                               WORDS (entered), OFFER (entered) },
  [FLICKEMUP_VERB_FREED] = { "freed", IN (WALK), TRUE, 0, RULE (freed), PRINT (site), WORDS (freed),
                             OFFER (freed) },
  [FLICKEMUP_VERB_ESCAPED] = { "escaped", IN (WALK), FALSE, 1, RULE (escaped),
                               .print = flickemup_escaped_print, WORDS (escaped) },
  [FLICKEMUP_VERB_CAUGHT] = { "caught", IN (BLAST), TRUE, 0, LIST (blast), RULE (caught),
                              PRINT (site), WORDS (caught), OFFER (caught) },
  [FLICKEMUP_VERB_CLOSED] = { "closed", IN (BLAST), TRUE, 0, RULE (closed), PRINT (site),
                              WORDS (closed), OFFER (closed) },
  [FLICKEMUP_VERB_BLOWN] = { "blast over", IN (BLAST), FALSE, 0, .apply = flickemup_blown_apply,
                             PRINT (word), WORDS (blown) },
  [FLICKEMUP_VERB_SHOWN] = { "shows", IN (SHOWN), FALSE, 2, LIST (shown), RULE (shown),
                             .print = flickemup_shown_print, WORDS (shown) },
  [FLICKEMUP_VERB_PLAYS] = { "plays", IN (TRACK), TRUE, 0, LIST (plays), RULE (plays),
                             PRINT (cowboy), WORDS (plays), OFFER (plays) },
  [FLICKEMUP_VERB_PLAYED] = { "played", TOLD, TRUE, 0, LIST (played), RULE (played),
                              .print = flickemup_played_print, WORDS (played), OFFER (played) },
  [FLICKEMUP_VERB_STRUCK] = { "struck", IN (TARGET), TRUE, 0, LIST (struck), RULE (struck),
                              PRINT (site), WORDS (struck), OFFER (struck) },
  [FLICKEMUP_VERB_HURT] = { "hurt", TOLD, TRUE, 0, LIST (hurt), RULE (hurt),
                            .print = flickemup_hurt_print, WORDS (hurt), OFFER (hurt) },
  [FLICKEMUP_VERB_HEAL] = { "heal", TOLD, TRUE, 0, LIST (heal), RULE (heal),
                            .print = flickemup_heal_print, WORDS (heal), OFFER (heal) },
  [FLICKEMUP_VERB_WIDE] = { "wide", IN (TARGET), FALSE, 0, LIST (wide), RULE (wide), PRINT (word),
                            WORDS (wide) },
  [FLICKEMUP_VERB_WALKED] = { "walked", IN (TARGET), FALSE, 0, LIST (walked), RULE (walked),
                              PRINT (word), WORDS (walked) },
  [FLICKEMUP_VERB_INDOORS] = { "indoors", TOLD, TRUE, 0, LIST (indoors), RULE (indoors),
                               PRINT (site), WORDS (indoors), OFFER (indoors) },
  [FLICKEMUP_VERB_RODE] = { "rode", IN (TARGET), FALSE, 1, LIST (rode), RULE (rode),
                            .print = flickemup_rode_print, WORDS (rode) },
  [FLICKEMUP_VERB_LOOSED] = { "loosed", IN (TARGET), TRUE, 0, LIST (loosed), RULE (loosed),
                              PRINT (site), WORDS (loosed), OFFER (loosed) },
  [FLICKEMUP_VERB_FETCH] = { "fetch", TOLD, TRUE, 3, LIST (fetch), RULE (fetch),
                             .print = flickemup_fetch_print, WORDS (fetch), OFFER (fetch) },
  [FLICKEMUP_VERB_PUT] = { "put", TOLD, TRUE, 1, LIST (put), RULE (put),
                           .print = flickemup_put_print, WORDS (put), OFFER (put) },
  [FLICKEMUP_VERB_FLIP] = { "flip", TOLD, TRUE, 0, LIST (flip), RULE (flip),
                            .print = flickemup_flip_print, WORDS (flip), OFFER (flip) },
  [FLICKEMUP_VERB_SHUT] = { "shut", TOLD, TRUE, 0, LIST (shut), RULE (shut), PRINT (site),
                            WORDS (shut), OFFER (shut) },
  [FLICKEMUP_VERB_CLAIM] = { "claim", IN (TURN) | TOLD, TRUE, 0, FLIP_OFFER_AS_ANSWER,
                             LIST (claim), RULE (claim), .print = flickemup_claim_print,
                             WORDS (claim), OFFER (claim) },
  [FLICKEMUP_VERB_CONFIRM] = { "confirm", IN (CLAIM), FALSE, 1, LIST (confirm), RULE (confirm),
                               .print = flickemup_confirm_print, WORDS (confirm) },
  [FLICKEMUP_VERB_NEXT] = { "next hour", TOLD, TRUE, 0, LIST (next), RULE (next),
                            PRINT (word), WORDS (next), OFFER (next) },
  [FLICKEMUP_VERB_WON] = { "won", IN (DUEL), TRUE, 0, LIST (won), RULE (won), PRINT (site),
                           WORDS (won), OFFER (won) },
};

void
flickemup_refuse_now (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  g_assert (refusal != NULL);

  (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FU-ACT-4", "%s",
                      state->stage == FLICKEMUP_STAGE_OVER
                        ? _ ("The game is over.")
                        : _ ("Something else is needed right now."));
}

/* Counts the answers of the table: a dealer picks each of them by its number. */
void
flickemup_prepare (gpointer data)
{
  FlickemupState *state = data;

  state->answers = (guint16) (state->answers + (flickemup_who (state) == FLIP_TABLE));
}

static gboolean
is_flick (guint verb)
{
  return verb <= FLICKEMUP_VERB_THROW || verb == FLICKEMUP_VERB_SECOND
         || verb == FLICKEMUP_VERB_DUEL;
}

/* A simulated table answers the flick that was made last. */
void
flickemup_advance (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  if (state->simulated && is_flick (move->verb))
    state->turn.flick = *move;
}
