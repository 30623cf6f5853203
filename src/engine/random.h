/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* PCG32 (XSH-RR 64/32). Our own, so that a seed means the same deal on every machine, forever. */
typedef struct
{
  guint64 state;
  guint64 increment;
} FlipRandom;

void flip_random_seed (FlipRandom *random, guint64 seed, guint64 stream);
guint32 flip_random_next (FlipRandom *random);
guint32 flip_random_below (FlipRandom *random, guint32 bound);

G_END_DECLS
