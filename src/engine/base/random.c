/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/random.h"

void
flip_random_seed (FlipRandom *random, guint64 seed, guint64 stream)
{
  random->state = 0;
  random->increment = stream << 1 | 1;
  flip_random_next (random);
  random->state += seed;
  flip_random_next (random);
}
