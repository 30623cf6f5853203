/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* PCG32 (XSH-RR 64/32). We have our own, so that a seed means the same deal on every machine, for
   ever. */
typedef struct
{
  guint64 state;
  guint64 increment;
} FlipRandom;

/* Inline, because random games take a number for each move, and a shuffle one for each card. */

static inline guint32
flip_random_next (FlipRandom *random)
{
  guint64 old = random->state;
  guint32 shifted = (guint32) ((old >> 18 ^ old) >> 27);
  guint32 turn = (guint32) (old >> 59);

  random->state = old * G_GUINT64_CONSTANT (6364136223846793005) + random->increment;
  return shifted >> turn | shifted << (-turn & 31);
}

static inline void
flip_random_seed (FlipRandom *random, guint64 seed, guint64 stream)
{
  random->state = 0;
  random->increment = stream << 1 | 1;
  flip_random_next (random);
  random->state += seed;
  flip_random_next (random);
}

/* A number from 0 to bound - 1, each equally likely (multiply and reject the short part). */
static inline guint32
flip_random_below (FlipRandom *random, guint32 bound)
{
  guint64 product;

  g_return_val_if_fail (bound > 0, 0);

  product = (guint64) flip_random_next (random) * bound;
  if (G_UNLIKELY ((guint32) product < bound))
    {
      guint32 short_part = -bound % bound;

      while ((guint32) product < short_part)
        product = (guint64) flip_random_next (random) * bound;
    }

  return (guint32) (product >> 32);
}
