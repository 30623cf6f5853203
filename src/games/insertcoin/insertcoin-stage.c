/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/verb.h"
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>

/* The questions, and why nothing can be done at a site. */

void
insertcoin_ask (gconstpointer data, FlipAsk *ask)
{
  const InsertcoinState *state = data;

  memset (ask, 0, sizeof *ask);
  ask->kind = insertcoin_stages[state->stage].kind;
  ask->who = state->seat;
  if (ask->kind == FLIP_ASK_NOTHING)
    ask->who = FLIP_TABLE;
  ask->free = insertcoin_free_seats (state);
  if (ask->kind == FLIP_ASK_AMOUNT)
    ask->most = (int) insertcoin_most_empty (state);
  if (state->counters && state->stage == INSERTCOIN_STAGE_FLIP)
    {
      ask->kind = FLIP_ASK_OPTION;
      ask->who = FLIP_TABLE;
      ask->draw.position = (guint16) (state->counted + state->deck.flips);
      return;
    }
  if (ask->kind != FLIP_ASK_CARDS)
    return;
  ask->who = FLIP_TABLE;
  ask->count =
    state->stage == INSERTCOIN_STAGE_SHAPES ? INSERTCOIN_LEVELS - (guint) state->hands.n_shown : 1;
  ask->possible = insertcoin_possible (state);
  ask->draw = insertcoin_next_draw (state);
}

/* Why not even a single square can be filled there. */
void
insertcoin_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;
  gboolean fill = state->stage == INSERTCOIN_STAGE_FILL;
  FlipMove move = insertcoin_move (fill ? INSERTCOIN_VERB_FILL : INSERTCOIN_VERB_LIFE, site, 0, 0);

  if (state->counters)
    {
      (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, site, "IC-COUNT-3",
                          insertcoin_may_count (state)
                            ? _ ("This level is complete, or no life is left.")
                            : _ ("Nothing can be drawn now: flip a card first."));
      return;
    }
  if (flip_game_check (&insertcoin_game, state, &move, refusal))
    (void) flip_refuse (refusal, FLIP_REFUSED_REACH, site, "IC-DRAW-2",
                        _ ("No symbol fits here now."));
}
