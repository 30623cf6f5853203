/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/verb.h"
#include "games/flickemup/flickemup-state.h"
#include "games/flickemup/flickemup.h"

/* Moves. Arguments not named here are 0, and the site is FLIP_NO_SITE unless named. A flick is a
   side (of the bullet, from the cowboy's point of view), a direction in hundredths of a degree and
   a speed in millimetres per second; at a real table all three are 0. */
typedef enum
{
  /* Moves of the seat that plays; the site is the cowboy. */
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
  FLICKEMUP_VERB_CLOCK, /* 1 to play on, 0 to end; no site */
  /* Answers of the table. */
  FLICKEMUP_VERB_REST, /* piece, x, y, angle, FlickemupPosture; no site */
  FLICKEMUP_VERB_HIT,  /* the site is the figure */
  FLICKEMUP_VERB_GRAZED,
  FLICKEMUP_VERB_MISSED, /* 1 + the piece that was touched first or 0; no site */
  FLICKEMUP_VERB_MOVED,
  FLICKEMUP_VERB_FAILED,  /* the same as for a miss */
  FLICKEMUP_VERB_ENTERED, /* the site is the building */
  FLICKEMUP_VERB_FREED,   /* the site is the figure */
  FLICKEMUP_VERB_ESCAPED, /* edge; no site */
  FLICKEMUP_VERB_CAUGHT,  /* the site is the figure */
  FLICKEMUP_VERB_CLOSED,  /* the site is the building */
  FLICKEMUP_VERB_BLOWN,   /* the blast is over; no site */
  FLICKEMUP_VERB_SHOWN,   /* token, and the index among identical ones; no site */
  FLICKEMUP_VERB_WON,     /* the site is the cowboy who won the duel */
  /* Events that are entered in a tracked game; flickemup-track.h. */
  FLICKEMUP_VERB_PLAYS,   /* the site is the cowboy */
  FLICKEMUP_VERB_PLAYED,  /* the site is its hat */
  FLICKEMUP_VERB_STRUCK,  /* the site is the figure */
  FLICKEMUP_VERB_HURT,    /* the site is its hearts */
  FLICKEMUP_VERB_HEAL,    /* the site is its lost hearts */
  FLICKEMUP_VERB_WIDE,    /* nobody was hit; no site */
  FLICKEMUP_VERB_WALKED,  /* no site */
  FLICKEMUP_VERB_INDOORS, /* the site is the building */
  FLICKEMUP_VERB_RODE,    /* edge; no site */
  FLICKEMUP_VERB_LOOSED,  /* the site is the gallows */
  FLICKEMUP_VERB_FETCH,   /* the site is the slot; token, FlickemupSource, 1 if it was face down */
  FLICKEMUP_VERB_PUT,     /* the site is the slot; FlickemupSource */
  FLICKEMUP_VERB_FLIP,    /* the site is the slot */
  FLICKEMUP_VERB_SHUT,    /* the site is the building */
  FLICKEMUP_VERB_CLAIM,   /* the site is the goal */
  FLICKEMUP_VERB_CONFIRM, /* 1 for yes, 0 for no; no site */
  FLICKEMUP_VERB_NEXT,    /* the site is the clock */
  FLICKEMUP_VERBS,
} FlickemupVerb;

/* The arguments of a flick. */
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

/* The arguments of a rest. */
enum
{
  FLICKEMUP_REST_PIECE,
  FLICKEMUP_REST_X,
  FLICKEMUP_REST_Y,
  FLICKEMUP_REST_ANGLE,
  FLICKEMUP_REST_POSTURE,
};

static inline FlipMove
flickemup_make (FlickemupVerb verb, guint site, int first, int second, int third)
{
  return (FlipMove){
    .verb = (guint8) verb,
    .site = (guint16) site,
    .arg = { (gint16) first, (gint16) second, (gint16) third },
  };
}

/* The names that are put into the words of a move. */
typedef enum
{
  FLICKEMUP_NAME_NONE,
  FLICKEMUP_NAME_FIGURE,   /* whom the site belongs to */
  FLICKEMUP_NAME_ACTOR,    /* the cowboy being played */
  FLICKEMUP_NAME_SITE,     /* the figure or building, inside a sentence */
  FLICKEMUP_NAME_BUILDING, /* the building on its own */
  FLICKEMUP_NAME_TOKEN,    /* the first argument */
  FLICKEMUP_NAME_PIECE,
  FLICKEMUP_NAME_EDGE,
  FLICKEMUP_NAME_SHOWN,  /* the token that was turned up */
  FLICKEMUP_NAME_HANGED, /* whom the gallows are for */
  FLICKEMUP_NAME_SIDE,   /* whose goal the site is */
  FLICKEMUP_NAME_HELD,   /* the token in the slot */
  FLICKEMUP_NAME_TURNED, /* the other side of the token */
  FLICKEMUP_NAME_TOUCHED,
} FlickemupName;

/* What follows the verb and the site in the notation: one part for each argument, in their order,
   except for the slot, which is the site itself. */
typedef enum
{
  FLICKEMUP_PART_NONE,
  FLICKEMUP_PART_SLOT,
  FLICKEMUP_PART_TOKEN,
  FLICKEMUP_PART_GIVEN, /* "for gold", from 1; nothing for 0 */
  FLICKEMUP_PART_WHICH, /* the index among identical tokens; nothing for 0 */
  FLICKEMUP_PART_CARRIED,
  FLICKEMUP_PART_FACE_DOWN,
  FLICKEMUP_PART_SOURCE,
  FLICKEMUP_PART_EDGE,
  FLICKEMUP_PART_PIECE,
  FLICKEMUP_PART_TOUCHED, /* a piece, from 1; nothing for 0 */
  FLICKEMUP_PART_PLACE,   /* a coordinate or the angle of a piece, in tenths */
  FLICKEMUP_PART_POSTURE,
  FLICKEMUP_PART_FACING, /* tenths of a degree */
  FLICKEMUP_PART_SIDE,
} FlickemupPart;

#define FLICKEMUP_MOST_PARTS 5

/* A verb with its notation and its words, each with a place for every name: the sentence for the
   log, the choice in a list, and the button at the site. In some cases, a row has other words in
   their place. Rows that need more than that have functions for their words. */
typedef struct
{
  FlipVerb verb;
  FlickemupPart parts[FLICKEMUP_MOST_PARTS];
  const char *log;
  FlickemupName names[2];
  const char *choice;
  FlickemupName chosen;
  const char *button;
  gboolean (*is_other) (gconstpointer state, const FlipMove *move);
  const char *other_log, *other_choice, *other_button; /* NULL: as usual */
} FlickemupRow;

/* The rows of the verbs, each at the end of the file with its rule. */
extern const FlickemupRow flickemup_move, flickemup_shoot, flickemup_rifle, flickemup_throw,
  flickemup_take, flickemup_look, flickemup_drop, flickemup_turn, flickemup_done, flickemup_second,
  flickemup_hold, flickemup_keep, flickemup_leave, flickemup_face, flickemup_clear, flickemup_duel,
  flickemup_clock, flickemup_rest, flickemup_hit, flickemup_grazed, flickemup_missed,
  flickemup_moved, flickemup_failed, flickemup_entered, flickemup_freed, flickemup_escaped,
  flickemup_caught, flickemup_closed, flickemup_blown, flickemup_shown, flickemup_plays,
  flickemup_played, flickemup_struck, flickemup_hurt, flickemup_heal, flickemup_wide,
  flickemup_walked, flickemup_indoors, flickemup_rode, flickemup_loosed, flickemup_fetch,
  flickemup_put, flickemup_flip, flickemup_shut, flickemup_claim, flickemup_confirm, flickemup_next,
  flickemup_won;

/* flickemup-legal.c: lists that several verbs share */
void flickemup_actions_list (gconstpointer state, FlipMoveList *list);
void flickemup_shot_list (gconstpointer state, FlipMoveList *list);
void flickemup_walk_list (gconstpointer state, FlipMoveList *list);
void flickemup_blast_list (gconstpointer state, FlipMoveList *list);
void flickemup_list_legal (const FlickemupState *state, FlipMove move, FlipMoveList *list);
void flickemup_list_sites (const FlickemupState *state, FlickemupVerb verb, FlipMoveList *list);
void flickemup_list_bare (const FlickemupState *state,
                          FlickemupVerb verb,
                          int argument,
                          FlipMoveList *list);

/* flickemup-question.c: the questions, and who is asked */
int flickemup_who (const FlickemupState *state);
gboolean flickemup_is_flick (guint verb);
guint flickemup_acting_seat (const FlickemupState *state);

/* flickemup-turn.c: hats, clock, initiative, whose turn it is */
void flickemup_hour_begin (FlickemupState *state);
void flickemup_turn_open (FlickemupState *state, guint cowboy);
void flickemup_action_begin (FlickemupState *state, guint cowboy);
void flickemup_action_over (FlickemupState *state);
void flickemup_turn_over (FlickemupState *state);
gboolean flickemup_cowboy_check (const FlickemupState *state, guint site, FlipRefusal *refusal);
gboolean flickemup_actor_check (const FlickemupState *state, guint site, FlipRefusal *refusal);
guint flickemup_team_size (const FlickemupState *state, guint team);
guint flickemup_seat_of (const FlickemupState *state, guint team);
guint flickemup_seat_behind (const FlickemupState *state, guint cowboy);
void flickemup_count_hats (const FlickemupState *state, guint *ready, guint *played);

/* flickemup-flick.c: the flick itself, and where things come to rest */
gboolean flickemup_touched_check (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);
void flickemup_label_flick (const FlickemupState *state,
                            const FlipMove *move,
                            const char *what,
                            GString *text);
gboolean flickemup_flick_check (const FlickemupState *state,
                                const FlipMove *move,
                                int fastest,
                                FlipRefusal *refusal);
gboolean flickemup_flick_has_sides (const FlickemupState *state, guint verb, guint cowboy);
void flickemup_flick_begin (FlickemupState *state);

/* flickemup-move.c */
gboolean flickemup_actor_is_inside (gconstpointer state, const FlipMove *move);
void flickemup_walk_over (FlickemupState *state);
void flickemup_go_inside (FlickemupState *state, guint figure, guint building);
void flickemup_go_outside (FlickemupState *state, guint figure, guint building);

/* flickemup-shoot.c */
gboolean flickemup_from_inside_check (const FlickemupState *state,
                                      const FlipMove *move,
                                      FlipRefusal *refusal);
guint flickemup_pistols (const FlickemupState *state, guint cowboy);
guint flickemup_bullets_per_action (const FlickemupState *state, guint cowboy);

/* flickemup-track.c */
guint flickemup_actions_left (const FlickemupState *state);

/* flickemup-dynamite.c */
gboolean flickemup_blast_reaches (const FlickemupState *state, guint piece, int x, int y);

/* flickemup-legal.c: which flicks are worth listing */
void flickemup_aim_shots (const FlickemupState *state,
                          FlickemupVerb verb,
                          guint cowboy,
                          FlipMoveList *list);

/* flickemup-question.c: the question of each stage, in words, and where the game is */
extern const FlipStage flickemup_stages[FLICKEMUP_N_STAGES];
void flickemup_where (gconstpointer state, FlipSummary *summary);
void flickemup_tell (const FlipSummary *summary, GString *text);

/* flickemup-score.c */
void flickemup_set_ending (const FlickemupState *state, FlipSummary *summary);

/* flickemup-begin.c: puts everything but the figures inside where the scenario has it */
void flickemup_lay_out (FlickemupState *state);

/* flickemup-sites.c */
gboolean flickemup_site_is_there (const FlickemupState *state, guint site);
