/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/perft.h"

#include "engine/game/verb.h"

#include <string.h>

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
