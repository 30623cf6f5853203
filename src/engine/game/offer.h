/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"

#define FLIP_MOST_GAINS    16
#define FLIP_MOST_OUTCOMES 2

/* One thing that a move gives or takes. */
typedef struct
{
  const char *glyph; /* the name of its picture, or NULL */
  char words[160];   /* translated: "+2 gold" */
} FlipGain;

/* Everything that a move itself gives to the seat that makes it. Whatever follows automatically,
   such as the income at the end of a round, is not included. */
typedef struct
{
  guint n;
  FlipGain gains[FLIP_MOST_GAINS];
  int points; /* the immediate change of the score */
} FlipGains;

/* One possible outcome of chance after a move, judged by the cards that are known. */
typedef struct
{
  char words[160]; /* translated: "Succeeds with 7 or more" */
  int chance;     /* in hundredths */
  FlipGains gains;
} FlipChance;

/* Adds a line; it is dropped if there is no room left. */
void flip_gains_add (FlipGains *gains, const char *glyph, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

/* "+2 points", "−1 point"; NULL if the score doesn't change. Freed by the caller. */
char *flip_points_words (int points);

/* Appends all gains, separated by commas, with the points last; appends nothing if there are
   none. */
void flip_gains_print (const FlipGains *gains, GString *text);

/* The share of good cases among equally likely ones, in hundredths and rounded. */
int flip_chance_of (guint good, guint all);

#define FLIP_OFFER_CARDS   4
#define FLIP_OFFER_CHOICES 3

/* One of the decisions that distinguish this move from others at the same site. */
typedef struct
{
  char asks[128];  /* translated: "Which card goes to your poker hand?" */
  char label[128]; /* translated: this move's answer, "7♦" */
} FlipOfferChoice;

/* Where moves that name a site are offered in addition to the sheet: nowhere; among the answers to
   the question; or as something that may be done first, under the question's aside. */
typedef enum
{
  FLIP_OFFER_AT_SITE,
  FLIP_OFFER_AS_ANSWER,
  FLIP_OFFER_ASIDE,
} FlipOfferPlace;

/* The parts of an offered move, so that a view need not take its text apart. */
typedef struct
{
  int price;         /* in the game's currency; 0: free */
  gboolean declines; /* it only declines something */
  gboolean rare;     /* it uses up something worth keeping for later, or costs a lot, so it is
                        never suggested */
  guint n_cards;     /* the cards involved, and the role of each */
  FlipCard cards[FLIP_OFFER_CARDS];
  char roles[FLIP_OFFER_CARDS][128]; /* translated: "value, moved 2 steps" */
  guint8 role_ids
    [FLIP_OFFER_CARDS]; /* from 1, if all answers give the same cards the same roles; otherwise 0 */
  /* Translated: what a card gives in its role, "red", or the name of a glyph in braces, "{spade}";
     may be empty. */
  char gives[FLIP_OFFER_CARDS][48];
  char rest[256];   /* translated: what else it costs or gives, without the price */
  char act[96];     /* translated: the label of its button, "Draw It"; may be empty; "{seat 2}"
                       as in labels */
  char brings[560]; /* translated: a sentence or two about its consequences; may be empty */
  guint lines;      /* the things that it buys together, one bit each; 0: it doesn't buy several
                       things */
  guint parts;      /* the parts of its site that it takes, one bit each; 0: its site has no
                       parts */
  guint picks;      /* the hidden cards that it takes, one bit each, in the order of the game's
                       `peek` */
  char badge[64]; /* the text of its small picture, with glyphs as in "+2 {cash}"; may be empty */
  FlipOfferChoice choices[FLIP_OFFER_CHOICES]; /* in the order in which people are asked */

  /* `result` is a number for everything that the move leads to except its cost: moves at one site
     with the same number have the same effect; 0: unknown. `uses` counts how often the move uses
     something of which a game has only a few. */
  guint64 result;
  guint uses;
  char heading[128]; /* translated: heading of its effects, "If you play it"; or empty */
  FlipGains gains;  /* what it gives for certain, without the price */
  guint n_outcomes; /* what chance decides afterwards; the chances add up to 100 if all outcomes
                       are listed */
  FlipChance outcomes[FLIP_MOST_OUTCOMES];
} FlipOffer;

/* Appends what the move gives and what chance may add: "+2 Wanted; 54 % Succeeds: +$3; 46 %
   Fails". */
void flip_offer_print (const FlipOffer *offer, GString *text);
