/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/evaluation.h"
#include "games/flipcity/flipcity-state.h"

G_BEGIN_DECLS

enum
{
  FLIPCITY_SLACKS = 11, /* how far the limit exceeds the unhappiness of all cards, from -5 to 5 */
  FLIPCITY_ROOMS = 4,
  FLIPCITY_LAST_CARDS = 3,
};

/* The features: id, how many, and why more or fewer of them is good. */
#define FLIPCITY_FEATURE_ROWS(ROW)                                                       \
  ROW (ALWAYS, "always", 1, NULL, NULL)                                                  \
  ROW (FACES, "faces", FLIPCITY_MAX_FACES, N_ ("a useful card for the city"),            \
       N_ ("rids the city of a poor card"))                                              \
  ROW (DISCARD, "discard", FLIPCITY_MAX_FACES, NULL, NULL)                               \
  ROW (CARDS, "cards", 3, N_ ("more cards to play in one turn"), NULL)                   \
  ROW (SUMS, "sums", FLIPCITY_N_GAINS, N_ ("the city earns more"), NULL)                \
  ROW (DENSITY, "density", 4, N_ ("good cards come more often"), NULL)                   \
  ROW (SLACK, "slack", FLIPCITY_SLACKS, N_ ("fewer unhappy people in the city"), NULL)   \
  ROW (SAFE, "safe", 4, N_ ("the whole deck can be played safely"), NULL)                \
  ROW (CASH, "cash", 2, N_ ("more cash to build with"), NULL)                            \
  ROW (POINTS, "points", 2, N_ ("more points in this turn"), NULL)                       \
  ROW (ROOM, "room", FLIPCITY_ROOMS, N_ ("stays below the limit"), NULL)                 \
  ROW (PLAYED, "played", 2, N_ ("more cards in this turn"), NULL)                        \
  ROW (ACTIONS, "actions", 1, N_ ("another building action"), NULL)                      \
  ROW (WIN, "win", 1, N_ ("wins the game"), NULL)                                        \
  ROW (RISK, "risk", 2, NULL, N_ ("avoids a bust"))                                      \
  ROW (TOP, "top", 3, N_ ("a good card is on top"), NULL)                              \
  ROW (DECK, "deck", 3, NULL, NULL)                                                      \
  ROW (BEST, "best", 2, N_ ("a better turn than before"), NULL)                          \
  ROW (SUPPLY, "supply", 1 + FLIPCITY_LAST_CARDS, N_ ("saves the supply"), NULL)         \
  ROW (STOCK, "stock", FLIPCITY_MAX_PAIRS, N_ ("leaves good cards in the supply"), NULL) \
  ROW (TURNS, "turns", 1, NULL, N_ ("loses no time"))                                    \
  ROW (OTHERS, "others", 5, NULL, N_ ("holds the others back"))

enum
{
#define ROW(name, id, n, more, less) \
  FLIPCITY_FEATURE_##name, FLIPCITY_FEATURE_##name##_LAST = FLIPCITY_FEATURE_##name + (n) -1,
  FLIPCITY_FEATURE_ROWS (ROW)
#undef ROW
    FLIPCITY_N_FEATURES
};

enum
{
#define ROW(name, id, n, more, less) FLIPCITY_FEATURE_ROW_##name,
  FLIPCITY_FEATURE_ROWS (ROW)
#undef ROW
    FLIPCITY_N_FEATURE_ROWS
};

extern const FlipFeature flipcity_feature_rows[FLIPCITY_N_FEATURE_ROWS];

extern const FlipEvaluation flipcity_evaluation;

G_END_DECLS
