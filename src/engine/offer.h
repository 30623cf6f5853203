/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/card.h"

G_BEGIN_DECLS

#define FLIP_OFFER_CARDS 4

/* Where the moves of a verb that have a site are offered beside the sheet: nowhere; as an answer of the question, too;
   or as something that may be done before, as the question's aside says. */
typedef enum
{
  FLIP_OFFER_AT_SITE,
  FLIP_OFFER_AS_ANSWER,
  FLIP_OFFER_ASIDE,
} FlipOfferPlace;

/* What a move is made of that people are offered, so that a view need not read its words. */
typedef struct
{
  int price;         /* in what the game's prices are in; 0: free */
  gboolean declines; /* it only leaves something alone */
  guint n_cards;     /* cards that play a part in it, and which part */
  FlipCard cards[FLIP_OFFER_CARDS];
  char roles[FLIP_OFFER_CARDS][64]; /* translated: "value, moved 2 steps" */
  char gives[FLIP_OFFER_CARDS]
            [16];   /* translated: what a card gives in its part, "red", or a glyph's
                                       word in braces, "{spade}"; may be empty */
  char rest[96];    /* translated: what else it takes or gives, but not the price */
  char act[32];     /* translated: a button that does it, "Draw It"; may be empty; "{seat 2}" as in
                       labels */
  char brings[200]; /* translated: a sentence or two about what comes of it; may be empty */
  guint picks;      /* hidden cards that it takes, a bit each, as the game's peek counts them */
  char badge[24]; /* what a small picture of it says, with glyphs as in "+2 {cash}"; may be empty */
  char heading[48];   /* translated: over what it would bring, "If you play it"; empty: not told */
  char chance_of[24]; /* translated: what chance decides then, "Bust"; empty: nothing is told */
  int chance;         /* of that, in hundredths */
} FlipOffer;

G_END_DECLS
