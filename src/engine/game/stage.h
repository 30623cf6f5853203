/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/ask.h"
#include "engine/game/move.h"
#include "engine/game/question.h"
#include "engine/game/refusal.h"
#include "engine/game/setup.h"

G_BEGIN_DECLS

/* Everything about one stage of a game is one row: what the rules wait for there, for programs and in
   words. The texts are translatable, and NULL where there is nothing to say or where `say` says it; see
   FlipQuestion. */
typedef struct
{
  const char *word; /* for programs, never translated: "lineup" */
  const char *rule; /* the id of the rule about what is asked; or NULL */
  FlipAskKind kind; /* of the question, for the game's `ask`, which may know better */
  const char *needs; /* what is asked for, as a refusal names it: "the next card of the lineup" */
  const char *title;
  const char *sentence;
  const char *todo;

  /* What depends on the state; it comes after the texts. */
  void (*say) (gconstpointer state, FlipQuestion *question);
} FlipStage;

/* The word of the stage, the id of its rule, and what it needs, translated. */
const char *flip_game_stage (const FlipGame *game, gconstpointer state);
const char *flip_game_stage_rule (const FlipGame *game, gconstpointer state);
const char *flip_game_stage_needs (const FlipGame *game, gconstpointer state);

/* What is asked, for people; for a new question. */
void flip_game_ask_people (const FlipGame *game, gconstpointer state, FlipQuestion *question);

/* Refuses a move whose verb is not an answer now, by what the stage needs. */
void flip_game_refuse_now (const FlipGame *game,
                           gconstpointer state,
                           const FlipMove *move,
                           FlipRefusal *refusal);

G_END_DECLS
