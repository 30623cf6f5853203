/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/autoplay.h"

#include "engine/game/verb.h"

#include <string.h>

/* Choices use their own stream of random numbers, so that they don't depend on the deal. */
#define CHOICE_STREAM (G_GUINT64_CONSTANT (1) << 40)

void
flip_autoplay_begin (FlipAutoplay *autoplay, const FlipGame *game, gpointer state, guint64 seed)
{
  g_assert (game != NULL && state != NULL);

  autoplay->game = game;
  autoplay->state = state;
  autoplay->is_told = FALSE;
  flip_dealer_init (&autoplay->dealer, seed);
  autoplay->dealer.only_forward = TRUE;
  flip_random_seed (&autoplay->random, seed, CHOICE_STREAM);
}

/* The next move, dealt or chosen; FALSE when the game is over. */
gboolean
flip_autoplay_choose (FlipAutoplay *autoplay, FlipMove *move)
{
  const FlipGame *game = autoplay->game;
  FlipMoveList *list = &autoplay->list;

  if (!autoplay->is_told
      && flip_dealer_answer (&autoplay->dealer, game, autoplay->state, list, move))
    return TRUE;
  flip_game_legal (game, autoplay->state, list);
  if (list->n == 0)
    return FALSE;
  *move = list->moves[flip_random_below (&autoplay->random, list->n)];
  return TRUE;
}

/* Plays to the end; returns the number of moves, or FLIP_LONGEST_GAME if the end wasn't reached. */
guint
flip_autoplay_finish (FlipAutoplay *autoplay)
{
  FlipMove move;
  guint moves = 0;

  for (; moves < FLIP_LONGEST_GAME && flip_autoplay_choose (autoplay, &move); moves++)
    flip_game_apply (autoplay->game, autoplay->state, &move);

  return moves;
}

guint64
flip_perft (const FlipGame *game, gconstpointer state, guint depth)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autofree gpointer next = NULL;
  guint64 lines = 0;

  flip_game_legal (game, state, list);
  if (depth == 1)
    return list->n;
  next = g_malloc (game->state_size);
  for (guint i = 0; i < list->n; i++)
    {
      memcpy (next, state, game->state_size);
      flip_game_apply (game, next, &list->moves[i]);
      lines += flip_perft (game, next, depth - 1);
    }

  return lines;
}
