/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FLIP_MOST_GAINS    16
#define FLIP_MOST_OUTCOMES 2

/* One thing that a move gives or takes. */
typedef struct
{
  const char *glyph; /* the name of its picture, or NULL */
  char words[160];   /* translated: "+2 gold" */
} FlipGain;

/* Everything that a move itself gives to the seat that makes it. Whatever follows automatically,
   such as the income at the end of a round, is not included. */
typedef struct
{
  guint n;
  FlipGain gains[FLIP_MOST_GAINS];
  int points; /* the immediate change of the score */
} FlipGains;

/* One possible outcome of chance after a move, judged by the cards that are known. */
typedef struct
{
  char words[160]; /* translated: "Succeeds with 7 or more" */
  int chance;     /* in hundredths */
  FlipGains gains;
} FlipChance;

/* Adds a line; it is dropped if there is no room left. */
void flip_gains_add (FlipGains *gains, const char *glyph, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

/* "+2 points", "−1 point"; NULL if the score doesn't change. Freed by the caller. */
char *flip_points_words (int points);

/* Appends all gains, separated by commas, with the points last; appends nothing if there are
   none. */
void flip_gains_print (const FlipGains *gains, GString *text);

/* The share of good cases among equally likely ones, in hundredths and rounded. */
int flip_chance_of (guint good, guint all);

G_END_DECLS
