/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/game.h"

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

const FlipBoard *
flip_game_find_board (const FlipGame *game, const char *name)
{
  for (guint i = 0; i < game->n_boards; i++)
    {
      if (g_strcmp0 (game->boards[i].name, name) == 0)
        return &game->boards[i];
    }
  if (game->blank && g_strcmp0 (game->blank->name, name) == 0)
    return game->blank;

  return NULL;
}

gboolean
flip_game_over (const FlipGame *game, gconstpointer state)
{
  FlipAsk ask;

  game->ask (state, &ask);
  return ask.kind == FLIP_ASK_NOTHING;
}

gboolean
flip_game_is_automatic (const FlipGame *game, gconstpointer state, guint seat)
{
  return game->opponent && seat == 1 && *((const guint8 *) state + game->opponent_offset);
}

void
flip_game_tell_where (const FlipGame *game, gconstpointer state, GString *text)
{
  FlipSummary summary;

  flip_game_where (game, state, &summary);
  flip_game_tell (game, &summary, text);
}
