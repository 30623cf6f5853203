/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/evaluation.h"

G_BEGIN_DECLS

/* Each feature has a weight that depends on how much of the game is left, as a curve of three terms. Besides
   the game's features there is one that is always the same. */
#define FLIP_WEIGHT_TERMS    3
#define FLIP_WEIGHT_ONE      65536 /* weights are in parts of a hundredth of a point */
#define FLIP_WEIGHTS_LARGEST (256 * 1024)
#define FLIP_CONSTANT_WORTH  100 /* what the constant feature is */
#define FLIP_MOST_LEFT       100

/* What a game's features are worth, as learned on one of its boards. Never changed once it is made, so that
   several threads can read it. */
typedef struct
{
  gatomicrefcount references;
  char *game;
  char *board;  /* its name */
  char *digest; /* of its text */
  guint seats;
  guint n_features;
  guint32 fingerprint; /* of the list of features */

  /* how they were learned, and what came of it, in hundredths of a point */
  guint64 seed;
  guint rounds, games;
  int mean, spread;

  gint32 *terms;   /* FLIP_WEIGHT_TERMS of each feature, the constant last */
  gint32 *by_left; /* the weight of each feature for each share that is left */
} FlipWeights;

#define FLIP_WEIGHTS_ERROR (flip_weights_error_quark ())
GQuark flip_weights_error_quark (void);

typedef enum
{
  FLIP_WEIGHTS_ERROR_UNREADABLE,
  FLIP_WEIGHTS_ERROR_MISFIT,
} FlipWeightsError;

/* The terms are copied; NULL: all 0. */
FlipWeights *flip_weights_new (const FlipGame *game, const FlipSetup *setup, const gint32 *terms);
FlipWeights *flip_weights_ref (FlipWeights *weights);
void flip_weights_unref (FlipWeights *weights);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipWeights, flip_weights_unref)

/* As a file, and from one; what can't be read or does not fit the game is refused with the reason. */
char *flip_weights_print (const FlipWeights *weights);
FlipWeights *flip_weights_parse (const FlipGame *game,
                                 const char *text,
                                 const char *name,
                                 GError **error);

/* Those that come with Flipside and fit best: learned on the same board and with as many seats if there are
   such; NULL where none fit. */
FlipWeights *flip_weights_built_in (const FlipSetup *setup);

/* Whether they were learned on the board of this set-up. */
gboolean flip_weights_fit (const FlipWeights *weights, const FlipSetup *setup);

/* What tells boards apart, whatever their names are. */
char *flip_weights_digest (const FlipSetup *setup);

guint flip_weights_n_terms (const FlipGame *game);

/* What a seat has reached, in hundredths of a point. */
static inline int
flip_worth (const FlipGame *game, gconstpointer state, guint seat)
{
  const FlipEvaluation *evaluation = flip_game_evaluation (game);

  return evaluation->worth ? evaluation->worth (state, seat)
                           : flip_game_points (game, state, seat) * FLIP_POINT;
}

/* What a seat may expect at the end, in hundredths of a point. Without weights it is what it has reached. */
int flip_value (const FlipGame *game, const FlipWeights *weights, gconstpointer state, guint seat);

G_END_DECLS
