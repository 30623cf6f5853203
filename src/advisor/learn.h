/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/thinker.h"

G_BEGIN_DECLS

typedef struct
{
  const FlipSetup *setup; /* board, seats and options */
  guint64 seed;
  guint rounds;
  guint games;       /* per round */
  guint jobs;        /* threads; the result does not depend on it */
  FlipWeights *from; /* earlier weights to continue from; or NULL to start from scratch */
} FlipLearning;

#define FLIP_LEARN_ROUNDS 8
#define FLIP_LEARN_GAMES  1500

/* Called after each round with the results of the previous round's weights, in hundredths of a
   point. */
typedef void (*FlipLearned) (gpointer data, guint round, guint rounds, int mean, int spread);

/* Learns weights by playing: at first at random, then in each round with the weights of the round
   before. The same set-up, seed and numbers give the same weights on every machine. NULL, with an
   error, if the set-up is invalid or it was cancelled. */
FlipWeights *flip_learn (const FlipLearning *learning,
                         FlipLearned learned,
                         gpointer data,
                         GCancellable *cancellable,
                         GError **error);

G_END_DECLS
