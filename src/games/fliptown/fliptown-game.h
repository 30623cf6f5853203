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

/* fliptown-stage.c: what is asked, and who may act */
void fliptown_ask (gconstpointer state, FlipAsk *ask);
void fliptown_refuse_site (gconstpointer state, guint16 site, FlipRefusal *refusal);
void fliptown_turn_to (gpointer state, guint seat);
void fliptown_refuse_now (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);

/* fliptown-cards.c */
void fliptown_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck);
guint fliptown_peek (gconstpointer state, guint seat, FlipDraw draws[FLIP_MAX_PEEKS]);

/* fliptown-moment.c */
void fliptown_where (gconstpointer state, FlipSummary *summary);
void fliptown_tell (const FlipSummary *summary, GString *text);
void fliptown_clock (gconstpointer state, FlipClock *clock);

/* fliptown-score.c */
void fliptown_result (gconstpointer state, FlipResult *result);
void fliptown_sources (gconstpointer before,
                       const FlipMove *move,
                       gconstpointer after,
                       guint seat,
                       FlipScore *sources);

/* Each in the file of its name; the goals in fliptown-bounty.c, the honours in fliptown-feats.c */
void fliptown_question (gconstpointer state, FlipQuestion *question);
gboolean fliptown_parse (gconstpointer state,
                         const char *text,
                         FlipMove *move,
                         FlipRefusal *refusal);
void fliptown_sites (gconstpointer state, guint seat, FlipSites *sites);
void fliptown_facts (gconstpointer state, int seat, FlipFacts *facts);
void fliptown_goals (gconstpointer state, FlipGoals *goals);
void fliptown_honours (gconstpointer state, guint seat, FlipHonours *honours);
void fliptown_notices (gconstpointer before,
                       const FlipMove *move,
                       gconstpointer after,
                       GPtrArray *notices);
extern const FlipLesson fliptown_lesson;
extern const FlipEvaluation fliptown_evaluation;
