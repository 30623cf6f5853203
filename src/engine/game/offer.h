/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"
#include "engine/game/gains.h"

G_BEGIN_DECLS

#define FLIP_OFFER_CARDS   4
#define FLIP_OFFER_CHOICES 3

/* One thing that people decide by choosing this move rather than another at the same site. */
typedef struct
{
  char asks[128];  /* translated: "Which card to the poker hand?" */
  char label[128]; /* translated: what this move decides, "7♦" */
} FlipOfferChoice;

/* Where the moves of a verb that name a site are offered apart from the sheet: nowhere; among the
   answers to the question; or as something that may be done first, as the question's aside says. */
typedef enum
{
  FLIP_OFFER_AT_SITE,
  FLIP_OFFER_AS_ANSWER,
  FLIP_OFFER_ASIDE,
} FlipOfferPlace;

/* The parts of a move that people are offered, so that a view need not take its words apart. */
typedef struct
{
  int price;         /* in the game's currency; 0: free */
  gboolean declines; /* it only leaves something alone */
  gboolean rare;     /* it uses up something that people keep for later, or costs a lot: it is never
                        suggested */
  guint n_cards;     /* the cards that play a part in it, and which part */
  FlipCard cards[FLIP_OFFER_CARDS];
  char roles[FLIP_OFFER_CARDS][128]; /* translated: "value, moved 2 steps" */
  guint8 role_ids
    [FLIP_OFFER_CARDS]; /* from 1, where all answers give the same cards the same parts; else 0 */
  /* Translated: what a card gives in its part, "red", or a glyph's word in braces, "{spade}"; may
     be empty. */
  char gives[FLIP_OFFER_CARDS][48];
  char rest[256];   /* translated: what else it takes or gives, but not the price */
  char act[96];     /* translated: a button that does it, "Draw It"; may be empty; "{seat 2}" as in
                       labels */
  char brings[560]; /* translated: a sentence or two about its consequences; may be empty */
  guint lines;      /* things that it buys together, one bit each; 0: it is not such a purchase */
  guint parts;      /* of its site that it takes, one bit each; 0: its site has no parts */
  guint picks;      /* hidden cards that it takes, one bit each, as the game's peek counts */
  char badge[64]; /* what a small picture of it says, with glyphs as in "+2 {cash}"; may be empty */
  FlipOfferChoice choices[FLIP_OFFER_CHOICES]; /* in the order in which they are asked */

  /* A number for all that the move leads to except what it costs: moves at one site with the same
     number bring the same. 0: nothing is known about that. And how often it uses something that is
     there a few times a game. */
  guint64 result;
  guint uses;
  char heading[128]; /* translated: heading of what it would bring, "If you play it"; or empty */
  FlipGains gains;  /* what it brings for certain, but not the price */
  guint n_outcomes; /* what chance decides then; their chances add up to 100 where all are told */
  FlipChance outcomes[FLIP_MOST_OUTCOMES];
} FlipOffer;

/* Appends what it brings and what chance may add: "+2 Wanted; 54 % Succeeds: +$3; 46 % Fails". */
void flip_offer_print (const FlipOffer *offer, GString *text);

G_END_DECLS
