/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the board files and of the notation: never translated. */

#include "games/fliptown/fliptown-board.h"

const char *
fliptown_place_word (guint place)
{
  static const char *const words[] = { "trail", "badlands", "mine", "town", "cemetery" };

  g_return_val_if_fail (place < G_N_ELEMENTS (words), "?");

  return words[place];
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

const char *
fliptown_building_word (guint building)
{
  static const char *const words[FLIPTOWN_BUILDINGS] = {
    "undertaker",      "bank",   "hideout",          "stables",  "general-store",
    "church",          "hotel",  "land-office",      "gunsmith", "bail-bonds",
    "sheriffs-office", "saloon", "prospectors-club",
  };

  g_return_val_if_fail (building < FLIPTOWN_BUILDINGS, "?");

  return words[building];
}

const char *
fliptown_character_word (guint character)
{
  static const char *const words[FLIPTOWN_N_CHARACTERS] = {
    "none",         "trailblazer",  "cheat",    "prospector", "settler",
    "bandit",       "marshal",      "preacher", "miner",      "ranch-hand",
    "grave-robber", "man-in-black", "baroness", "mayor",      "wild-card",
  };

  g_return_val_if_fail (character < FLIPTOWN_N_CHARACTERS, "?");

  return words[character];
}

const char *
fliptown_cowbot_word (guint cowbot)
{
  static const char *const words[FLIPTOWN_N_COWBOTS] = {
    "none", "black-bart", "wyatt-earp", "calamity-jane", "billy-the-kid",
  };

  g_return_val_if_fail (cowbot < FLIPTOWN_N_COWBOTS, "?");

  return words[cowbot];
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
