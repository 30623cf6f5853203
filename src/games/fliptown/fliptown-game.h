/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/fliptown/fliptown-rules.h"

/* The functions in the game's table. */

enum
{
  FLIPTOWN_N_TALLIES = 14
};
extern const FlipTally fliptown_tallies[FLIPTOWN_N_TALLIES];

#define FLIPTOWN_N_OPTIONS 10
extern const FlipOption fliptown_options[FLIPTOWN_N_OPTIONS];

/* fliptown-stage.c: what is asked, and what several verbs share */
void fliptown_ask (gconstpointer state, FlipAsk *ask);
void fliptown_refuse_site (gconstpointer state, guint16 site, FlipRefusal *refusal);

/* fliptown-cards.c */
void fliptown_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck);
guint fliptown_peek (gconstpointer state, guint seat, FlipDraw draws[FLIP_MAX_PEEKS]);

/* fliptown-stage.c: who may act */
void fliptown_turn_to (gpointer state, guint seat);
void fliptown_refuse_now (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);

/* fliptown-bounty.c */
void fliptown_goals (gconstpointer state, FlipGoals *goals);

/* fliptown-score.c */
void fliptown_result (gconstpointer state, FlipResult *result);

/* fliptown-feats.c */
void fliptown_honours (gconstpointer state, guint seat, FlipHonours *honours);

/* fliptown-question.c */
void fliptown_question (gconstpointer state, FlipQuestion *question);

/* fliptown-parse.c */
gboolean fliptown_parse (gconstpointer state,
                         const char *text,
                         FlipMove *move,
                         FlipRefusal *refusal);

/* fliptown-moment.c */
void fliptown_where (gconstpointer state, FlipSummary *summary);
void fliptown_tell (const FlipSummary *summary, GString *text);
void fliptown_clock (gconstpointer state, FlipClock *clock);

/* fliptown-score.c */
void fliptown_sources (gconstpointer before,
                       const FlipMove *move,
                       gconstpointer after,
                       guint seat,
                       FlipScore *sources);

/* fliptown-sites.c */
void fliptown_sites (gconstpointer state, guint seat, FlipSites *sites);

/* fliptown-facts.c */
void fliptown_facts (gconstpointer state, int seat, FlipFacts *facts);

/* fliptown-notices.c */
void fliptown_notices (gconstpointer before,
                       const FlipMove *move,
                       gconstpointer after,
                       GPtrArray *notices);

/* fliptown-lesson.c */
extern const FlipLesson fliptown_lesson;
extern const FlipEvaluation fliptown_evaluation;
