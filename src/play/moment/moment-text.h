/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* What is asked, in one line: title, cards in play, sentence and note. */
char *flip_moment_prompt (const FlipMoment *moment);

/* A card as the notation has it. */
char *flip_moment_card_word (const FlipMoment *moment, FlipCard card);

/* What a mark is called, for programs: "circled"; NULL for none. */
const char *flip_mark_word (FlipMark mark);

/* What is asked, as one line for people who review the rules: kind, who, stage, the numbers of
   answers and of sites in reach, what waits. No word of it is translated. */
void flip_moment_print_ask (const FlipMoment *moment, GString *text);

G_END_DECLS
