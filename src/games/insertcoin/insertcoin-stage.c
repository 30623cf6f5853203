/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/verb.h"
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>

/* What each stage asks, and why something else is not an answer. */

const char *
insertcoin_stage_words (InsertcoinStage stage)
{
  static const char *const words[] = {
    N_ ("the cards that are kept"),    N_ ("a shape that was kept"),
    N_ ("the next card of the deck"),  N_ ("a symbol, or a square for a life"),
    N_ ("a square from an ability"),     N_ ("another symbol from an ability"),
    N_ ("whether an ability is used"), N_ ("the empty squares of a level"),
    "",
  };

  g_return_val_if_fail (stage < G_N_ELEMENTS (words), "?");

  return _ (words[stage]);
}

/* Asking */

void
insertcoin_ask (gconstpointer data, FlipAsk *ask)
{
  static const FlipAskKind kinds[] = {
    FLIP_ASK_OPTION, FLIP_ASK_CARDS,     FLIP_ASK_CARDS,  FLIP_ASK_PLACEMENT,
    FLIP_ASK_SITE,   FLIP_ASK_PLACEMENT, FLIP_ASK_OPTION, FLIP_ASK_AMOUNT,
    FLIP_ASK_NOTHING,
  };
  const InsertcoinState *state = data;

  g_assert (state->stage < G_N_ELEMENTS (kinds));

  memset (ask, 0, sizeof *ask);
  ask->kind = kinds[state->stage];
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

/* Refusing */

void
insertcoin_refuse_now (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;

  if (state->stage == INSERTCOIN_STAGE_OVER)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "IC-FLIP-1",
                        _ ("The game is over."));
  else
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "IC-FLIP-1",
                        /* Translators: %s: what is asked for */
                        _ ("Something else is needed right now: %s."),
                        insertcoin_stage_words (state->stage));
}

/* Why nothing can be filled there: as a single square, which is the least that can be done. */
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
