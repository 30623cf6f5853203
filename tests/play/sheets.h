/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

/* What the tests of src/play share: the golden sheets as a store of positions, and all that a moment
   shows as lines of text, so that two moments can be compared the slow way. */

/* A golden sheet by its game and its name: "royalflip", "four". */
FlipSession *sheets_read (const char *game, const char *name);

/* All of them, as FlipSession, in the order of their files. */
GPtrArray *sheets_read_all (void);

/* All of them, or under slow tools one in so many. */
GPtrArray *sheets_read_part (void);

/* A game against a cowbot that ends in a tie: no golden sheet has one. */
FlipSession *sheets_read_tie (void);

guint sheets_stage (const FlipGame *game, gconstpointer state);

/* Goes to where the stage first asks a question of that kind, as if the sheet ended there. */
void sheets_go_to (FlipSession *session, guint stage, FlipAskKind kind);

/* Each of them one string per site, fact, goal or line; freed with g_strfreev. */
GStrv sheets_list_sites (const FlipGame *game, gconstpointer state, guint seat);
GStrv sheets_list_facts (const FlipGame *game, gconstpointer state, int seat);
GStrv sheets_list_goals (const FlipGame *game, gconstpointer state);
GStrv sheets_list_score (const FlipGame *game, gconstpointer state, guint seat);

/* The same of values that a moment gives. */
GStrv sheets_print_sites (const FlipSites *sites);
GStrv sheets_print_facts (const FlipFacts *facts);
GStrv sheets_print_goals (const FlipGoals *goals);
GStrv sheets_print_score (const FlipScore *score);
char *sheets_print_result (const FlipResult *result);

void sheets_assert_same (GStrv a, GStrv b);
