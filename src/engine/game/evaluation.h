/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

#define FLIP_CARDS_AT_MOST   64 /* as many as a set of cards has bits */
#define FLIP_MAX_FEATURES    512
#define FLIP_POINT           100 /* worth is counted in hundredths of a point */
#define FLIP_LARGEST_FEATURE 32000

/* Some features in a row that mean the same for different sites or amounts, in a few words for people: why a
   choice is good that makes them larger, or smaller. NULL: nothing that people would say. */
typedef struct
{
  const char *id; /* "stops" */
  guint n;
  const char *more, *less; /* translatable, the end of a sentence: "keeps the straight open" */
} FlipFeature;

/* What search and learning need of a game beyond its rules. All of it is public knowledge and in whole
   numbers, so that every machine comes to the same answer, and nothing is allocated. A game that has none, but a
   clock, is judged by the marks in the parts of its sheet, its facts that are numbers, and its points. */
struct _FlipEvaluation
{
  /* The total of `score`, as a number. */
  int (*points) (gconstpointer state, guint seat);

  /* What a seat plays for, in hundredths of a point: where a game is won by a deed, a win is worth more
     than any points. At the end of the game it is exact; before it is what is reached so far. NULL: its
     points. */
  int (*worth) (gconstpointer state, guint seat);

  /* The most that a seat may still come to, likewise: what is only expected stays below it, so that nobody goes
     on for more when the game is won. NULL: there is no end of points. */
  int (*most) (gconstpointer state, guint seat);

  /* Where worth stands for winning: what losing and winning come to for a seat as things are, so that people are
     told the chance of winning, which is where the expected worth lies between them. NULL: they are told points. */
  void (*stakes) (gconstpointer state, guint seat, int *lost, int *won);

  /* How likely each possible card is, as relative weights by card; 0 for those that are not possible. Called
     while a card is asked of the table. NULL: each possible card is as likely as any other. */
  void (*chances) (gconstpointer state, const FlipAsk *ask, guint32 weights[FLIP_CARDS_AT_MOST]);

  /* A count that grows by one with each turn, by which a look ahead is cut off. */
  guint (*turn) (gconstpointer state);

  /* Whether automatic players have played so long that they agree on nobody having won: in each game that they
     play alone, in play-outs and in matches. NULL: the rules bring each game to an end. */
  gboolean (*lasts_too_long) (gconstpointer state);

  /* Whether a legal answer of a seat only lets time pass, so that automatic players don't think of it unless
     there is no other. NULL: none does. */
  gboolean (*is_idle) (gconstpointer state, const FlipMove *move);

  /* What a seat has and may hope for, as numbers, each of about the same size; a learned
     weight for each makes the value of a state. Those of other seats have no part in them, unless the game is
     won by them. The rows name them all, in their order. */
  const FlipFeature *rows;
  guint n_rows;
  guint n_features;
  void (*features) (gconstpointer state, guint seat, gint16 *features);
};

extern const FlipEvaluation flip_plain_evaluation; /* in which everything is left out */

static inline const FlipEvaluation *
flip_game_evaluation (const FlipGame *game)
{
  return game->evaluation ? game->evaluation : &flip_plain_evaluation;
}

/* Whether automatic players can play it. */
static inline gboolean
flip_game_can_be_judged (const FlipGame *game)
{
  return game->evaluation || game->clock;
}

/* Whether automatic players break the game off here. */
static inline gboolean
flip_game_lasts_too_long (const FlipGame *game, gconstpointer state)
{
  const FlipEvaluation *evaluation = flip_game_evaluation (game);

  return evaluation->lasts_too_long && evaluation->lasts_too_long (state);
}

/* What the evaluation says, or what is judged by instead. */
int flip_game_points (const FlipGame *game, gconstpointer state, guint seat);
guint flip_game_turn (const FlipGame *game, gconstpointer state);
guint flip_game_n_features (const FlipGame *game);
void flip_game_features (const FlipGame *game, gconstpointer state, guint seat, gint16 *features);

G_END_DECLS
