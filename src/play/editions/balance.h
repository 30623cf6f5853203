/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Measures how fair a board is: the automatic player plays both sides on the simulated table, game
   after game, in a worker thread. */

#define FLIP_BALANCE_GAMES 20
#define FLIP_BALANCE_MOST  200

typedef enum
{
  FLIP_BALANCE_FIRST, /* the first side of the game has won */
  FLIP_BALANCE_SECOND,
  FLIP_BALANCE_DRAW,
} FlipBalanceResult;

typedef struct
{
  const FlipGame *game;
  guint n_games, n_played;
  guint8 results[FLIP_BALANCE_MOST]; /* each a FlipBalanceResult */
} FlipBalance;

guint flip_balance_count (const FlipBalance *balance, FlipBalanceResult result);

/* "13 of 20 games: Lawmen 7, Outlaws 6"; the caller frees it. */
char *flip_balance_tell (const FlipBalance *balance);

/* Which side seems to have it easier, once all games have been played; or NULL. */
char *flip_balance_judge (const FlipBalance *balance);

/* Whether the game can be simulated at all. */
gboolean flip_balance_can (const FlipGame *game);

/* Plays one game to its end. Returns FALSE if the board was refused or the run was cancelled. */
gboolean flip_balance_play (const FlipGame *game,
                            const char *name,
                            const char *text,
                            guint64 seed,
                            GCancellable *cancellable,
                            FlipBalanceResult *result,
                            GError **error);

/* Plays the games in a worker thread. Emits "changed" in the main thread after each game and at the
   end. */
#define FLIP_TYPE_BALANCING (flip_balancing_get_type ())
G_DECLARE_FINAL_TYPE (FlipBalancing, flip_balancing, FLIP, BALANCING, GObject)

FlipBalancing *flip_balancing_new (const FlipGame *game,
                                   const char *name,
                                   const char *text,
                                   guint n_games);
const FlipBalance *flip_balancing_get (FlipBalancing *self);
gboolean flip_balancing_is_running (FlipBalancing *self);
const GError *flip_balancing_error (FlipBalancing *self); /* or NULL */

/* Seconds from the start to the end of the newest game, for estimating the time that is left. */
double flip_balancing_seconds (FlipBalancing *self);

/* Stops at once, even in the middle of a game. */
void flip_balancing_stop (FlipBalancing *self);

G_END_DECLS
