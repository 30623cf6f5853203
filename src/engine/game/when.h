/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FLIP_ROUND_NAME 64

/* Where a state lies in its game, in numbers, for whoever steps through it. A turn is what people call
   one: the next begins when it is somebody else's, or when all act again. Turns make rounds. */
typedef struct
{
  guint round; /* from 1; 0 before the first */
  guint turn;  /* of the round, from 1; what ends a round has a number of its own */
  guint number; /* in the name, where it is not that of the round: an hour of the clock; else 0 */
  char name[FLIP_ROUND_NAME]; /* of the round, translated: "Round 2", "7 o’clock"; empty for 0 */
} FlipWhen;

/* The round of how many, and the turn of how many in a round, each from 1. Where all seats act in a round at the same
   time, it is one turn. */
typedef struct
{
  guint round, rounds;
  guint turn, turns;
} FlipClock;

/* What stands for the round where there is no room for its name. */
static inline guint
flip_when_number (const FlipWhen *when)
{
  return when->number ? when->number : when->round;
}

static inline gboolean
flip_when_equal (const FlipWhen *one, const FlipWhen *other)
{
  return one->round == other->round && one->turn == other->turn;
}

G_END_DECLS
