/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game.h"
#include "games/flickemup/flickemup-state.h"

G_BEGIN_DECLS

/* Moves. Arguments not named here are 0, and the site is FLIP_NO_SITE unless named. A flick is a
   side (of the bullet, as the cowboy looks), a direction in hundredths of a degree and a speed in
   millimetres a second; where the table is real, all three are 0. */
typedef enum
{
  /* Of the seat that plays; the site is the cowboy. */
  FLICKEMUP_VERB_MOVE = 1, /* flick */
  FLICKEMUP_VERB_SHOOT,    /* flick */
  FLICKEMUP_VERB_RIFLE,    /* flick */
  FLICKEMUP_VERB_THROW,    /* flick */
  FLICKEMUP_VERB_TAKE,     /* token, 1 + the token given for it or 0 */
  FLICKEMUP_VERB_LOOK,
  FLICKEMUP_VERB_DROP, /* token */
  FLICKEMUP_VERB_TURN, /* token, 1 if it is carried */
  FLICKEMUP_VERB_DONE,
  FLICKEMUP_VERB_SECOND, /* flick */
  FLICKEMUP_VERB_HOLD,
  FLICKEMUP_VERB_KEEP, /* 1 + the token given for it or 0 */
  FLICKEMUP_VERB_LEAVE,
  FLICKEMUP_VERB_FACE,  /* tenths of a degree */
  FLICKEMUP_VERB_CLEAR, /* the site is the building; piece, 1 to the right */
  FLICKEMUP_VERB_DUEL,  /* flick */
  FLICKEMUP_VERB_CLOCK, /* 1 play on, 0 end; no site */
  /* Of the table. */
  FLICKEMUP_VERB_REST, /* piece, x, y, angle, FlickemupPosture; no site */
  FLICKEMUP_VERB_HIT,  /* the site is the figure */
  FLICKEMUP_VERB_GRAZED,
  FLICKEMUP_VERB_MISSED, /* 1 + the piece that was touched first or 0; no site */
  FLICKEMUP_VERB_MOVED,
  FLICKEMUP_VERB_FAILED,  /* as missed */
  FLICKEMUP_VERB_ENTERED, /* the site is the building */
  FLICKEMUP_VERB_FREED,   /* the site is the figure */
  FLICKEMUP_VERB_ESCAPED, /* edge; no site */
  FLICKEMUP_VERB_CAUGHT,  /* the site is the figure */
  FLICKEMUP_VERB_CLOSED,  /* the site is the building */
  FLICKEMUP_VERB_BLOWN,   /* that was all the dynamite did; no site */
  FLICKEMUP_VERB_SHOWN,   /* token, which of several alike; no site */
  FLICKEMUP_VERB_WON,     /* the site is the cowboy that won the duel */
  FLICKEMUP_VERBS,
} FlickemupVerb;

/* What a flick is made of. */
enum
{
  FLICKEMUP_ARG_SIDE,
  FLICKEMUP_ARG_ANGLE,
  FLICKEMUP_ARG_SPEED,
};

enum
{
  FLICKEMUP_LEFT,
  FLICKEMUP_RIGHT,
};

/* What a rest is made of. */
enum
{
  FLICKEMUP_REST_PIECE,
  FLICKEMUP_REST_X,
  FLICKEMUP_REST_Y,
  FLICKEMUP_REST_ANGLE,
  FLICKEMUP_REST_POSTURE,
};

#define FLICKEMUP_N_OPTIONS 5
extern const FlipOption flickemup_options[FLICKEMUP_N_OPTIONS];

static inline FlipMove
flickemup_make (FlickemupVerb verb, guint site, int first, int second, int third)
{
  return (FlipMove){
    .verb = (guint16) verb,
    .site = (guint16) site,
    .arg = { (gint16) first, (gint16) second, (gint16) third },
  };
}

/* flickemup-stage.c: what is asked, and which verbs answer it */
void flickemup_ask (gconstpointer state, FlipAsk *ask);
gboolean flickemup_verb_fits (const FlickemupState *state, guint verb);
int flickemup_who (const FlickemupState *state);
gboolean flickemup_check (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);
void flickemup_apply (gpointer state, const FlipMove *move);
void flickemup_refuse_site (gconstpointer state, guint16 site, FlipRefusal *refusal);

/* flickemup-turn.c: hats, clock, initiative, whose turn it is */
void flickemup_hour_begin (FlickemupState *state);
void flickemup_turn_open (FlickemupState *state, guint cowboy);
void flickemup_action_over (FlickemupState *state);
void flickemup_turn_over (FlickemupState *state);
gboolean flickemup_cowboy_check (const FlickemupState *state, guint site, FlipRefusal *refusal);
gboolean flickemup_actor_check (const FlickemupState *state, guint site, FlipRefusal *refusal);
gboolean flickemup_done_check (const FlickemupState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal);
void flickemup_done_apply (FlickemupState *state, const FlipMove *move);
void flickemup_clock_apply (FlickemupState *state, const FlipMove *move);
guint flickemup_team_size (const FlickemupState *state, guint team);
guint flickemup_seat_of (const FlickemupState *state, guint team);

/* flickemup-flick.c: the flick itself, and where things come to rest */
gboolean flickemup_flick_check (const FlickemupState *state,
                                const FlipMove *move,
                                int fastest,
                                FlipRefusal *refusal);
void flickemup_flick_begin (FlickemupState *state);
gboolean flickemup_rest_check (const FlickemupState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal);
void flickemup_rest_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_touched_check (const FlickemupState *state,
                                  const FlipMove *move,
                                  FlipRefusal *refusal);
gboolean flickemup_face_check (const FlickemupState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal);
void flickemup_face_apply (FlickemupState *state, const FlipMove *move);

/* flickemup-move.c */
gboolean flickemup_move_check (const FlickemupState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal);
void flickemup_move_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_clear_check (const FlickemupState *state,
                                const FlipMove *move,
                                FlipRefusal *refusal);
void flickemup_clear_apply (FlickemupState *state, const FlipMove *move);
void flickemup_moved_apply (FlickemupState *state, const FlipMove *move);
void flickemup_failed_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_entered_check (const FlickemupState *state,
                                  const FlipMove *move,
                                  FlipRefusal *refusal);
void flickemup_entered_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_escaped_check (const FlickemupState *state,
                                  const FlipMove *move,
                                  FlipRefusal *refusal);
void flickemup_escaped_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_freed_check (const FlickemupState *state,
                                const FlipMove *move,
                                FlipRefusal *refusal);
void flickemup_freed_apply (FlickemupState *state, const FlipMove *move);
void flickemup_walk_over (FlickemupState *state);
void flickemup_go_inside (FlickemupState *state, guint figure, guint building);
void flickemup_go_outside (FlickemupState *state, guint figure, guint building);

/* flickemup-shoot.c */
gboolean flickemup_shoot_check (const FlickemupState *state,
                                const FlipMove *move,
                                FlipRefusal *refusal);
void flickemup_shoot_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_rifle_check (const FlickemupState *state,
                                const FlipMove *move,
                                FlipRefusal *refusal);
void flickemup_rifle_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_second_check (const FlickemupState *state,
                                 const FlipMove *move,
                                 FlipRefusal *refusal);
void flickemup_second_apply (FlickemupState *state, const FlipMove *move);
void flickemup_hold_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_target_check (const FlickemupState *state,
                                 const FlipMove *move,
                                 FlipRefusal *refusal);
void flickemup_hit_apply (FlickemupState *state, const FlipMove *move);
void flickemup_spent_apply (FlickemupState *state, const FlipMove *move);
guint flickemup_pistols (const FlickemupState *state, guint cowboy);

/* flickemup-wound.c: hit points, falling, standing up, death */
void flickemup_wound (FlickemupState *state, guint figure, guint by);
void flickemup_stand_up (FlickemupState *state, guint figure);
void flickemup_take_away (FlickemupState *state, guint figure, FlickemupLife life);
guint flickemup_hit_points (const FlickemupState *state, guint team);
guint flickemup_most_hit_points (const FlickemupState *state, guint team);
guint flickemup_count_life (const FlickemupState *state, guint team, FlickemupLife life);

/* flickemup-token.c */
gboolean flickemup_take_check (const FlickemupState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal);
void flickemup_take_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_drop_check (const FlickemupState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal);
void flickemup_drop_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_turn_check (const FlickemupState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal);
void flickemup_turn_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_look_check (const FlickemupState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal);
void flickemup_look_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_shown_check (const FlickemupState *state,
                                const FlipMove *move,
                                FlipRefusal *refusal);
void flickemup_shown_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_keep_check (const FlickemupState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal);
void flickemup_keep_apply (FlickemupState *state, const FlipMove *move);
void flickemup_leave_apply (FlickemupState *state, const FlipMove *move);

/* flickemup-slots.c: what cowboys carry and where tokens lie */
guint flickemup_count_carried (const FlickemupState *state, guint cowboy, guint token);
guint flickemup_free_slots (const FlickemupState *state, guint cowboy);
gboolean flickemup_fits (const FlickemupState *state, guint cowboy, guint token, int given);
void flickemup_slot_add (FlickemupState *state, guint cowboy, guint token);
void flickemup_slot_remove (FlickemupState *state, guint cowboy, guint token);
gboolean flickemup_lies_here (const FlickemupState *state, guint cowboy, guint token);
void flickemup_lay_down (FlickemupState *state, guint cowboy, guint token);
void flickemup_pick_up (FlickemupState *state, guint cowboy, guint token);
void flickemup_turn_over_here (FlickemupState *state, guint cowboy, guint token);
guint flickemup_other_side (guint token);

/* flickemup-dynamite.c */
gboolean flickemup_throw_check (const FlickemupState *state,
                                const FlipMove *move,
                                FlipRefusal *refusal);
void flickemup_throw_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_caught_check (const FlickemupState *state,
                                 const FlipMove *move,
                                 FlipRefusal *refusal);
void flickemup_caught_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_closed_check (const FlickemupState *state,
                                 const FlipMove *move,
                                 FlipRefusal *refusal);
void flickemup_closed_apply (FlickemupState *state, const FlipMove *move);
void flickemup_blown_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_blast_reaches (const FlickemupState *state, guint piece, int x, int y);

/* flickemup-duel.c */
gboolean flickemup_duel_begin (FlickemupState *state, guint building);
guint flickemup_duel_shooter (const FlickemupState *state);
guint flickemup_duel_target (const FlickemupState *state);
FlickemupPose flickemup_duel_pose (const FlickemupState *state, guint cowboy);
gboolean flickemup_duel_check (const FlickemupState *state,
                               const FlipMove *move,
                               FlipRefusal *refusal);
void flickemup_duel_apply (FlickemupState *state, const FlipMove *move);
gboolean flickemup_won_check (const FlickemupState *state,
                              const FlipMove *move,
                              FlipRefusal *refusal);
void flickemup_won_apply (FlickemupState *state, const FlipMove *move);
void flickemup_duel_shot_over (FlickemupState *state, gboolean hit);

/* flickemup-goal.c */
void flickemup_goals_check (FlickemupState *state, guint team);
void flickemup_goals_hour (FlickemupState *state);
void flickemup_goal_reached (FlickemupState *state, guint cowboy, guint edge);
int flickemup_goal_have (const FlickemupState *state, guint team, guint goal);
int flickemup_goal_need (const FlickemupState *state, guint team, guint goal);
gboolean flickemup_goal_met (const FlickemupState *state, guint team, guint goal);
void flickemup_goal_describe (const FlickemupState *state, guint team, guint goal, GString *text);
void flickemup_goals (gconstpointer state, FlipGoals *goals);
void flickemup_strike_twelve (FlickemupState *state);

/* flickemup-aim.c: which flicks are worth listing */
void flickemup_aim_moves (const FlickemupState *state, guint cowboy, FlipMoveList *list);
void flickemup_aim_shots (const FlickemupState *state,
                          FlickemupVerb verb,
                          guint cowboy,
                          FlipMoveList *list);
void flickemup_legal (gconstpointer state, FlipMoveList *list);

/* words */
const char *flickemup_site_word (guint site);
const char *flickemup_figure_name (guint figure);
const char *flickemup_figure_inside (guint figure);
const char *flickemup_building_name (guint building);
const char *flickemup_building_inside (guint building);
const char *flickemup_token_name (guint token);
const char *flickemup_team_name (guint team);
const char *flickemup_edge_name (guint edge);
const char *flickemup_piece_name (guint piece);
const char *flickemup_region_name (guint site);
void flickemup_prompt (gconstpointer state, GString *prompt);
const char *flickemup_question (const FlickemupState *state);
const char *flickemup_todo (const FlickemupState *state);
void flickemup_print (gconstpointer state, const FlipMove *move, GString *text);
gboolean flickemup_parse (gconstpointer state,
                          const char *text,
                          FlipMove *move,
                          FlipRefusal *refusal);
void flickemup_describe (gconstpointer state, const FlipMove *move, GString *text);
void flickemup_label (gconstpointer state, const FlipMove *move, GString *text);
void flickemup_offer (gconstpointer state, const FlipMove *move, FlipOffer *offer);
void flickemup_moment (gconstpointer state, GString *text);
guint flickemup_progress (gconstpointer state);

/* the sheet and the score */
void flickemup_score (gconstpointer state, guint seat, FlipScore *score);
void flickemup_result (gconstpointer state, FlipResult *result);
void flickemup_title (gconstpointer state, guint seat, GString *title);
void flickemup_feats (gconstpointer state, guint seat, FlipFeats *feats);
void flickemup_sites (gconstpointer state, guint seat, FlipSites *sites);
gboolean flickemup_site_is_there (const FlickemupState *state, guint site);
void flickemup_facts (gconstpointer state, int seat, FlipFacts *facts);
void flickemup_figure_describe (const FlickemupState *state, guint figure, GString *text);
void flickemup_building_describe (const FlickemupState *state, guint building, GString *text);
void flickemup_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck);
guint flickemup_peek (gconstpointer state, guint seat, FlipDraw draws[FLIP_MAX_PEEKS]);
gboolean flickemup_sound (gconstpointer state, GString *problem);
gboolean flickemup_begin (gpointer state, const FlipSetup *setup, GError **error);
gboolean flickemup_is_automatic (gconstpointer state, guint seat);

G_END_DECLS
