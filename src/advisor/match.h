/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/player.h"

G_BEGIN_DECLS

/* The results of one player in a match. They are only sums, so that parts of a match can be added
   up. */
typedef struct
{
  guint64 games;
  guint64 wins;   /* in fractions of a game: see FLIP_MATCH_WIN */
  guint64 high;   /* games with at least the required number of points */
  gint64 points;  /* sum over all games */
  gint64 squares; /* of the points of each game */
  int lowest, highest;
} FlipMatchTally;

/* The count for a win, which the winners share. It is divisible by any number of seats. */
#define FLIP_MATCH_WIN 2520

/* Sees what is expected at each choice of a player that searches; and for each seat the end of the game, without
   advice. All threads call it, one at a time. */
typedef void (*FlipMatchWatch) (
  gpointer data, guint64 seed, gconstpointer state, guint seat, const FlipAdvice *advice);

/* Gets the set-up of each game with its own seed, and its moves from the first to the last; likewise. */
typedef void (*FlipMatchPlayed) (gpointer data, const FlipSetup *setup, const GArray *moves);

typedef struct
{
  const FlipSetup *setup; /* with as many seats as players */
  guint n_players;
  FlipPlayer players[FLIP_MAX_SEATS];
  FlipWeights *weights; /* of all players, or NULL */
  guint64 first, last;  /* seeds */
  int high;             /* the number of points from which on a game counts as high */
  guint jobs;           /* threads */
  gboolean every_board; /* on a simulated table: the boards take turns */
  FlipMatchWatch watch;   /* or NULL */
  FlipMatchPlayed played; /* or NULL */
  gpointer data;          /* for both */
} FlipMatch;

typedef struct
{
  guint64 unfinished; /* games that were broken off */
  guint64 decisions;  /* of all seats */
  FlipMatchTally tallies[FLIP_MAX_SEATS];
} FlipMatchResult;

/* Whether there are players for such games. */
gboolean flip_match_can (const FlipSetup *setup);

/* The index of the player who has a seat. */
guint flip_match_player (const FlipMatch *match, guint64 seed, guint seat);

/* Plays one game per seed. The players rotate through the seats, so that nobody is always first.
   FALSE, with an error, if the set-up is invalid. The result does not depend on the number of
   threads. */
gboolean flip_match_play (const FlipMatch *match,
                          FlipMatchResult *result,
                          GCancellable *cancellable,
                          GError **error);

/* Adds another part of the same match. */
void flip_match_add (FlipMatchResult *result, const FlipMatchResult *part, guint n_players);

/* Of one game, on average; shares are from 0 to 1. An interval is half the width of the 95 % confidence interval. */
typedef struct
{
  double mean, spread, interval;
  double wins, wins_interval;
  double high, high_interval;
} FlipMatchFigures;

FlipMatchFigures flip_match_figures (const FlipMatchTally *tally);

G_END_DECLS
