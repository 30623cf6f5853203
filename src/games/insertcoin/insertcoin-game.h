/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/insertcoin/insertcoin-rules.h"

/* The functions in the game's table. */

enum
{
  INSERTCOIN_N_TALLIES = 6
};
extern const FlipTally insertcoin_tallies[INSERTCOIN_N_TALLIES];

/* insertcoin.c */
gboolean insertcoin_begin (gpointer state, const FlipSetup *setup, GError **error);

/* insertcoin-hands.c: choosing shapes */
guint insertcoin_peek (gconstpointer state, guint seat, FlipDraw draws[FLIP_MAX_PEEKS]);

/* insertcoin-deck.c */
void insertcoin_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck);

/* insertcoin-symbol.c: where a symbol fits */
void insertcoin_tiles (const InsertcoinState *state, FlipTiles *tiles);

/* insertcoin-parse.c */
gboolean insertcoin_parse (gconstpointer state,
                           const char *text,
                           FlipMove *move,
                           FlipRefusal *refusal);

/* insertcoin-question.c: the questions, and why another move is not an answer */
void insertcoin_ask (gconstpointer state, FlipAsk *ask);
void insertcoin_refuse_site (gconstpointer state, guint16 site, FlipRefusal *refusal);
void insertcoin_question (gconstpointer state, FlipQuestion *question);
void insertcoin_where (gconstpointer state, FlipSummary *summary);
void insertcoin_clock (gconstpointer state, FlipClock *clock);

/* insertcoin-result.c */
void insertcoin_result (gconstpointer state, FlipResult *result);
void insertcoin_honours (gconstpointer state, guint seat, FlipHonours *honours);
void insertcoin_notices (gconstpointer before,
                         const FlipMove *move,
                         gconstpointer after,
                         GPtrArray *notices);

/* insertcoin-sites.c */
void insertcoin_sites (gconstpointer state, guint seat, FlipSites *sites);
void insertcoin_facts (gconstpointer state, int seat, FlipFacts *facts);

/* insertcoin-lesson.c */
extern const FlipLesson insertcoin_lesson;
extern const FlipEvaluation insertcoin_evaluation;
