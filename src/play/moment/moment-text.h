/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The question in one line: title, cards in play, sentence and note. */
char *flip_moment_prompt (const FlipMoment *moment);

/* A card in the notation of the sheet. */
char *flip_moment_card_word (const FlipMoment *moment, FlipCard card);

/* The word for a mark that programs use: "circled"; NULL for no mark. */
const char *flip_mark_word (FlipMark mark);

/* The question as one line for reviewing the rules: kind, seat, stage, the numbers of answers and
   of sites in reach, what is pending. It is never translated. */
void flip_moment_print_ask (const FlipMoment *moment, GString *text);

G_END_DECLS
