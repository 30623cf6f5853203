/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/refusal.h"

/* The words of a move's text, read from first to last. */
typedef struct
{
  char **words;
  guint n, at;
  FlipRefusal *refusal; /* may be NULL */
} FlipWords;

/* The word for an index of a list. */
typedef const char *(*FlipWordOf) (guint index);

/* Converts the line ends to those of Unix in place, however many carriage returns precede a line
   feed. */
char *flip_unix_lines (char *text);

/* Splits the text at its blanks and stores a limited number of words; returns how many there
   are. */
guint flip_words_split (char *text, char **words, guint most);

/* Refuses an empty line, and one with more words than there is room for. */
gboolean flip_words_check_number (FlipRefusal *refusal, guint n, guint most);

/* The next word; "" after the last. */
const char *flip_words_peek (const FlipWords *words);

/* Skips the next word if it is the expected one, ignoring case. */
gboolean flip_words_take (FlipWords *words, const char *expected);

/* The index of the next word in a list, which is skipped; -1 if it isn't in the list. */
int flip_words_take_known (FlipWords *words, FlipWordOf word, guint n);

/* Refuses the text as unreadable; always FALSE. */
gboolean flip_words_fail (const FlipWords *words, const char *rule, const char *text);

/* Refuses any words that are left over. */
gboolean flip_words_check_end (const FlipWords *words);
