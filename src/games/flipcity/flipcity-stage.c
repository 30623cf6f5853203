/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* Why something is not an answer to what is asked. */

gboolean
flipcity_check_place (const FlipMove *move, FlipcityPlace place, FlipRefusal *refusal)
{
  return flipcity_site_place (move->site) == place
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                         _ ("This is not a move in this game."));
}

static const char *
stage_words (const FlipcityState *state)
{
  static const char *const words[] = {
    [FLIPCITY_STAGE_TOP] = N_ ("the card on top of the deck"),
    [FLIPCITY_STAGE_PLAY] = N_ ("play, stop or recycle"),
    [FLIPCITY_STAGE_PLAYED] = N_ ("the card that was played"),
    [FLIPCITY_STAGE_BOTTOM] = N_ ("the bottom card of the deck"),
    [FLIPCITY_STAGE_BUILD] = N_ ("buy, flip, develop, or done"),
    [FLIPCITY_STAGE_END] = "",
    [FLIPCITY_STAGE_OVER] = "",
  };

  g_assert (state->stage < G_N_ELEMENTS (words) && words[state->stage]);

  return _ (words[state->stage]);
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
  else if (state->stage == FLIPCITY_STAGE_OVER)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-TURN-1",
                        _ ("The game is over."));
  else
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-TURN-1",
                        /* Translators: %s: what is asked for */
                        _ ("Something else is needed right now: %s."), stage_words (state));
}

/* The verb that people mean when they click a site. */
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
