/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One paragraph of a rules page: "### FT-MINE-3 Ways down" and what follows. */
typedef struct
{
  char *section;
  char *id;
  char *title;
  char *text;
} FlipRule;

/* The rules in the text of a page, in its order. */
GPtrArray *flip_rule_book_parse (const char *text);

G_END_DECLS
