/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format-table.h"
#include "games/flickemup/flickemup-state.h"

/* The description of a scenario's file, and its parts. */
extern const FlipFormat flickemup_format;

/* flickemup-format-words.c: the words to choose from */
extern const FlipChoices flickemup_figures, flickemup_cowboys, flickemup_buildings,
  flickemup_tokens, flickemup_edges, flickemup_told;

/* The display name for the word of a figure; the caller frees it. */
char *flickemup_title_figure (FlipBoardFile *file, const char *word);

/* The index of the word that equals the text; `n` if none does. */
guint flickemup_find_word (const char *text, const char *const *words, guint n);

/* flickemup-format-goals.c */
#define FLICKEMUP_GOAL_FIELDS 3
extern const FlipField flickemup_goal_fields[FLICKEMUP_GOAL_FIELDS], flickemup_told_field;
void flickemup_check_told (FlipReading *reading);

/* flickemup-format-table.c: the table, for an editor */
extern const FlipTableFormat flickemup_table_format;

/* flickemup-begin.c */
void flickemup_draft (FlipBoardFile *file, gpointer state);

/* flickemup-scenario.c: values derived from the others; can be called repeatedly. */
void flickemup_scenario_settle (FlickemupScenario *scenario, FlipBoardFile *file);

/* flickemup-scenario-check.c: whether everything that was read is consistent */
void flickemup_scenario_check (FlipReading *reading);

/* How many of each token the box has left; negative if the scenario uses too many. */
void flickemup_scenario_left (const FlickemupScenario *scenario, int left[FLICKEMUP_TOKENS]);
