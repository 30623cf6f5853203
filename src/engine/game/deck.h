/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/ask.h"

G_BEGIN_DECLS

#define FLIP_MAX_GONE  60
#define FLIP_MAX_PEEKS 8
#define FLIP_MAX_KINDS 16
#define FLIP_MAX_DECK  128

/* What a shuffle was made of, as far as everybody knows: a set of cards, less those that were
   removed face down at an earlier draw. Where cards are alike, the set says which kinds there are
   and `more` how many of a kind there are beyond the first. A game with several decks numbers the
   shuffles of all of them. */
typedef struct
{
  guint16 shuffle;
  FlipCardSet cards;
  guint8 more[FLIP_MAX_KINDS];
  guint n_gone;
  FlipDraw gone[FLIP_MAX_GONE]; /* in the order of their removal */
} FlipDeck;

G_END_DECLS
