/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

#define FLIP_CARDS_AT_MOST   64 /* a card set has this many bits */
#define FLIP_MAX_FEATURES    512
#define FLIP_POINT           100 /* worth is measured in hundredths of a point */
#define FLIP_LARGEST_FEATURE 32000

/* A group of consecutive features that have the same meaning for different sites or amounts. */
typedef struct
{
  const char *id; /* "stops" */
  guint n;
} FlipFeature;

/* A game names its features in a list of rows, ROW (NAME, "name", how many). From it come the index
   of each, FEATURE_NAME, and the rows of its evaluation. */
#define FLIP_FEATURE_INDEX(name, id, n) \
  FEATURE_##name, FEATURE_##name##_LAST = FEATURE_##name + (n) -1,
#define FLIP_FEATURE_ROW(name, id, n) { id, n },

#define FLIP_YES 100 /* what is merely there or not */

/* The worth of losing and of winning, in hundredths of a point: the position of the expected worth
   between the two is the chance of winning, which people are shown. And the highest worth that can
   still be reached: a merely expected worth stays below it, so that nobody plays on for more once
   the game is won. */
typedef struct
{
  int lost, won, most;
} FlipStakes;

/* What search and learning need to know about a game beyond its rules. It uses only public
   knowledge and whole numbers, so that every machine gets the same result, and allocates nothing. A
   game without an evaluation whose sheet is described in parts is judged by the marks in these, by
   its numeric facts and by its points. */
struct _FlipEvaluation
{
  /* The total of `score`, as a number. */
  int (*points) (gconstpointer state, guint seat);

  /* What a seat plays for, in hundredths of a point: if a game can be won by a deed, a win is worth
     more than any number of points. The value is exact at the end of the game; before that, it is
     what the seat has reached so far. NULL: its points. */
  int (*worth) (gconstpointer state, guint seat);

  /* If worth stands for winning: what a seat can lose and win in this state. NULL: points are
     unlimited, and people are shown points. */
  FlipStakes (*stakes) (gconstpointer state, guint seat);

  /* The relative probability of each card; 0 for cards that are not possible. Called while the
     table is asked for a card. NULL: all possible cards are equally likely. */
  void (*chances) (gconstpointer state, const FlipAsk *ask, guint32 weights[FLIP_CARDS_AT_MOST]);

  /* The number of turns of each seat after which automatic players agree that nobody has won. Only
     used in games that they play among themselves, in play-outs and in matches. 0: the rules end
     every game. */
  guint turns_at_most;

  /* Whether a legal answer of a seat only passes time, so that automatic players consider it only
     if there is no other. NULL: there are no such answers. */
  gboolean (*is_idle) (gconstpointer state, const FlipMove *move);

  /* What a seat has and may hope for, as numbers of about the same size; the value of a state is
     their sum, each multiplied by a learned weight. Other seats are not taken into account, unless
     they decide who wins. The rows name all features, in this order. */
  const FlipFeature *rows;
  guint n_rows;
  guint n_features;
  void (*features) (gconstpointer state, guint seat, gint16 *features);
};

extern const FlipEvaluation flip_plain_evaluation; /* with everything left out */

static inline const FlipEvaluation *
flip_game_evaluation (const FlipGame *game)
{
  return game->evaluation ? game->evaluation : &flip_plain_evaluation;
}

/* Whether automatic players can play the game. */
static inline gboolean
flip_game_can_be_judged (const FlipGame *game)
{
  return game->evaluation || game->n_parts;
}

/* A count that grows by one with each turn; a search that looks ahead is limited by it. */
guint flip_game_turn (const FlipGame *game, gconstpointer state);

/* Whether automatic players abandon the game here. */
static inline gboolean
flip_game_lasts_too_long (const FlipGame *game, gconstpointer state)
{
  guint most = flip_game_evaluation (game)->turns_at_most;
  guint n_seats = *((const guint8 *) state + game->seats_offset);

  return most && flip_game_turn (game, state) >= most * n_seats;
}

/* The values of the evaluation, or those used in its place. */
int flip_game_points (const FlipGame *game, gconstpointer state, guint seat);
guint flip_game_n_features (const FlipGame *game);
void flip_game_features (const FlipGame *game, gconstpointer state, guint seat, gint16 *features);
