/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FLIP_MOST_GAINS    16
#define FLIP_MOST_OUTCOMES 2

/* One thing that a move gives or takes. */
typedef struct
{
  const char *glyph; /* its picture, by its word; or NULL */
  char words[160];   /* translated: "+2 gold" */
} FlipGain;

/* Everything that a move itself brings the seat that makes it; what follows automatically, such as
   the income at the end of a round, is not part of it. */
typedef struct
{
  guint n;
  FlipGain gains[FLIP_MOST_GAINS];
  int points; /* by which the score changes at once */
} FlipGains;

/* One of the ways in which chance can decide after a move, as far as the cards are known. */
typedef struct
{
  char words[160]; /* translated: "Succeeds with 7 or more" */
  int chance;     /* in hundredths */
  FlipGains gains;
} FlipChance;

/* Adds a line; what finds no room is left out. */
void flip_gains_add (FlipGains *gains, const char *glyph, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

/* "+2 points", "−1 point"; NULL where the score stays. Freed by the caller. */
char *flip_points_words (int points);

/* Appends all of it, with commas; the points come last. Nothing where there is nothing. */
void flip_gains_print (const FlipGains *gains, GString *text);

/* How many of some equally likely cases are good, in hundredths and rounded. */
int flip_chance_of (guint good, guint all);

G_END_DECLS
