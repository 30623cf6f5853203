/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"

G_BEGIN_DECLS

/* A way to a site: the move, what it is made of, and all of it in words. */
typedef struct
{
  FlipMove move;
  FlipOffer offer;
  char *label;
  char *price;        /* in words; NULL where it is free */
  gboolean own_cards; /* its cards are the game's own */
} FlipWayWords;

/* "2 gold", in what the game's prices are in. */
char *flip_price_words (const FlipGame *game, int price);

FlipWayWords *flip_way_words_new (FlipSheetModel *model, const FlipMove *move);
void flip_way_words_free (FlipWayWords *words);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipWayWords, flip_way_words_free)

/* Every way to a site, the cheapest first. */
GPtrArray *flip_way_words_of_site (FlipSheetModel *model, guint site, guint most);

G_END_DECLS
