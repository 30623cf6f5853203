/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"
#include "engine/game/game.h"
#include "engine/session/dealer.h"

/* Random games take up to some tens of thousands of moves; on a board that can't be won they never
   end. */
#define FLIP_LONGEST_GAME 1000000 /* moves */

/* Plays a game out by itself: the dealer deals, and every choice is a random legal one. */
typedef struct
{
  const FlipGame *game;
  gpointer state; /* owned by the caller, game->state_size bytes */
  FlipDealer dealer;
  FlipRandom random;
  FlipMoveList list;
  gboolean is_told; /* there is no dealer: outcomes are random legal answers as well */
} FlipAutoplay;

void flip_autoplay_begin (FlipAutoplay *autoplay,
                          const FlipGame *game,
                          gpointer state,
                          guint64 seed);
gboolean flip_autoplay_choose (FlipAutoplay *autoplay, FlipMove *move);
guint flip_autoplay_finish (FlipAutoplay *autoplay);

/* The number of lines of play of a given depth: every legal move at every step. */
guint64 flip_perft (const FlipGame *game, gconstpointer state, guint depth);
