/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/thinker.h"

G_BEGIN_DECLS

#define FLIP_MOST_ADVICE 16

/* One of the choices that a seat has, and what it may expect of it. */
typedef struct
{
  FlipLine line; /* what follows it in the same turn, itself first */
  int expected;  /* at the end of the game, in hundredths of a point */
  int error;     /* its standard error; 0 where nothing was played out */
  guint tried;   /* how often it was played out */
  gboolean ties; /* it can't be told from the best one */
} FlipAdviceChoice;

/* The best choices, the best one first. */
typedef struct
{
  guint seat;
  guint n;
  FlipAdviceChoice choices[FLIP_MOST_ADVICE];
  guint n_legal;
  guint64 play_outs;
} FlipAdvice;

/* What differs less than this is a tie in any case, in hundredths of a point. */
#define FLIP_ADVICE_CLOSE 25

/* How a choice is looked for. */
typedef struct
{
  FlipTurnLimits turn;   /* the search for lines of the present turn */
  FlipTurnLimits policy; /* how the seats play in a play-out */
  guint n_arms;          /* as many lines are played out */
  guint n_turns;         /* as many turns are looked ahead */
  guint prior;           /* the value of a line counts as at most so many play-outs of it */
} FlipSearchParameters;

extern const FlipSearchParameters flip_search_usual;

/* Which choice is best: the lines of the turn with the best values are played out, with the same cards for each,
   and the better half of them again and again (sequential halving). */
typedef struct _FlipSearch FlipSearch;

/* A seat must be asked. State and knowledge are copied; the thinker is borrowed. */
FlipSearch *flip_search_new (FlipThinker *thinker,
                             gconstpointer state,
                             const FlipKnowledge *knowledge,
                             const FlipSearchParameters *parameters,
                             guint64 seed);
void flip_search_free (FlipSearch *search);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipSearch, flip_search_free)

/* Has this legal move played out as well, whatever its value is. Call it before the first run. */
void flip_search_include (FlipSearch *search, const FlipMove *move);

/* Plays out until that many have been played in all; what was played before stays. FALSE if there is nothing
   more to find out: only one choice, or it was cancelled. */
gboolean flip_search_run (FlipSearch *search, guint play_outs);

/* What is known so far. There is a choice even right after the beginning, unless it was cancelled before
   that. */
void flip_search_advise (FlipSearch *search, FlipAdvice *advice);

G_END_DECLS
