/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/keys.h"
#include "games/flickemup/flickemup-state.h"

G_BEGIN_DECLS

/* The parts of reading a scenario. */

typedef const char *(*FlickemupWord) (guint index);

/* The index of the word that the text is, or -1. */
int flickemup_read_word (const char *text, FlickemupWord word, guint n);
void flickemup_read_goals (FlipKeys *keys, FlickemupScenario *scenario);

/* Whether everything that was read is consistent. */
void flickemup_scenario_check (FlipKeys *keys, const FlickemupScenario *scenario);

G_END_DECLS
