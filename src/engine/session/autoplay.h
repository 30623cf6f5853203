/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"
#include "engine/game/game.h"
#include "engine/session/dealer.h"

G_BEGIN_DECLS

/* Random games come to a few tens of thousands; on a board with which nobody can win they don't end at all. */
#define FLIP_LONGEST_GAME 1000000 /* moves */

/* Plays a game out by itself: the dealer deals, and every choice is a random legal one. */
typedef struct
{
  const FlipGame *game;
  gpointer state; /* owned by the caller, game->state_size bytes */
  FlipDealer dealer;
  FlipRandom random;
  FlipMoveList list;
  gboolean is_told; /* nobody deals: what is drawn is a random legal answer, too */
} FlipAutoplay;

void flip_autoplay_begin (FlipAutoplay *autoplay,
                          const FlipGame *game,
                          gpointer state,
                          guint64 seed);
gboolean flip_autoplay_choose (FlipAutoplay *autoplay, FlipMove *move);
guint flip_autoplay_finish (FlipAutoplay *autoplay);

/* The number of lines of play of a given depth: every legal move at every step. */
guint64 flip_perft (const FlipGame *game, gconstpointer state, guint depth);

G_END_DECLS
