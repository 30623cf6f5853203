/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/games.h"

#include "games/flickemup/flickemup.h"
#include "games/flipcity/flipcity.h"
#include "games/fliptown/fliptown.h"
#include "games/insertcoin/insertcoin.h"
#include "games/royalflip/royalflip.h"

const FlipGame *const flip_games[] = {
  &fliptown_game,
  &flipcity_game,
  &royalflip_game,
  &insertcoin_game,
  &flickemup_game,
  NULL,
};

const FlipGame *
flip_games_find (const char *id)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      if (g_strcmp0 (flip_games[i]->id, id) == 0)
        return flip_games[i];
    }

  return NULL;
}
