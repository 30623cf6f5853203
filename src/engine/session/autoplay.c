/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/autoplay.h"

#include "engine/game/verb.h"

#include <string.h>

/* The choices use a stream of their own, so that they don't depend on the deal. */
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

/* The row of the next move, dealt or chosen; NULL when the game is over. */
static G_ALWAYS_INLINE inline const FlipVerb *
choose (FlipAutoplay *autoplay,
        const FlipGame *game,
        gpointer state,
        gboolean is_told,
        FlipMove *move)
{
  FlipMoveList *list = &autoplay->list;
  guint verb =
    is_told ? FLIP_NO_VERB : flip_dealer_answer_verb (&autoplay->dealer, game, state, list, move);

  if (verb == FLIP_NO_VERB && game->choose)
    verb = game->choose (state, &autoplay->random, move);
  if (verb != FLIP_NO_VERB)
    return &game->verbs[verb];
  flip_game_legal (game, state, list);
  if (list->n == 0)
    return NULL;
  *move = list->moves[flip_random_below (&autoplay->random, list->n)];
  return &game->verbs[move->verb];
}

/* The next move, dealt or chosen; FALSE when the game is over. */
gboolean
flip_autoplay_choose (FlipAutoplay *autoplay, FlipMove *move)
{
  return choose (autoplay, autoplay->game, autoplay->state, autoplay->is_told, move) != NULL;
}

/* Plays to the end; returns the number of moves, FLIP_LONGEST_GAME where none was reached. What stays the same is looked at once: after each call of the
   game it would be looked at again. */
guint
flip_autoplay_finish (FlipAutoplay *autoplay)
{
  const FlipGame *game = autoplay->game;
  gpointer state = autoplay->state;
  gboolean is_told = autoplay->is_told;
  const FlipVerb *verb;
  FlipMove move;
  guint moves = 0;

  while (moves < FLIP_LONGEST_GAME && (verb = choose (autoplay, game, state, is_told, &move)))
    {
      flip_game_apply_row (game, verb, state, &move);
      moves++;
    }

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
