/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/reason.h"

G_BEGIN_DECLS

#define FLIP_MOST_ADVICE 16

/* One of a seat's choices, and what it can expect of it. */
typedef struct
{
  FlipLine line; /* the whole line in the same turn, beginning with this move */
  int expected;  /* at the end of the game, in hundredths of a point */
  int error;     /* the true value is at most this far off, in 19 of 20 cases; 0 if nothing was played out */
  int behind;    /* how much less it is than the best one … */
  int margin;    /* … and the error of that, which is smaller, since both met the same cards */
  guint tried;   /* how often it was played out */
  gboolean ties; /* not distinguishable from the best one */
  FlipReason reason; /* for it, if asked for: … */
  guint than;        /* … the index of the choice that it is compared with */
} FlipAdviceChoice;

/* The best choices in the order of what is expected of them. */
typedef struct
{
  guint seat;
  guint n;
  FlipAdviceChoice choices[FLIP_MOST_ADVICE];
  guint n_legal;
  guint64 play_outs;
  gboolean is_exact; /* the best one ends the game */
} FlipAdvice;

/* Smaller differences always count as a tie, in hundredths of a point or of the unit that people are shown. */
#define FLIP_ADVICE_CLOSE 25

/* How lines of the present turn are searched for, and how many turns they are played out. */
extern const FlipTurnLimits flip_search_turn;
#define FLIP_SEARCH_TURNS 4

/* The seed of hints and verdicts: the same moment always leads to the same figures. */
#define FLIP_SEARCH_SEED 1

/* Finds the best choice: the lines of the turn with the best values are played out, with the same
   cards for each, and the better half of them again and again (sequential halving). */
typedef struct _FlipSearch FlipSearch;

/* A seat must be asked. State and knowledge are copied; the thinker is borrowed. */
FlipSearch *flip_search_new (FlipThinker *thinker,
                             gconstpointer state,
                             const FlipKnowledge *knowledge,
                             guint64 seed);
void flip_search_free (FlipSearch *search);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipSearch, flip_search_free)

/* Plays out this legal move as well, whatever its value. To be called before the first run. */
void flip_search_include (FlipSearch *search, const FlipMove *move);

/* Plays out until about this total is reached; earlier play-outs count. FALSE if there is nothing to
   find out, or it was cancelled. */
gboolean flip_search_run (FlipSearch *search, guint play_outs);

/* The results so far. There is a choice even right at the start, unless it was cancelled before. */
void flip_search_advise (FlipSearch *search, FlipAdvice *advice);

/* Adds the reasons for the first few choices: the best is compared with the next, and the others with it. Where no
   difference is shown, there is nothing to explain. What was found once is not looked for again. */
void flip_search_explain (FlipSearch *search, FlipAdvice *advice, guint n);

G_END_DECLS
