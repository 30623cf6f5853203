/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/sheet/card-series.h"

G_BEGIN_DECLS

/* A way to a site, taken from the words that the game gives the move: which lineup card is used
   for what, and what else it takes. */
typedef struct
{
  FlipMove move;
  char *label; /* all of it */
  guint n_cards;
  FlipCard cards[FLIP_MOST_SERIES];
  char *roles[FLIP_MOST_SERIES]; /* "suit", "value moved 1 step" */
  char *rest;                    /* "2 gold"; may be empty */
  int price;                     /* the number in the rest */
} FlipWayWords;

FlipWayWords *flip_way_words_new (FlipSheetModel *model, const FlipMove *move);
void flip_way_words_free (FlipWayWords *words);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipWayWords, flip_way_words_free)

/* Every way to a site, the cheapest first. */
GPtrArray *flip_way_words_of_site (FlipSheetModel *model, guint site, guint most);

G_END_DECLS
