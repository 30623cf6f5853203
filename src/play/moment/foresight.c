/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/foresight.h"

#include "engine/game/outlook.h"
#include "engine/game/verb.h"

/* helpers */

static gboolean
marks_something (const FlipMoment *moment)
{
  for (guint i = 0; i < moment->n_moves; i++)
    {
      if (moment->moves[i].site != FLIP_NO_SITE)
        return TRUE;
    }

  return FALSE;
}

static void
read_reach (FlipForesight *foresight, const FlipMoment *moment)
{
  int who = flip_moment_who (moment);
  FlipAsk then;

  moment->game->ask (foresight->after, &then);
  if (who == FLIP_TABLE || then.who != who || then.kind != FLIP_ASK_SITE
      || marks_something (moment))
    return;
  foresight->reach = g_new0 (FlipSites, 1);
  flip_game_sites (moment->game, foresight->after, moment->seat, foresight->reach);
}

/* public functions */

FlipForesight *
flip_foresight_new (const FlipMoment *moment, const FlipMove *move)
{
  FlipForesight *foresight;

  if (!moment->is_present || moment->is_over
      || !flip_game_check (moment->game, moment->state, move, NULL))
    return NULL;
  foresight = g_new0 (FlipForesight, 1);
  foresight->move = *move;
  foresight->after = flip_outlook_state (moment->game, moment->state, move);
  read_reach (foresight, moment);
  return foresight;
}

void
flip_foresight_free (FlipForesight *foresight)
{
  g_free (foresight->after);
  g_free (foresight->reach);
  g_free (foresight);
}

gboolean
flip_foresight_reaches (const FlipForesight *foresight, guint site)
{
  return foresight && foresight->reach && site < foresight->reach->n
         && foresight->reach->sites[site].price != FLIP_NOT_IN_REACH;
}
