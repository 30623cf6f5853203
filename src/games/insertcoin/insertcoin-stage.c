/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* What each stage asks, and which verbs answer it. */

#define ON(stage) (1u << INSERTCOIN_STAGE_##stage)

static const struct
{
  guint stages;
  gboolean has_site;
  guint n_args;
  gboolean (*check) (const InsertcoinState *state, const FlipMove *move, FlipRefusal *refusal);
  void (*apply) (InsertcoinState *state, const FlipMove *move);
} verbs[INSERTCOIN_N_VERBS] = {
  [INSERTCOIN_VERB_CARD] = { ON (SHAPES) | ON (FLIP), FALSE, 1, insertcoin_card_check,
                             insertcoin_card_apply },
  [INSERTCOIN_VERB_KEEP] = { ON (KEEP), FALSE, 1, insertcoin_keep_check, insertcoin_keep_apply },
  [INSERTCOIN_VERB_DRAW] = { ON (DRAW) | ON (SYMBOL), TRUE, 2, insertcoin_draw_check,
                             insertcoin_draw_apply },
  [INSERTCOIN_VERB_LIFE] = { ON (DRAW), TRUE, 0, insertcoin_square_check, insertcoin_life_apply },
  [INSERTCOIN_VERB_FILL] = { ON (FILL), TRUE, 0, insertcoin_square_check, insertcoin_fill_apply },
  [INSERTCOIN_VERB_STRIKE] = { ON (STRIKE), FALSE, 1, insertcoin_strike_check,
                               insertcoin_strike_apply },
  [INSERTCOIN_VERB_LEAVE] = { ON (FILL) | ON (SYMBOL) | ON (STRIKE), FALSE, 0, NULL,
                              insertcoin_leave_apply },
};

const char *
insertcoin_stage_words (InsertcoinStage stage)
{
  static const char *const words[] = {
    N_ ("the cards that are kept"),    N_ ("a shape that was kept"),
    N_ ("the next card of the deck"),  N_ ("a symbol, or a square for a life"),
    N_ ("a square by an ability"),     N_ ("another symbol by an ability"),
    N_ ("whether an ability is used"), N_ ("nothing, the game is over"),
  };

  return _ (words[stage]);
}

/* Asking */

void
insertcoin_ask (gconstpointer data, FlipAsk *ask)
{
  static const FlipAskKind kinds[] = {
    FLIP_ASK_OPTION, FLIP_ASK_CARDS,     FLIP_ASK_CARDS,  FLIP_ASK_PLACEMENT,
    FLIP_ASK_SITE,   FLIP_ASK_PLACEMENT, FLIP_ASK_OPTION, FLIP_ASK_NOTHING,
  };
  static const char *const titles[] = {
    N_ ("choose your shapes"),      N_ ("Which card did {player} keep?"),
    N_ ("Which card was flipped?"), N_ ("draw a symbol"),
    N_ ("fill a square"),           N_ ("draw another symbol"),
    N_ ("strike the others?"),      NULL,
  };
  static const char *const todos[] = {
    N_ ("to choose"), NULL, NULL, N_ ("to draw"), N_ ("to fill"), N_ ("to draw"), NULL, NULL,
  };
  const InsertcoinState *state = data;

  memset (ask, 0, sizeof *ask);
  ask->kind = kinds[state->stage];
  ask->title = titles[state->stage];
  ask->todo = todos[state->stage];
  ask->who = state->seat;
  if (ask->kind == FLIP_ASK_NOTHING)
    ask->who = FLIP_TABLE;
  if (ask->kind != FLIP_ASK_CARDS)
    return;
  ask->who = FLIP_TABLE;
  if (state->stage == INSERTCOIN_STAGE_SHAPES)
    ask->about = state->seat + 1u;
  ask->count =
    state->stage == INSERTCOIN_STAGE_SHAPES ? INSERTCOIN_LEVELS - (guint) state->hands.n_shown : 1;
  ask->possible = insertcoin_possible (state);
  ask->draw = insertcoin_next_draw (state);
}

/* Listing */

static void
list_cards (const InsertcoinState *state, FlipMoveList *list)
{
  for (FlipCardSet left = insertcoin_possible (state); left; left &= left - 1)
    *flip_move_list_next (list) = flip_move_of_card (flip_card_set_first (left));
}

static void
list_symbols (const InsertcoinState *state, FlipMoveList *list)
{
  for (guint corner = 0; corner < INSERTCOIN_CORNERS; corner++)
    {
      if (insertcoin_may_draw (state, corner))
        insertcoin_symbol_legal (state, corner, list);
    }
}

static void
list_leave (FlipMoveList *list)
{
  *flip_move_list_next (list) = insertcoin_move (INSERTCOIN_VERB_LEAVE, FLIP_NO_SITE, 0, 0);
}

void
insertcoin_legal (gconstpointer data, FlipMoveList *list)
{
  const InsertcoinState *state = data;

  list->n = 0;
  switch ((InsertcoinStage) state->stage)
    {
    case INSERTCOIN_STAGE_KEEP:
      return insertcoin_keep_legal (state, list);
    case INSERTCOIN_STAGE_DRAW:
      list_symbols (state, list);
      return insertcoin_square_legal (state, INSERTCOIN_VERB_LIFE, list);
    case INSERTCOIN_STAGE_FILL:
      insertcoin_square_legal (state, INSERTCOIN_VERB_FILL, list);
      return list_leave (list);
    case INSERTCOIN_STAGE_SYMBOL:
      list_symbols (state, list);
      return list_leave (list);
    case INSERTCOIN_STAGE_STRIKE:
      *flip_move_list_next (list) =
        insertcoin_move (INSERTCOIN_VERB_STRIKE, FLIP_NO_SITE, (int) insertcoin_strike (state), 0);
      return list_leave (list);
    case INSERTCOIN_STAGE_OVER:
      return;
    default:
      return list_cards (state, list);
    }
}

/* Checking and playing */

static gboolean
is_well_formed (const FlipMove *move)
{
  if (!verbs[move->verb].has_site && move->site != FLIP_NO_SITE)
    return FALSE;
  for (guint i = verbs[move->verb].n_args; i < FLIP_MOVE_ARGS; i++)
    {
      if (move->arg[i])
        return FALSE;
    }

  return TRUE;
}

gboolean
insertcoin_check (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;

  if (move->verb >= INSERTCOIN_N_VERBS || !is_well_formed (move))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                        _ ("This is not a move of the game."));
  if (!(verbs[move->verb].stages & 1u << state->stage))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "IC-FLIP-1",
                        _ ("That is not what is asked now. Awaited: %s."),
                        insertcoin_stage_words (state->stage));
  return !verbs[move->verb].check || verbs[move->verb].check (state, move, refusal);
}

/* Why nothing can be filled there: as a single square, which is the least that can be done. */
void
insertcoin_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;
  gboolean fill = state->stage == INSERTCOIN_STAGE_FILL;
  FlipMove move = insertcoin_move (fill ? INSERTCOIN_VERB_FILL : INSERTCOIN_VERB_LIFE, site, 0, 0);

  if (insertcoin_check (state, &move, refusal))
    (void) flip_refuse (refusal, FLIP_REFUSED_REACH, site, "IC-DRAW-2",
                        _ ("No symbol fits here now."));
}

void
insertcoin_apply (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;

  g_assert (move->verb < INSERTCOIN_N_VERBS && verbs[move->verb].stages & 1u << state->stage);

  verbs[move->verb].apply (state, move);
}
