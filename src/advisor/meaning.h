/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/evaluation.h"

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

/* A seat's expected worth in that unit. */
int flip_meaning_of_worth (const FlipGame *game, gconstpointer state, guint seat, int worth);

/* The same for a difference between two expected worths. */
int flip_meaning_of_difference (const FlipGame *game, gconstpointer state, guint seat, int difference);

/* "62.1" points, a lead of "3.5", or "62 %". */
char *flip_meaning_print (FlipMeaning meaning, int hundredths);

/* With its unit: "62.1 points", "lead 3.5", or "62 %". */
char *flip_meaning_tell (FlipMeaning meaning, int hundredths);

/* "62", or "62 %". */
char *flip_meaning_print_whole (FlipMeaning meaning, int whole);

G_END_DECLS
