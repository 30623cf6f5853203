/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/stage.h"

#define FLIP_MAX_GONE  60
#define FLIP_MAX_PEEKS 8
#define FLIP_MAX_KINDS 16
#define FLIP_MAX_DECK  128

/* The contents of a shuffle, so far as they are public: a set of cards, minus those that were
   removed face down at an earlier draw. If several cards are alike, the set has one of each kind
   and `more` the number of further ones. A game with several decks numbers all its shuffles in one
   sequence. */
typedef struct
{
  guint16 shuffle;
  FlipCardSet cards;
  guint8 more[FLIP_MAX_KINDS];
  guint n_gone;
  FlipDraw gone[FLIP_MAX_GONE]; /* in the order in which they were removed */
} FlipDeck;
