/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/ask.h"
#include "engine/game/move.h"
#include "engine/game/question.h"
#include "engine/game/refusal.h"
#include "engine/game/setup.h"

G_BEGIN_DECLS

/* Everything about one stage of a game is one row: what the rules wait for there, for programs and
   in words. The texts are translatable, and NULL if there is nothing to say or if `say` writes
   them; see FlipQuestion. */
typedef struct
{
  const char *word; /* for programs, never translated: "lineup" */
  const char *rule; /* the id of the rule about what is asked; or NULL */
  FlipAskKind kind; /* the kind of question, for the game's `ask`, which may choose another */
  const char *needs; /* the expected answer, as a refusal names it: "the next card of the lineup" */
  const char *title;
  const char *sentence;
  const char *todo;

  /* Adds the words that depend on the state; called after the texts have been added. */
  void (*say) (gconstpointer state, FlipQuestion *question);
} FlipStage;

/* The word of the current stage, the id of its rule, and the answer that it needs, translated. */
const char *flip_game_stage (const FlipGame *game, gconstpointer state);
const char *flip_game_stage_rule (const FlipGame *game, gconstpointer state);
const char *flip_game_stage_needs (const FlipGame *game, gconstpointer state);

/* Fills in a new question with what people are asked. */
void flip_game_ask_people (const FlipGame *game, gconstpointer state, FlipQuestion *question);

/* Refuses a move whose verb is not an answer now, and names what the stage needs. */
void flip_game_refuse_now (const FlipGame *game,
                           gconstpointer state,
                           const FlipMove *move,
                           FlipRefusal *refusal);

G_END_DECLS
