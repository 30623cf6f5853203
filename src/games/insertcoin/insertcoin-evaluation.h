/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/evaluation.h"
#include "games/insertcoin/insertcoin-state.h"

G_BEGIN_DECLS

enum
{
  INSERTCOIN_AREAS = 6, /* sizes of areas that are distinguished; the last stands for all larger ones */
  INSERTCOIN_NEAR = 10, /* numbers of empty squares that are distinguished */
  INSERTCOIN_DEGREES = 5,
  INSERTCOIN_PATTERNS = 6,
};

/* The features: id, how many, and why more or fewer of them is good. Incomplete levels count in the order of
   their empty squares, the fewest first. */
#define INSERTCOIN_FEATURE_ROWS(ROW)                                                             \
  ROW (ALWAYS, "always", 1, NULL, NULL)                                                          \
  ROW (FREE, "free", INSERTCOIN_LEVELS, NULL, N_ ("fills more squares"))                         \
  ROW (NEAR, "near", INSERTCOIN_NEAR, N_ ("brings a level close to completion"), NULL)           \
  ROW (NEXT, "next", INSERTCOIN_NEAR, N_ ("brings a second level close to completion"), NULL)    \
  ROW (HIDDEN, "hidden", 1, NULL, N_ ("the level starts to pay off"))                            \
  ROW (AREAS, "areas", INSERTCOIN_LEVELS *INSERTCOIN_AREAS, NULL, N_ ("leaves no small holes"))  \
  ROW (DEGREES, "degrees", INSERTCOIN_LEVELS *INSERTCOIN_DEGREES,                                \
       N_ ("leaves squares that fit together"), N_ ("leaves no squares that are hard to fill"))  \
  ROW (PATTERNS, "patterns", 2 * INSERTCOIN_PATTERNS, N_ ("leaves room for many symbols"), NULL) \
  ROW (COINS, "coins", 4, /* why a choice is good */ N_ ("saves coins"), NULL)                   \
  ROW (LIVES, "lives", 6, /* why a choice is good */ N_ ("saves lives"), NULL)                   \
  ROW (OWED, "owed", INSERTCOIN_MAX_PILES, NULL, N_ ("GAME OVER will cost no coin"))             \
  ROW (SOON, "soon", 2, NULL, N_ ("in time before GAME OVER"))                                   \
  ROW (SHORT, "short", 1, NULL, N_ ("keeps a coin for GAME OVER"))                               \
  ROW (COMPLETE, "complete", INSERTCOIN_LEVELS + 1, N_ ("completes a level"), NULL)              \
  ROW (TO_COME, "to-come", INSERTCOIN_N_ABILITIES, N_ ("saves the ability of a level"), NULL)    \
  ROW (HELD, "held", 3, N_ ("an ability for later"), NULL)                                       \
  ROW (PENDING, "pending", 4, N_ ("an ability to use now"), NULL)                                \
  ROW (PACE, "pace", 3, NULL, N_ ("enough cards are left to finish"))                            \
  ROW (OTHERS, "others", INSERTCOIN_LEVELS + 2, NULL, NULL)

enum
{
#define ROW(name, id, n, more, less) \
  INSERTCOIN_FEATURE_##name, INSERTCOIN_FEATURE_##name##_LAST = INSERTCOIN_FEATURE_##name + (n) -1,
  INSERTCOIN_FEATURE_ROWS (ROW)
#undef ROW
    INSERTCOIN_N_FEATURES
};

enum
{
#define ROW(name, id, n, more, less) INSERTCOIN_FEATURE_ROW_##name,
  INSERTCOIN_FEATURE_ROWS (ROW)
#undef ROW
    INSERTCOIN_N_FEATURE_ROWS
};

extern const FlipFeature insertcoin_feature_rows[INSERTCOIN_N_FEATURE_ROWS];

extern const FlipEvaluation insertcoin_evaluation;

G_END_DECLS
