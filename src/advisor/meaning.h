/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/weights.h"

G_BEGIN_DECLS

/* The meaning of an expected worth, in hundredths of its unit. */
typedef enum
{
  FLIP_MEANS_POINTS, /* at the end of the game */
  FLIP_MEANS_LEAD,   /* over an automatic opponent, in points */
  FLIP_MEANS_CHANCE, /* of winning, in per cent */
} FlipMeaning;

/* A chance of 100 %. */
#define FLIP_CERTAIN (100 * FLIP_POINT)

/* The word for scripts; not translated. */
const char *flip_meaning_name (FlipMeaning meaning);

/* The unit of a difference, points or chances: games that are won by a deed use the chance of
   winning. */
FlipMeaning flip_meaning_of (const FlipGame *game);

/* The unit of an expected worth in a state. */
FlipMeaning flip_meaning_at (const FlipGame *game, gconstpointer state);

/* A seat's expected worth in that unit, corrected by what came of such expectations; in a finished game, what the
   seat has. The weights may be NULL: then nothing is corrected. */
int flip_meaning_of_worth (const FlipGame *game,
                           const FlipWeights *weights,
                           gconstpointer state,
                           guint seat,
                           int worth);

/* The same for an error of it. */
int flip_meaning_of_error (const FlipGame *game,
                           const FlipWeights *weights,
                           gconstpointer state,
                           guint seat,
                           int worth,
                           int error);

/* What a seat can expect before anything has happened. */
int flip_meaning_of_start (const FlipGame *game,
                           const FlipWeights *weights,
                           gconstpointer state,
                           guint seat);

/* "62.1" points, a lead of "3.5", or "62 %". */
char *flip_meaning_print (FlipMeaning meaning, int hundredths);

/* How far off such a figure may be, to follow it: " ± 0.4", rounded up rather than to nothing; empty if there is no
   error that is known. */
char *flip_meaning_print_error (FlipMeaning meaning, int hundredths);

/* With its unit: "62.1 points", "lead 3.5", or "62 %". */
char *flip_meaning_tell (FlipMeaning meaning, int hundredths);

/* "62", or "62 %". */
char *flip_meaning_print_whole (FlipMeaning meaning, int whole);

G_END_DECLS
