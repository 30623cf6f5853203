/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#define FLIP_ROUND_NAME 64

/* The position of a state in its game, in numbers, for stepping through it. A turn is what people
   call one: the next begins when somebody else's turn comes, or when all act again. Turns make up
   rounds. */
typedef struct
{
  guint round; /* from 1; 0 before the first */
  guint turn;  /* in the round, from 1; the end of a round counts as a turn of its own */
  guint number; /* the number in the name if it isn't that of the round: an hour of the clock;
                   otherwise 0 */
  char name[FLIP_ROUND_NAME]; /* of the round, translated: "Round 2", "7 o’clock"; empty for
                                 round 0 */
} FlipWhen;

/* How far a game has got: the current round and the number of rounds, the current turn and the
   number of turns per round, all from 1, and 0 before the first. If all seats act in a round at the
   same time, the round is one turn. */
typedef struct
{
  guint round, rounds; /* `rounds` is 0 if nobody knows how many there will be */
  guint progress;      /* in hundredths of the whole game; 0: rounds and turns say it */
  guint turn, turns;
  guint count;  /* of all turns so far, from 1, for automatic players; 0: rounds and turns say it */
  guint number; /* see FlipWhen */
} FlipClock;

/* A number to show for the round if there is no room for its name. */
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
