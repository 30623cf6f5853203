/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/verb.h"

#include <glib/gi18n-lib.h>

/* helpers */

static inline guint
stage_of (const FlipGame *game, gconstpointer state)
{
  return *((const guint8 *) state + game->stage_offset);
}

static inline gboolean
answers_stage (const FlipVerb *verb, guint stage)
{
  return (verb->stages >> stage & 1) != 0;
}

static const FlipVerb *
row_of (const FlipGame *game, const FlipMove *move)
{
  g_assert (move->verb < game->n_verbs);

  return &game->verbs[move->verb];
}

static gboolean
is_well_formed (const FlipVerb *verb, const FlipMove *move)
{
  if (verb->has_site != (move->site != FLIP_NO_SITE))
    return FALSE;
  for (guint i = verb->n_args; i < FLIP_MOVE_ARGS; i++)
    {
      if (move->arg[i])
        return FALSE;
    }

  return TRUE;
}

/* public functions */

const char *
flip_game_stage (const FlipGame *game, gconstpointer state)
{
  g_assert (stage_of (game, state) < game->n_stages);

  return game->stages[stage_of (game, state)];
}

gboolean
flip_game_takes (const FlipGame *game, gconstpointer state, guint verb)
{
  return verb < game->n_verbs && answers_stage (&game->verbs[verb], stage_of (game, state));
}

void
flip_game_legal (const FlipGame *game, gconstpointer state, FlipMoveList *list)
{
  const FlipVerb *end = game->verbs + game->n_verbs;
  guint stage = stage_of (game, state);

  list->n = 0;
  for (const FlipVerb *verb = game->verbs; verb < end; verb++)
    {
      if (answers_stage (verb, stage) && verb->list)
        verb->list (state, list);
    }
}

void
flip_game_candidates (const FlipGame *game, gconstpointer state, FlipMoveList *list)
{
  list->n = 0;
  if (game->candidates)
    game->candidates (state, list);
  if (list->n == 0)
    flip_game_legal (game, state, list);
}

gboolean
flip_game_check (const FlipGame *game,
                 gconstpointer state,
                 const FlipMove *move,
                 FlipRefusal *refusal)
{
  const FlipVerb *verb;

  if (move->verb >= game->n_verbs || !is_well_formed (&game->verbs[move->verb], move))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                        _ ("This is not a move of the game."));
  verb = &game->verbs[move->verb];
  if (!answers_stage (verb, stage_of (game, state)))
    return refusal && (game->refuse_now (state, move, refusal), FALSE);
  return !verb->check || verb->check (state, move, refusal);
}

void
flip_game_apply (const FlipGame *game, gpointer state, const FlipMove *move)
{
  const FlipVerb *verb = row_of (game, move);

  g_assert (answers_stage (verb, stage_of (game, state)));

  if (game->prepare)
    game->prepare (state);
  verb->apply (state, move);
  if (game->advance)
    game->advance (state, move);
}

void
flip_game_print (const FlipGame *game, gconstpointer state, const FlipMove *move, GString *text)
{
  row_of (game, move)->print (state, move, text);
}

void
flip_game_describe (const FlipGame *game, gconstpointer state, const FlipMove *move, GString *text)
{
  row_of (game, move)->describe (state, move, text);
}

void
flip_game_label (const FlipGame *game, gconstpointer state, const FlipMove *move, GString *text)
{
  row_of (game, move)->label (state, move, text);
}

void
flip_game_offer (const FlipGame *game, gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  *offer = (FlipOffer){ 0 };
  if (row_of (game, move)->offer)
    row_of (game, move)->offer (state, move, offer);
}

FlipOfferPlace
flip_game_place (const FlipGame *game, const FlipMove *move)
{
  return row_of (game, move)->place;
}
