/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Puts translated words together as the language wants them: no sentence is made of pieces whose
   order, blanks and stops only English has. */

/* Adds one more part to a list: "2 gold" becomes "2 gold, closed". An empty one adds nothing. */
void flip_phrase_add (GString *text, const char *part);
void flip_phrase_add_printf (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The parts of a list, up to NULL: "Mine, 2b, open". Empty ones are left out. Freed by the caller. */
char *flip_phrase_list (const char *first, ...) G_GNUC_NULL_TERMINATED;

/* What something is called and what it is: "Cash: 24". Freed by the caller. */
char *flip_phrase_label (const char *label, const char *words);

/* Adds one more part to a list whose parts are lists themselves: "2 gold, closed; Ann: 3". */
void flip_phrase_add_clause (GString *text, const char *clause);

/* Adds a sentence after those that are there; an empty one adds nothing. */
void flip_phrase_say (GString *text, const char *sentence);
void flip_phrase_say_printf (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Adds what a sentence brought: "Passes." becomes "Passes: +1 gold." */
void flip_phrase_explain (GString *text, const char *words);

/* Puts a phrase in the place of the text, which is a part of it; takes the phrase. */
void flip_phrase_become (GString *text, char *phrase);

/* Whether a stop ends the text. */
gboolean flip_phrase_is_finished (const char *text);

/* Ends the text with a stop if it has none. */
void flip_phrase_finish (GString *text);

/* "Ann", "Ann and Bob", "Ann, Bob and Cleo". Freed by the caller. */
char *flip_phrase_join (const char *const *names, guint n);

/* A number with this many decimals, written as the language has it: "12,5" in German, wherever the system's own
   settings come from. Freed by the caller. */
char *flip_phrase_decimal (double number, guint decimals);

/* Whether the language is written from right to left; and whether a text is, by its first letter. Words in braces
   don't count. */
gboolean flip_phrase_language_is_rtl (void);
gboolean flip_phrase_is_rtl (const char *text);

/* A name for a sentence in a window: set apart from the words around it if it is written the other way. Freed by
   the caller. */
char *flip_phrase_isolate (const char *name);

/* The name itself. */
const char *flip_phrase_isolated (const char *name);

/* How many columns of a terminal, or letters of the usual width, a text takes: a wide letter, such as a Chinese one,
   takes two, and what is not seen takes none. */
guint flip_phrase_width (const char *text);

/* Copies or prints into room of fixed size. What doesn't fit is cut at a letter and ends with "…". */
const char *flip_phrase_copy (char *room, const char *text, gsize size);
const char *flip_phrase_print (char *room, gsize size, const char *format, ...)
  G_GNUC_PRINTF (3, 4);
const char *flip_phrase_vprint (char *room, gsize size, const char *format, va_list arguments)
  G_GNUC_PRINTF (3, 0);

G_END_DECLS
