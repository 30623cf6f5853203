/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/player.h"

G_BEGIN_DECLS

/* What one player reached in the games of a match. Sums only, so that parts of a match can be added up. */
typedef struct
{
  guint64 games;
  guint64 wins;   /* in parts of a game: see FLIP_MATCH_WIN */
  guint64 high;   /* games with at least as many points as asked for */
  gint64 points;  /* all */
  gint64 squares; /* of the points of each game */
  int lowest, highest;
} FlipMatchTally;

/* A win counts as so much, which the winners share. It can be divided by any number of seats. */
#define FLIP_MATCH_WIN 2520

typedef struct
{
  const FlipSetup *setup; /* with as many seats as players */
  guint n_players;
  FlipPlayer players[FLIP_MAX_SEATS];
  FlipWeights *weights; /* of all players, or NULL */
  guint64 first, last;  /* seeds */
  int high;             /* from how many points a game counts as high */
  guint jobs;           /* threads */
} FlipMatch;

typedef struct
{
  guint64 unfinished; /* games that were broken off */
  guint64 decisions;  /* of all seats */
  FlipMatchTally tallies[FLIP_MAX_SEATS];
} FlipMatchResult;

/* Plays a game of each seed. The players take the seats in turn, so that nobody is always the first. FALSE, with an
   error, for a bad set-up. What is found does not depend on the number of threads. */
gboolean flip_match_play (const FlipMatch *match,
                          FlipMatchResult *result,
                          GCancellable *cancellable,
                          GError **error);

/* Adds another part of the same match. */
void flip_match_add (FlipMatchResult *result, const FlipMatchResult *part, guint n_players);

/* Figures of a tally. The interval is half of the one that holds the true mean in 19 of 20 cases. */
double flip_match_mean (const FlipMatchTally *tally);
double flip_match_spread (const FlipMatchTally *tally);
double flip_match_interval (const FlipMatchTally *tally);
double flip_match_wins (const FlipMatchTally *tally);
double flip_match_share_interval (double share, guint64 games);

G_END_DECLS
