/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/flickemup/flickemup-rules.h"

/* The functions in the game's table. */

enum
{
  FLICKEMUP_N_TALLIES = 6
};
extern const FlipTally flickemup_tallies[FLICKEMUP_N_TALLIES];

#define FLICKEMUP_N_OPTIONS 7
extern const FlipOption flickemup_options[FLICKEMUP_N_OPTIONS];

/* flickemup-question.c */
void flickemup_ask (gconstpointer state, FlipAsk *ask);
void flickemup_refuse_site (gconstpointer state, guint16 site, FlipRefusal *refusal);
void flickemup_play (const FlipVerb *verb, gpointer state, const FlipMove *move);
void flickemup_question (gconstpointer state, FlipQuestion *question);
void flickemup_tell_time (gconstpointer state, FlipClock *clock);

/* flickemup-parse.c */
gboolean flickemup_parse (gconstpointer state,
                          const char *text,
                          FlipMove *move,
                          FlipRefusal *refusal);

/* flickemup-goal.c, flickemup-sites.c, flickemup-facts.c */
void flickemup_goals (gconstpointer state, FlipGoals *goals);
void flickemup_sites (gconstpointer state, guint seat, FlipSites *sites);
void flickemup_facts (gconstpointer state, int seat, FlipFacts *facts);

/* flickemup-score.c */
void flickemup_score (gconstpointer state, guint seat, FlipScore *score);
void flickemup_result (gconstpointer state, FlipResult *result);
void flickemup_honours (gconstpointer state, guint seat, FlipHonours *honours);
void flickemup_notices (gconstpointer before,
                        const FlipMove *move,
                        gconstpointer after,
                        GPtrArray *notices);

/* flickemup.c, flickemup-briefing.c, flickemup-begin.c, flickemup-lesson.c */
gboolean flickemup_sound (gconstpointer state, GString *problem);
void flickemup_briefing (const FlipSetup *setup, GPtrArray *briefing);
gboolean flickemup_begin (gpointer state, const FlipSetup *setup, GError **error);
extern const FlipLesson flickemup_lesson;
