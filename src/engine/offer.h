/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/card.h"

G_BEGIN_DECLS

#define FLIP_OFFER_CARDS 4

/* What a move is made of that people are offered, so that a view need not read its words. */
typedef struct
{
  int price;         /* in what the game's prices are in; 0: free */
  gboolean declines; /* it only leaves something alone */
  guint n_cards;     /* cards that play a part in it, and which part */
  FlipCard cards[FLIP_OFFER_CARDS];
  char roles[FLIP_OFFER_CARDS][64]; /* translated: "value, moved 2 steps" */
  char piece[48];                   /* translated: what a placement places; may be empty */
  char rest[96];                    /* translated: what else it takes or gives, but not the price */
} FlipOffer;

G_END_DECLS
