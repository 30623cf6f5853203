/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/aim.h"
#include "table/tabletop.h"

/* An option of the seat that is asked, and what can be expected of it. */
typedef struct
{
  FlipMove move;
  gboolean flicks;
  FlipFlick flick;     /* as intended */
  double radius;       /* of the disc */
  FlipAim aim;         /* the path to its first contact */
  int expected, error; /* the chance of winning, and its standard error, in hundredths of a per cent */
  guint tried;         /* how often it was simulated to the end */
  gboolean ties;       /* not distinguishable from the best one */
  char title[288];   /* "Lawman 4 shoots at Outlaw 2", translated; empty if nothing is flicked */
  char whither[128]; /* the last part of it: "at Outlaw 2"; may be empty */
  int tenths;        /* how often it succeeds; -1 if nothing is flicked */
  char reason[560];  /* a sentence, translated; empty if there is none that no better choice has. The game tells only
                        the purpose: "Hits Outlaw 2" */
} FlipFlickAdvice;

#define FLIP_MOST_FLICK_ADVICE 8

typedef struct
{
  guint seat;
  guint n;
  FlipFlickAdvice choices[FLIP_MOST_FLICK_ADVICE]; /* the best one first */
  guint n_weighed;
  guint tried; /* flicks that were simulated to the end */
} FlipConsidered;

/* Weighs the options on a simulated table step by step, so that a caller can check the clock and
   give up at any time. The same state gives the same answer after the same number of steps. */
typedef struct _FlipConsidering FlipConsidering;

/* NULL if no seat is asked. The tabletop is not changed, but must stay valid; the state is
   copied. */
FlipConsidering *flip_considering_new (FlipTabletop *tabletop, gconstpointer state);
void flip_considering_free (FlipConsidering *considering);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipConsidering, flip_considering_free)

/* Simulates at most one flick. FALSE if there is nothing more to find out. */
gboolean flip_considering_step (FlipConsidering *considering);

/* How many flicks were simulated to the end. */
guint flip_considering_tried (FlipConsidering *considering);

/* Whether everything has been examined once, so that there is a result. */
gboolean flip_considering_is_ready (FlipConsidering *considering);
void flip_considering_tell (FlipConsidering *considering, FlipConsidered *found);
