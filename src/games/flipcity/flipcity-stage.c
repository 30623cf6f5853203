/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* What each stage asks, and which verbs answer it. */

#define ON(stage) (1u << FLIPCITY_STAGE_##stage)

static const struct
{
  guint stages;
  FlipcityPlace place; /* where its moves are */
  gboolean has_argument;
  gboolean (*check) (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal);
  void (*apply) (FlipcityState *state, const FlipMove *move);
} verbs[FLIPCITY_N_VERBS] = {
  [FLIPCITY_VERB_CARD] = { ON (TOP) | ON (PLAYED) | ON (BOTTOM), FLIPCITY_NOWHERE, TRUE,
                           flipcity_card_check, flipcity_card_apply },
  [FLIPCITY_VERB_PLAY] = { ON (PLAY), FLIPCITY_AT_DECK, FALSE, flipcity_play_check,
                           flipcity_play_apply },
  [FLIPCITY_VERB_STOP] = { ON (PLAY), FLIPCITY_AT_STOP, FALSE, flipcity_stop_check,
                           flipcity_stop_apply },
  [FLIPCITY_VERB_SHUFFLE] = { ON (PLAY), FLIPCITY_AT_DECK, TRUE, flipcity_shuffle_check,
                              flipcity_shuffle_apply },
  [FLIPCITY_VERB_RECYCLE] = { ON (PLAY), FLIPCITY_AT_DISCARD, FALSE, flipcity_recycle_check,
                              flipcity_recycle_apply },
  [FLIPCITY_VERB_BUY] = { ON (BUILD), FLIPCITY_AT_BUY, FALSE, flipcity_buy_check,
                          flipcity_buy_apply },
  [FLIPCITY_VERB_DEVELOP] = { ON (BUILD), FLIPCITY_AT_DEVELOP, FALSE, flipcity_develop_check,
                              flipcity_develop_apply },
  [FLIPCITY_VERB_FLIP] = { ON (BUILD), FLIPCITY_AT_DISCARD, TRUE, flipcity_flip_check,
                           flipcity_flip_apply },
  [FLIPCITY_VERB_DONE] = { ON (BUILD), FLIPCITY_AT_STOP, FALSE, flipcity_done_check,
                           flipcity_done_apply },
};

void
flipcity_ask (gconstpointer data, FlipAsk *ask)
{
  const FlipcityState *state = data;

  memset (ask, 0, sizeof *ask);
  ask->about = state->seat + 1u;
  ask->title = flipcity_question (state);
  ask->todo = state->stage == FLIPCITY_STAGE_BUILD ? N_ ("building") : N_ ("playing");
  if (state->stage == FLIPCITY_STAGE_OVER)
    ask->who = FLIP_TABLE;
  else if (verbs[FLIPCITY_VERB_CARD].stages & 1u << state->stage)
    {
      ask->kind = FLIP_ASK_CARDS;
      ask->who = FLIP_TABLE;
      ask->count = 1;
      ask->possible = flipcity_acting_seat (state)->kinds;
      ask->draw = flipcity_next_draw (state);
    }
  else
    {
      ask->kind = FLIP_ASK_SITE;
      ask->who = state->seat;
      ask->aside = state->stage == FLIPCITY_STAGE_PLAY ? N_ ("Recycle first?") : NULL;
    }
}

void
flipcity_legal (gconstpointer data, FlipMoveList *list)
{
  const FlipcityState *state = data;

  list->n = 0;
  if (state->stage == FLIPCITY_STAGE_PLAY)
    flipcity_play_legal (state, list);
  else if (state->stage == FLIPCITY_STAGE_BUILD)
    flipcity_build_legal (state, list);
  else if (state->stage != FLIPCITY_STAGE_OVER)
    for (guint left = flipcity_acting_seat (state)->kinds; left; left &= left - 1)
      flipcity_list (list, FLIPCITY_VERB_CARD, FLIP_NO_SITE, flip_card_set_first (left));
}

static gboolean
is_well_formed (const FlipMove *move)
{
  if (flipcity_site_place (move->site) != verbs[move->verb].place)
    return FALSE;
  for (guint i = verbs[move->verb].has_argument ? 1 : 0; i < FLIP_MOVE_ARGS; i++)
    {
      if (move->arg[i])
        return FALSE;
    }

  return TRUE;
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
    [FLIPCITY_STAGE_OVER] = N_ ("nothing, the game is over"),
  };

  return _ (words[state->stage]);
}

static gboolean
refuse_not_now (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  gboolean building = (verbs[move->verb].stages & ON (BUILD)) != 0;

  if (state->stage == FLIPCITY_STAGE_BUILD && move->verb == FLIPCITY_VERB_RECYCLE)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-RECYCLE-2",
                        _ ("Cards are recycled while cards are played, not while you build."));
  if (state->stage == FLIPCITY_STAGE_PLAY && building)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-TURN-1",
                        _ ("You build when you have stopped playing cards."));
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-TURN-1",
                      _ ("That is not what is asked now. Awaited: %s."), stage_words (state));
}

gboolean
flipcity_check (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;

  if (move->verb >= FLIPCITY_N_VERBS || !is_well_formed (move))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                        _ ("This is not a move of the game."));
  if (!(verbs[move->verb].stages & 1u << state->stage))
    return refuse_not_now (state, move, refusal);
  return verbs[move->verb].check (state, move, refusal);
}

/* The verb that people mean when they click a site. */
static FlipcityVerb
verb_at (const FlipcityState *state, guint16 site)
{
  gboolean building = state->stage == FLIPCITY_STAGE_BUILD;

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
  const FlipcityState *state = data;
  FlipMove move = flipcity_move (verb_at (state, site), site, 0);

  flipcity_check (state, &move, refusal);
}

void
flipcity_apply (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;

  g_assert (move->verb < FLIPCITY_N_VERBS && verbs[move->verb].stages & 1u << state->stage);

  verbs[move->verb].apply (state, move);
  flipcity_advance (state);
}
