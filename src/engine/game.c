/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game.h"

const FlipOption *
flip_game_find_option (const FlipGame *game, const char *key)
{
  for (guint i = 0; i < game->n_options; i++)
    {
      if (g_strcmp0 (game->options[i].key, key) == 0)
        return &game->options[i];
    }

  return NULL;
}

gboolean
flip_game_over (const FlipGame *game, gconstpointer state)
{
  FlipAsk ask;

  game->ask (state, &ask);
  return ask.kind == FLIP_ASK_NOTHING;
}
