/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/thinker.h"

G_BEGIN_DECLS

#define FLIP_MOST_ADVICE 16

/* One of the choices that a seat has, and what it may expect of it. */
typedef struct
{
  FlipLine line; /* what follows it in the same turn, itself first */
  int expected;  /* at the end of the game, in hundredths of a point */
  int error;     /* its standard error; 0 where nothing was played out */
  guint tried;   /* how often it was played out */
  gboolean ties; /* it can't be told from the best one */
} FlipAdviceChoice;

/* The best choices, the best one first. */
typedef struct
{
  guint seat;
  guint n;
  FlipAdviceChoice choices[FLIP_MOST_ADVICE];
  guint n_legal;
  guint64 play_outs;
} FlipAdvice;

/* What differs less than this is a tie in any case, in hundredths of a point. */
#define FLIP_ADVICE_CLOSE 25

G_END_DECLS
