/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/evaluation.h"

G_BEGIN_DECLS

/* Each feature has a weight that depends on how much of the game is left, as a curve of three
   terms. In addition to the game's features there is a constant one. */
#define FLIP_WEIGHT_TERMS    3
#define FLIP_WEIGHT_ONE      65536 /* weights are in fractions of a hundredth of a point */
#define FLIP_WEIGHTS_LARGEST (256 * 1024)
#define FLIP_CONSTANT_WORTH  100 /* the value of the constant feature */
#define FLIP_MOST_LEFT       100

/* What comes of what is expected, as learned from games that were played to their end: for games of one meaning
   and number of seats, a line for each tenth of the game, and one for what is expected before it begins. */
#define FLIP_CORRECTION_TENTHS 11
#define FLIP_CORRECTION_START  G_MAXUINT /* as a progress */
#define FLIP_CORRECTION_ONE    1000
#define FLIP_MOST_CORRECTIONS  8

typedef struct
{
  char meaning[8]; /* a word of meaning.h */
  guint seats;
  int bias[FLIP_CORRECTION_TENTHS + 1], slope[FLIP_CORRECTION_TENTHS + 1];
} FlipCorrection;

/* The worth of a game's features, as learned on one of its boards. It is immutable, so that several
   threads can read it. */
typedef struct
{
  gatomicrefcount references;
  char *game;
  char *board;  /* its name */
  char *digest; /* of its text */
  guint seats;
  guint n_features;
  guint32 fingerprint; /* of the list of features */

  /* how they were learned, and the result, in hundredths of a point */
  guint64 seed;
  guint rounds, games;
  int mean, spread;

  gint32 *terms;   /* FLIP_WEIGHT_TERMS of each feature, the constant last */
  gint32 *by_left; /* the weight of each feature for each remaining share of the game */

  guint n_corrections;
  FlipCorrection corrections[FLIP_MOST_CORRECTIONS];
} FlipWeights;

#define FLIP_WEIGHTS_ERROR (flip_weights_error_quark ())
GQuark flip_weights_error_quark (void);

typedef enum
{
  FLIP_WEIGHTS_ERROR_UNREADABLE,
  FLIP_WEIGHTS_ERROR_MISFIT,
} FlipWeightsError;

/* The terms are copied; NULL for all zeros. */
FlipWeights *flip_weights_new (const FlipGame *game, const FlipSetup *setup, const gint32 *terms);
FlipWeights *flip_weights_ref (FlipWeights *weights);
void flip_weights_unref (FlipWeights *weights);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipWeights, flip_weights_unref)

/* Writes and reads a file; one that is unreadable or does not fit the game is refused with the
   reason. */
char *flip_weights_print (const FlipWeights *weights);
FlipWeights *flip_weights_parse (const FlipGame *game,
                                 const char *text,
                                 const char *name,
                                 GError **error);

/* The built-in weights that fit best: if possible learned on the same board and with the same
   number of seats; NULL if none fit. */
FlipWeights *flip_weights_built_in (const FlipSetup *setup);

/* Whether they were learned on the board of this set-up. */
gboolean flip_weights_fit (const FlipWeights *weights, const FlipSetup *setup);

/* A digest that identifies a board, whatever its name. */
char *flip_weights_digest (const FlipSetup *setup);

guint flip_weights_n_terms (const FlipGame *game);

/* The correction learned with the most similar number of seats, or NULL; adds or replaces one. */
const FlipCorrection *flip_weights_correction (const FlipWeights *weights, const char *meaning, guint seats);
void flip_weights_correct (FlipWeights *weights, const FlipCorrection *correction);

/* What comes of an expectation, at a progress in hundredths of the game or FLIP_CORRECTION_START. */
double flip_correction_apply (const FlipCorrection *correction, guint progress, double expected);

/* A seat's present worth, in hundredths of a point. */
static inline int
flip_worth (const FlipGame *game, gconstpointer state, guint seat)
{
  const FlipEvaluation *evaluation = flip_game_evaluation (game);

  return evaluation->worth ? evaluation->worth (state, seat)
                           : flip_game_points (game, state, seat) * FLIP_POINT;
}

/* What a seat can expect at the end, in hundredths of a point. Without weights it is its present
   worth. */
int flip_value (const FlipGame *game, const FlipWeights *weights, gconstpointer state, guint seat);

G_END_DECLS
