/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the board files and of the notation: never translated. */

#include "games/fliptown/fliptown-board.h"

const char *const fliptown_place_words[FLIPTOWN_N_PLACES] = { "trail", "badlands", "mine", "town", "cemetery" };

const char *
fliptown_place_word (guint place)
{
  g_return_val_if_fail (place < FLIPTOWN_N_PLACES, "?");

  return fliptown_place_words[place];
}

const char *
fliptown_chamber_word (guint chamber)
{
  static const char *const words[FLIPTOWN_CHAMBERS] = {
    "1a", "1b", "2a", "2b", "2c", "3a", "3b", "3c", "3d", "4a", "4b", "4c", "4d", "4e",
  };

  g_return_val_if_fail (chamber < FLIPTOWN_CHAMBERS, "?");

  return words[chamber];
}

const char *const fliptown_building_words[FLIPTOWN_BUILDINGS] = {
  "undertaker",      "bank",   "hideout",          "stables",  "general-store",
  "church",          "hotel",  "land-office",      "gunsmith", "bail-bonds",
  "sheriffs-office", "saloon", "prospectors-club",
};

const char *
fliptown_building_word (guint building)
{
  g_return_val_if_fail (building < FLIPTOWN_BUILDINGS, "?");

  return fliptown_building_words[building];
}

const char *
fliptown_stone_word (guint stone)
{
  static const char *const words[FLIPTOWN_STONES] = {
    "A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3",
  };

  g_return_val_if_fail (stone < FLIPTOWN_STONES, "?");

  return words[stone];
}
