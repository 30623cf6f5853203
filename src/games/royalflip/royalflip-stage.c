/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* What each stage asks, and which verbs answer it. */

#define ON(stage) (1u << ROYALFLIP_STAGE_##stage)

static const struct
{
  guint stages;
  gboolean has_site;
  guint n_args;
  gboolean (*check) (const RoyalflipState *state, const FlipMove *move, FlipRefusal *refusal);
  void (*apply) (RoyalflipState *state, const FlipMove *move);
} verbs[ROYALFLIP_N_VERBS] = {
  [ROYALFLIP_VERB_CARD] = { ON (LINEUP), FALSE, 1, royalflip_card_check, royalflip_card_apply },
  [ROYALFLIP_VERB_PICK] = { ON (PICK), FALSE, 1, royalflip_pick_check, royalflip_pick_apply },
  [ROYALFLIP_VERB_COLOUR] = { ON (COLOUR), FALSE, 1, royalflip_colour_check,
                              royalflip_colour_apply },
  [ROYALFLIP_VERB_NUMBER] = { ON (NUMBER), FALSE, 1, royalflip_number_check,
                              royalflip_number_apply },
  [ROYALFLIP_VERB_WRITE] = { ON (WRITE) | ON (EXTRA), TRUE, 1, royalflip_write_check,
                             royalflip_write_apply },
  [ROYALFLIP_VERB_CIRCLE] = { ON (TRACK), TRUE, 0, royalflip_circle_check, royalflip_circle_apply },
  [ROYALFLIP_VERB_TIE] = { ON (TIE), FALSE, 1, royalflip_tie_check, royalflip_tie_apply },
};

static FlipAskKind
kind_of (RoyalflipStage stage)
{
  switch (stage)
    {
    case ROYALFLIP_STAGE_LINEUP:
      return FLIP_ASK_CARDS;
    case ROYALFLIP_STAGE_NUMBER:
      return FLIP_ASK_AMOUNT;
    case ROYALFLIP_STAGE_WRITE:
    case ROYALFLIP_STAGE_TRACK:
    case ROYALFLIP_STAGE_EXTRA:
      return FLIP_ASK_SITE;
    case ROYALFLIP_STAGE_OVER:
      return FLIP_ASK_NOTHING;
    default:
      return FLIP_ASK_OPTION;
    }
}

static void
ask_cards (const RoyalflipState *state, FlipAsk *ask)
{
  ask->count = ROYALFLIP_LINEUP - (guint) state->n_lineup;
  ask->possible = royalflip_possible (state);
  ask->draw.position = (guint16) (state->round * ROYALFLIP_LINEUP + state->n_lineup);
}

void
royalflip_ask (gconstpointer data, FlipAsk *ask)
{
  const RoyalflipState *state = data;

  memset (ask, 0, sizeof *ask);
  ask->kind = kind_of (state->stage);
  ask->who = state->stage == ROYALFLIP_STAGE_LINEUP || state->stage >= ROYALFLIP_STAGE_TIE
               ? FLIP_TABLE
               : state->seat;
  ask->title = royalflip_stage_title (state);
  ask->todo = royalflip_stage_todo (state);
  if (ask->kind == FLIP_ASK_CARDS)
    ask_cards (state, ask);
  else if (ask->kind == FLIP_ASK_AMOUNT)
    {
      ask->least = FLIP_ACE;
      ask->most = state->board.highest;
    }
}

/* Listing */

static void
list_cards (const RoyalflipState *state, FlipMoveList *list)
{
  for (FlipCardSet left = royalflip_possible (state); left; left &= left - 1)
    *flip_move_list_next (list) = flip_move_of_card (flip_card_set_first (left));
}

/* All answers of a verb up to a highest argument that pass its check. */
static void
list_answers (const RoyalflipState *state, RoyalflipVerb verb, int end, FlipMoveList *list)
{
  for (int first = 0; first < end; first++)
    {
      FlipMove move = royalflip_move (verb, FLIP_NO_SITE, first);

      if (verbs[verb].check (state, &move, NULL))
        flip_move_list_add (list, &move);
    }
}

void
royalflip_legal (gconstpointer data, FlipMoveList *list)
{
  const RoyalflipState *state = data;

  list->n = 0;
  switch (state->stage)
    {
    case ROYALFLIP_STAGE_LINEUP:
      return list_cards (state, list);
    case ROYALFLIP_STAGE_PICK:
      return list_answers (state, ROYALFLIP_VERB_PICK, ROYALFLIP_ARRANGEMENTS, list);
    case ROYALFLIP_STAGE_COLOUR:
      return list_answers (state, ROYALFLIP_VERB_COLOUR, ROYALFLIP_N_COLOURS, list);
    case ROYALFLIP_STAGE_NUMBER:
      return list_answers (state, ROYALFLIP_VERB_NUMBER, state->board.highest + 1, list);
    case ROYALFLIP_STAGE_WRITE:
    case ROYALFLIP_STAGE_EXTRA:
      return royalflip_write_legal (state, list);
    case ROYALFLIP_STAGE_TRACK:
      return royalflip_circle_legal (state, list);
    case ROYALFLIP_STAGE_TIE:
      return list_answers (state, ROYALFLIP_VERB_TIE, state->n_seats, list);
    default:
      return;
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

static gboolean
refuse_not_now (const RoyalflipState *state, guint16 site, FlipRefusal *refusal)
{
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, site, "RF-ROUND-3",
                      _ ("That is not what is asked now. Awaited: %s."),
                      royalflip_stage_words (state->stage));
}

gboolean
royalflip_check (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;

  if (move->verb >= ROYALFLIP_N_VERBS || !is_well_formed (move))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                        _ ("This is not a move of the game."));
  if (!(verbs[move->verb].stages & 1u << state->stage))
    return refuse_not_now (state, move->site, refusal);
  return verbs[move->verb].check (state, move, refusal);
}

/* While the track is asked a site is circled; while the map is, it is written. */
void
royalflip_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  gboolean track = state->stage == ROYALFLIP_STAGE_TRACK;
  FlipMove move = royalflip_move (track ? ROYALFLIP_VERB_CIRCLE : ROYALFLIP_VERB_WRITE, site, 0);

  royalflip_check (state, &move, refusal);
}

void
royalflip_apply (gpointer data, const FlipMove *move)
{
  RoyalflipState *state = data;

  g_assert (move->verb < ROYALFLIP_N_VERBS && verbs[move->verb].stages & 1u << state->stage);

  verbs[move->verb].apply (state, move);
  royalflip_advance (state);
}
