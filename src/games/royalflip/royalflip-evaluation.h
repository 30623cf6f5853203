/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/evaluation.h"
#include "games/royalflip/royalflip-state.h"

G_BEGIN_DECLS

enum
{
  ROYALFLIP_LENGTHS = 7, /* of roads that are told apart: the last is all longer ones */
  ROYALFLIP_GAINS = 6,
  ROYALFLIP_DOORED = 4,
  ROYALFLIP_DISTANCES = 3,
};

/* The features: id, how many, and why more or fewer of them is good. */
#define ROYALFLIP_FEATURE_ROWS(ROW)                                                              \
  ROW (ALWAYS, "always", 1, NULL, NULL)                                                          \
  ROW (EXPECTED, "expected", 3, N_ ("many numbers will score"), NULL)                     \
  ROW (WANTED, "wanted", ROYALFLIP_GAINS, N_ ("waits for numbers that are still to come"), NULL) \
  ROW (BOTH, "both", 1, N_ ("good in either colour"), NULL)                                      \
  ROW (PROGRESS, "progress", 2, N_ ("a road can grow from here"), NULL)                          \
  ROW (ROADS, "roads", ROYALFLIP_LENGTHS, N_ ("makes the road longer"), NULL)                    \
  ROW (JOINED, "joined", 2, N_ ("joins two casinos"), NULL)                                      \
  ROW (DOORED, "doored", ROYALFLIP_DOORED, N_ ("the road leads to a casino"), NULL)              \
  ROW (REACH, "reach", ROYALFLIP_DISTANCES, N_ ("a second casino is near"), NULL)                \
  ROW (DOORS, "doors", 1, N_ ("uses the door of a casino"), N_ ("keeps the doors free"))         \
  ROW (AREAS, "areas", 3, N_ ("makes the area larger"), NULL)                                    \
  ROW (CELLS, "cells", 3, N_ ("leaves room on the map"), NULL)                                   \
  ROW (TOKENS, "tokens", 4, N_ ("a ±1 for later"), NULL)                                         \
  ROW (DIAMONDS, "diamonds", 4, N_ ("diamonds are worth more and more"), NULL)                   \
  ROW (TRACK, "track", ROYALFLIP_MAX_SPACES + 1, N_ ("not too far along the bonus track"), NULL) \
  ROW (AHEAD, "ahead", ROYALFLIP_N_BONUSES, N_ ("leaves good spaces of the track ahead"), NULL)  \
  ROW (SUITS, "suits", FLIP_N_SUITS, N_ ("leaves spaces of each suit ahead"), NULL)              \
  ROW (PACE, "pace", 2, N_ ("leaves the track for the rounds to come"), NULL)                    \
  ROW (PENDING, "pending", 3, N_ ("an extra number to write"), NULL)                             \
  ROW (MAJORITY, "majority", 2, N_ ("leads in diamonds"), NULL)

enum
{
#define ROW(name, id, n, more, less) \
  ROYALFLIP_FEATURE_##name, ROYALFLIP_FEATURE_##name##_LAST = ROYALFLIP_FEATURE_##name + (n) -1,
  ROYALFLIP_FEATURE_ROWS (ROW)
#undef ROW
    ROYALFLIP_N_FEATURES
};

enum
{
#define ROW(name, id, n, more, less) ROYALFLIP_FEATURE_ROW_##name,
  ROYALFLIP_FEATURE_ROWS (ROW)
#undef ROW
    ROYALFLIP_N_FEATURE_ROWS
};

extern const FlipFeature royalflip_feature_rows[ROYALFLIP_N_FEATURE_ROWS];

extern const FlipEvaluation royalflip_evaluation;

G_END_DECLS
