/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"

typedef enum
{
  FLIP_HAND_NOTHING,
  FLIP_HAND_PAIR,
  FLIP_HAND_TWO_PAIR,
  FLIP_HAND_THREE,
  FLIP_HAND_STRAIGHT,
  FLIP_HAND_FLUSH,
  FLIP_HAND_FULL_HOUSE,
  FLIP_HAND_FOUR,
  FLIP_HAND_STRAIGHT_FLUSH,
  FLIP_HAND_ROYAL_FLUSH,
  FLIP_N_HANDS
} FlipHand;

FlipHand flip_poker_best (FlipCardSet cards);
FlipHand flip_poker_best_with_any (FlipCardSet cards);
const char *flip_hand_name (FlipHand hand);
