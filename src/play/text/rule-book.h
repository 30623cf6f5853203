/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* One paragraph of a rules page: "### FT-MINE-3 Ways down" and what follows. */
typedef struct
{
  char *section;
  char *id;
  char *title;
  char *text;
  char *source; /* the same with its tables as the page has them */
} FlipRule;

/* A piece of a rule: words, or a table, whose first row is its head. */
typedef struct
{
  char *words;     /* or NULL */
  GPtrArray *rows; /* of char **, the cells; or NULL */
} FlipRulePart;

/* The rules in the text of a page, in its order. */
GPtrArray *flip_rule_book_parse (const char *text);

/* Puts translated rules in the place of those with the same id; a rule without a translation stays as it is. */
void flip_rule_book_translate (GPtrArray *rules, GPtrArray *translated);

/* The rules of a game, in the first of people's languages that has a page of them. */
GPtrArray *flip_rule_book_open (const char *game);

/* The pieces of a rule, in its order; of FlipRulePart. */
GPtrArray *flip_rule_parts (const FlipRule *rule);

/* The word of the glyph that shows what a rule is about, by the subject in its id; or NULL. */
const char *flip_rule_glyph (const FlipRule *rule);

/* All words of a rule, made for searching; and whether they hold what somebody looks for, in either case. */
char *flip_rule_fold (const FlipRule *rule);
gboolean flip_rule_is_found (const char *folded, const char *search);

G_END_DECLS
