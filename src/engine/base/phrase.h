/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Combines translated words according to the language: no sentence is assembled from pieces whose
   order, spaces and punctuation are right only in English. */

/* Adds a part to a list: "2 gold" becomes "2 gold, closed". An empty part adds nothing. */
void flip_phrase_add (GString *text, const char *part);
void flip_phrase_add_printf (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The parts of a list, up to NULL: "Mine, 2b, open". Empty ones are left out. Freed by the caller. */
char *flip_phrase_list (const char *first, ...) G_GNUC_NULL_TERMINATED;

/* The same text for the beginning of a line: "Two pair". The caller frees it. */
char *flip_phrase_capital (const char *text);

/* A label and its value: "Cash: 24". The caller frees it. */
char *flip_phrase_label (const char *label, const char *words);

/* Adds a part to a list whose parts are themselves lists: "2 gold, closed; Ann: 3". */
void flip_phrase_add_clause (GString *text, const char *clause);

/* Adds a sentence after the existing ones; an empty one adds nothing. */
void flip_phrase_say (GString *text, const char *sentence);
void flip_phrase_say_printf (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Adds the effect of a sentence: "Passes." becomes "Passes: +1 gold." */
void flip_phrase_explain (GString *text, const char *words);

/* Replaces the text by a phrase that contains it; takes ownership of the phrase. */
void flip_phrase_become (GString *text, char *phrase);

/* Whether the text ends with a full stop. */
gboolean flip_phrase_is_finished (const char *text);

/* Ends the text with a full stop if it has none. */
void flip_phrase_finish (GString *text);

/* "Ann", "Ann and Bob", "Ann, Bob and Cleo". Freed by the caller. */
char *flip_phrase_join (const char *const *names, guint n);

/* A number with this many decimals in the format of the program's language: "12,5" in German,
   whatever the system's own locale is. The caller frees it. */
char *flip_phrase_decimal (double number, guint decimals);

/* Whether the language is written from right to left; and whether a text is, judging by its first
   letter or mark of direction. Words in braces don't count. */
gboolean flip_phrase_language_is_rtl (void);
gboolean flip_phrase_is_rtl (const char *text);

/* A name for use in a sentence in a window: isolated from the words around it if its direction
   differs; a sentence that begins with it keeps its own direction. The caller frees it. */
char *flip_phrase_isolate (const char *name);

/* The name without the isolating marks. */
const char *flip_phrase_isolated (const char *name);

/* The width of a text in terminal columns: a wide character, such as a Chinese one, takes two, and
   an invisible one none. */
guint flip_phrase_width (const char *text);

/* Copies or prints into a buffer of fixed size. A text that doesn't fit is cut between characters
   and ends with "…". */
const char *flip_phrase_copy (char *room, const char *text, gsize size);
const char *flip_phrase_print (char *room, gsize size, const char *format, ...)
  G_GNUC_PRINTF (3, 4);
const char *flip_phrase_vprint (char *room, gsize size, const char *format, va_list arguments)
  G_GNUC_PRINTF (3, 0);
