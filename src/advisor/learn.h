/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/thinker.h"

G_BEGIN_DECLS

typedef struct
{
  const FlipSetup *setup; /* board, seats and options */
  guint64 seed;
  guint rounds;
  guint games;       /* a round */
  guint jobs;        /* threads; what is learned does not depend on it */
  FlipWeights *from; /* what was learned before, to go on from; or NULL: from nothing */
} FlipLearning;

#define FLIP_LEARN_ROUNDS 8
#define FLIP_LEARN_GAMES  1500

/* After each round: how the weights of the round before played, in hundredths of a point. */
typedef void (*FlipLearned) (gpointer data, guint round, guint rounds, int mean, int spread);

/* Weights that were learned by playing: at first by chance, then each round by those of the round before. The same
   set-up, seed and numbers give the same weights on every machine. NULL, with an error, if the set-up is bad or it
   was cancelled. */
FlipWeights *flip_learn (const FlipLearning *learning,
                         FlipLearned learned,
                         gpointer data,
                         GCancellable *cancellable,
                         GError **error);

G_END_DECLS
