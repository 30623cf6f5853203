/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/search.h"

G_BEGIN_DECLS

typedef enum
{
  FLIP_WAY_RANDOM, /* any legal move */
  FLIP_WAY_POINTS, /* the move with the most points at once */
  FLIP_WAY_VALUE,  /* the move of the best value */
  FLIP_WAY_TURN,   /* the turn of the best value */
  FLIP_WAY_SEARCH, /* the best of some turns that are played out */
} FlipPlayerWay;

/* How an automatic player plays. */
typedef struct
{
  const char *name;  /* for scripts: "hard" */
  const char *label; /* translatable; NULL for those only used in measurements */
  FlipPlayerWay way;
  guint error;  /* how much it misjudges each move, in hundredths of the stake */
  guint budget; /* play-outs per decision */
} FlipPlayer;

/* The levels that a user can choose from, from the weakest to the strongest. */
#define FLIP_N_LEVELS 4
const FlipPlayer *flip_player_level (guint level);

/* A level or way of playing by its name, "search:300" with the number of play-outs; FALSE if there
   is none. */
gboolean flip_player_find (const char *name, FlipPlayer *player);

/* All names, separated by commas. */
char *flip_player_names (void);

/* Chooses a move for the seat that is asked; FALSE only if cancelled. The same seed gives the same
   move. Also gives what it found, if it searches and there is a choice; the advice may be NULL. */
gboolean flip_player_choose (const FlipPlayer *player,
                             FlipThinker *thinker,
                             gconstpointer state,
                             const FlipKnowledge *knowledge,
                             guint64 seed,
                             FlipMove *move,
                             FlipAdvice *advice);

G_END_DECLS
