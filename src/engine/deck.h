/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/ask.h"

G_BEGIN_DECLS

#define FLIP_MAX_GONE  16
#define FLIP_MAX_PEEKS 4

/* What the draw deck of the present shuffle is made of, as far as everybody knows: a set of
   cards, less some that went away face down at an earlier draw. */
typedef struct
{
  guint16 shuffle;
  FlipCardSet cards;
  guint n_gone;
  FlipDraw gone[FLIP_MAX_GONE]; /* in the order in which they went */
} FlipDeck;

G_END_DECLS
