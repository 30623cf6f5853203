/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* Why a move is not an answer to the question. */

gboolean
flipcity_check_place (const FlipMove *move, FlipcityPlace place, FlipRefusal *refusal)
{
  return flipcity_site_place (move->site) == place
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                         _ ("This is not a move in this game."));
}

void
flipcity_refuse_now (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  gboolean building = (flipcity_game.verbs[move->verb]->stages & 1u << FLIPCITY_STAGE_BUILD) != 0;

  g_assert (move->verb < FLIPCITY_N_VERBS && refusal);

  if (state->stage == FLIPCITY_STAGE_BUILD && move->verb == FLIPCITY_VERB_RECYCLE)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-RECYCLE-2",
                        _ ("You can recycle while playing cards, not while building."));
  else if (state->stage == FLIPCITY_STAGE_PLAY && building)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-TURN-1",
                        _ ("You build after you have stopped playing cards."));
  else
    flip_game_refuse_now (&flipcity_game, state, move, refusal);
}

/* The verb that a click on a site stands for. */
static FlipcityVerb
verb_at (const FlipcityState *state, guint16 site)
{
  gboolean building = state->stage == FLIPCITY_STAGE_BUILD;

  g_assert (state->stage <= FLIPCITY_STAGE_OVER);

  switch (flipcity_site_place (site))
    {
    case FLIPCITY_AT_DEVELOP:
      return FLIPCITY_VERB_DEVELOP;
    case FLIPCITY_AT_BUY:
      return FLIPCITY_VERB_BUY;
    case FLIPCITY_AT_DISCARD:
      return building ? FLIPCITY_VERB_FLIP : FLIPCITY_VERB_RECYCLE;
    case FLIPCITY_AT_STOP:
      return building ? FLIPCITY_VERB_DONE : FLIPCITY_VERB_STOP;
    default:
      return FLIPCITY_VERB_PLAY;
    }
}

void
flipcity_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  FlipMove move = flipcity_move (verb_at (data, site), site, 0);

  flip_game_check (&flipcity_game, data, &move, refusal);
}
