/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/evaluation.h"
#include "games/fliptown/fliptown-state.h"

G_BEGIN_DECLS

enum
{
  FLIPTOWN_POKER_NEEDS = 3, /* cards that a straight or flush still needs, from 1 */
  FLIPTOWN_POKER_SPARE = 3, /* more turns than cards needed, from 0 */
};

/* The features: id, how many, and why more or fewer of them is good. */
#define FLIPTOWN_FEATURE_ROWS(ROW)                                                               \
  ROW (ALWAYS, "always", 1, NULL, NULL)                                                          \
  ROW (CASH, "cash", 3, N_ ("leaves cash for the Town"), NULL)                                   \
  ROW (CASH_OVER, "cash-over", 1, N_ ("the leftover cash nearly makes a point"), NULL)          \
  ROW (GOLD, "gold", 3, N_ ("keeps gold for better cards"), NULL)                                \
  ROW (GOLD_OVER, "gold-over", 1, NULL, NULL)                                                    \
  ROW (WANTED, "wanted", 3, NULL, N_ ("keeps your Wanted low"))                                  \
  ROW (UNBRIBED, "unbribed", 1, NULL, N_ ("a bribe stays affordable"))                         \
  ROW (ARREST, "arrest", 3, NULL, N_ ("lowers the risk of an arrest"))                           \
  ROW (PANS, "pans", 2, N_ ("pans bring gold each round"), NULL)                                 \
  ROW (HAMMERS, "hammers", 2, N_ ("hammers bring cash each round"), NULL)                        \
  ROW (ITEMS, "items", 7, N_ ("the item helps for the rest of the game"), NULL)                  \
  ROW (STOPS, "stops", FLIPTOWN_STOPS, N_ ("a good stop on the Trail"), NULL)                    \
  ROW (FURTHEST, "furthest", FLIPTOWN_STOPS + 1, N_ ("keeps the rest of the Trail open"), NULL)     \
  ROW (TARGETS, "targets", FLIPTOWN_TARGETS, N_ ("a robbery that pays"), NULL)                   \
  ROW (ROW_OF_TWO, "row-of-two", FLIPTOWN_ROWS, N_ ("one more robbery completes the row"), NULL) \
  ROW (CHAMBERS, "chambers", FLIPTOWN_CHAMBERS, N_ ("a good chamber of the Mine"), NULL)         \
  ROW (WAYS, "ways", FLIPTOWN_CHAMBERS, N_ ("opens new ways in the Mine"), NULL)                 \
  ROW (BUILDINGS, "buildings", FLIPTOWN_BUILDINGS, N_ ("the roof of a new building"), NULL)      \
  ROW (STONES, "stones", FLIPTOWN_STONES, N_ ("a tombstone beside others"), NULL)                \
  ROW (BETWEENS, "betweens", FLIPTOWN_REWARDS, N_ ("a reward between two tombstones"), NULL)     \
  ROW (FIELDS, "fields", FLIPTOWN_FIELDS, N_ ("land towards the whole plot"), NULL)                  \
  ROW (LAND, "land", 1, N_ ("land towards the whole plot"), NULL)                                    \
  ROW (BANK, "bank", 2, N_ ("the Bank keeps paying"), NULL)                                      \
  ROW (OUTLAWS, "outlaws", FLIPTOWN_OUTLAWS, N_ ("the hunted outlaw keeps paying"), NULL)        \
  ROW (HOTEL, "hotel", FLIPTOWN_HOTEL_STEPS, N_ ("a step up in the Hotel"), NULL)           \
  ROW (BONUSES, "bonuses", FLIPTOWN_N_PLACES, N_ ("a bonus action to come"), NULL)               \
  ROW (EFFECTS, "effects", FLIPTOWN_BUILDINGS, N_ ("a building to use"), NULL)                   \
  ROW (ROBBERY, "robbery", 2, N_ ("the robbery is likely to succeed"), NULL)                     \
  ROW (HAND, "hand", 1, N_ ("makes a good poker hand"), NULL)                                    \
  ROW (MADE, "made", 3, N_ ("the poker hand may still grow"), NULL)                              \
  ROW (FLUSH, "flush", FLIPTOWN_POKER_NEEDS *FLIPTOWN_POKER_SPARE, N_ ("keeps the flush open"),  \
       NULL)                                                                                     \
  ROW (STRAIGHT, "straight", FLIPTOWN_POKER_NEEDS *FLIPTOWN_POKER_SPARE,                         \
       N_ ("keeps the straight open"), NULL)                                                     \
  ROW (SILVER, "silver", 5, N_ ("each further site gives silver"), NULL)                        \
  ROW (ABILITY, "ability", FLIPTOWN_N_CHARACTERS, N_ ("saves the ability for later"), NULL)      \
  ROW (BOUNTY, "bounty", FLIPTOWN_BOUNTIES, N_ ("a step towards a bounty"), NULL)                \
  ROW (ACTION, "action", 1, NULL, NULL)

enum
{
#define ROW(name, id, n, more, less) \
  FLIPTOWN_FEATURE_##name, FLIPTOWN_FEATURE_##name##_LAST = FLIPTOWN_FEATURE_##name + (n) -1,
  FLIPTOWN_FEATURE_ROWS (ROW)
#undef ROW
    FLIPTOWN_N_FEATURES
};

enum
{
#define ROW(name, id, n, more, less) FLIPTOWN_FEATURE_ROW_##name,
  FLIPTOWN_FEATURE_ROWS (ROW)
#undef ROW
    FLIPTOWN_N_FEATURE_ROWS
};

extern const FlipFeature fliptown_feature_rows[FLIPTOWN_N_FEATURE_ROWS];

extern const FlipEvaluation fliptown_evaluation;

G_END_DECLS
