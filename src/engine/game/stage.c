/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/stage.h"

#include "engine/base/phrase.h"
#include "engine/game/game.h"

#include <glib/gi18n-lib.h>

static const FlipStage *
row_of (const FlipGame *game, gconstpointer state)
{
  guint stage = *((const guint8 *) state + game->stage_offset);

  g_assert (stage < game->n_stages);

  return &game->stages[stage];
}

const char *
flip_game_stage (const FlipGame *game, gconstpointer state)
{
  return row_of (game, state)->word;
}

const char *
flip_game_stage_rule (const FlipGame *game, gconstpointer state)
{
  const char *rule = row_of (game, state)->rule;

  return rule ? rule : "";
}

const char *
flip_game_stage_needs (const FlipGame *game, gconstpointer state)
{
  const char *needs = row_of (game, state)->needs;

  return needs ? _ (needs) : "";
}

void
flip_game_ask_people (const FlipGame *game, gconstpointer state, FlipQuestion *question)
{
  const FlipStage *stage = row_of (game, state);

  if (stage->todo)
    question->todo = _ (stage->todo);
  if (game->question)
    game->question (state, question);
  if (stage->title)
    g_string_append (question->title, _ (stage->title));
  if (stage->sentence)
    flip_phrase_say (question->sentence, _ (stage->sentence));
  if (stage->say)
    stage->say (state, question);
}

void
flip_game_refuse_now (const FlipGame *game,
                      gconstpointer state,
                      const FlipMove *move,
                      FlipRefusal *refusal)
{
  const FlipStage *stage = row_of (game, state);

  if (move->seat && game->seat_rule)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, game->seat_rule,
                        /* Translators: {seat %u}: is replaced by the name of that player; %s: what
                           is asked for */
                        _ ("{seat %u} is not asked now. What is needed: %s."), move->seat,
                        flip_game_stage_needs (game, state));
  else if (move->seat)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("It is not {seat %u}’s turn."), move->seat);
  else if (stage == &game->stages[game->n_stages - 1])
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, game->now_rule,
                        _ ("The game is over."));
  else if (stage->needs)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, game->now_rule,
                        /* Translators: %s: what is asked for */
                        _ ("Something else is needed right now: %s."), _ (stage->needs));
  else
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, game->now_rule,
                        _ ("Something else is needed right now."));
}

/* The name used in scripts and files. People don't see it, so it isn't translated. */
const char *
flip_ask_kind_name (FlipAskKind kind)
{
  static const char *const names[] = {
    "nothing", "cards", "site", "option", "amount", "placement", "flick",
  };

  g_return_val_if_fail (kind < G_N_ELEMENTS (names), "?");

  return names[kind];
}

FlipQuestion *
flip_question_new (void)
{
  FlipQuestion *question = g_new0 (FlipQuestion, 1);

  question->title = g_string_new (NULL);
  question->sentence = g_string_new (NULL);
  question->note = g_string_new (NULL);
  question->table = g_string_new (NULL);
  question->purse = FLIP_NO_PURSE;
  return question;
}

void
flip_question_free (FlipQuestion *question)
{
  g_string_free (question->title, TRUE);
  g_string_free (question->sentence, TRUE);
  g_string_free (question->note, TRUE);
  g_string_free (question->table, TRUE);
  g_free (question);
}
