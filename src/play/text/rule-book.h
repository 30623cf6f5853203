/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* One rule of a rules page: "### FT-MINE-3 Ways down" and the text below. */
typedef struct
{
  char *section;
  char *id;
  char *title;
  char *text;
  char *source; /* the text with its tables as in the page */
} FlipRule;

/* A part of a rule: words, or a table whose first row is its head. */
typedef struct
{
  char *words;     /* or NULL */
  GPtrArray *rows; /* of char **, the cells; or NULL */
} FlipRulePart;

/* The rules in the text of a page, in its order. */
GPtrArray *flip_rule_book_parse (const char *text);

/* Replaces rules by translated ones with the same id; a rule without a translation stays as it
   is. */
void flip_rule_book_translate (GPtrArray *rules, GPtrArray *translated);

/* The rules of a game, in the first of the user's languages that has a page of them. */
GPtrArray *flip_rule_book_open (const char *game);

/* An array of FlipRulePart, in the order of the rule. */
GPtrArray *flip_rule_parts (const FlipRule *rule);

/* The name of the glyph that illustrates a rule, chosen by the subject in its id; or NULL. */
const char *flip_rule_glyph (const FlipRule *rule);

/* All words of a rule, folded for searching; and whether they contain a search text, ignoring
   case. */
char *flip_rule_fold (const FlipRule *rule);
gboolean flip_rule_is_found (const char *folded, const char *search);

G_END_DECLS
