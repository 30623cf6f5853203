/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In a program that contains this file, Ladders replaces all other games. */

#include "games/games.h"
#include "tests/games/ladders/ladders.h"

const FlipGame *const flip_games[] = { &ladders_game, NULL };

const FlipGame *
flip_games_find (const char *id)
{
  return g_strcmp0 (id, ladders_game.id) == 0 ? &ladders_game : NULL;
}
