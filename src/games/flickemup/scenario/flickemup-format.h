/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format-table.h"
#include "games/flickemup/flickemup-state.h"

G_BEGIN_DECLS

/* The description of a scenario's file, and its parts. */
extern const FlipFormat flickemup_format;

/* flickemup-format-words.c: the words to choose from */
extern const FlipChoices flickemup_figures, flickemup_cowboys, flickemup_buildings,
  flickemup_tokens, flickemup_edges, flickemup_told;

/* What people read for the word of a figure or a building; the caller frees it. */
char *flickemup_title_figure (FlipBoardFile *file, const char *word);
char *flickemup_title_building (FlipBoardFile *file, const char *word);

typedef const char *(*FlickemupWord) (guint index);

/* The index of the word that the text is; `n` if it is none of them. */
guint flickemup_find_word (const char *text, FlickemupWord word, guint n);

/* flickemup-format-goals.c */
#define FLICKEMUP_GOAL_FIELDS 3
extern const FlipField flickemup_goal_fields[FLICKEMUP_GOAL_FIELDS], flickemup_told_field;
void flickemup_check_told (FlipReading *reading);

/* flickemup-format-table.c: its table, for an editor */
extern const FlipTableFormat flickemup_table_format;

/* flickemup-begin.c */
void flickemup_draft (FlipBoardFile *file, gpointer state);

/* flickemup-scenario.c: what follows from the values together; it can be done again. */
void flickemup_scenario_settle (FlickemupScenario *scenario, FlipBoardFile *file);

/* flickemup-scenario-check.c: whether everything that was read is consistent */
void flickemup_scenario_check (FlipReading *reading);

/* What the box has more of than the scenario uses; less than 0 where it uses too many. */
void flickemup_scenario_left (const FlickemupScenario *scenario, int left[FLICKEMUP_TOKENS]);

G_END_DECLS
