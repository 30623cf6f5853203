/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"
#include "engine/game/deck.h"

/* A card has two sides, called faces. They are numbered in pairs: the front is even, its back odd.
   The dealer's cards are faces. */
#define FLIPCITY_MAX_PAIRS  (FLIP_MAX_KINDS / 2)
#define FLIPCITY_MAX_FACES  FLIP_MAX_KINDS
#define FLIPCITY_NO_FACE    0xff
#define FLIPCITY_NO_PRICE   0xff
#define FLIPCITY_MOST_PRICE 99
#define FLIPCITY_WORD_SIZE  24

/* The effects of a face. The first ones are gains of the turn, which recycling can give as well. */
typedef enum
{
  FLIPCITY_CASH,
  FLIPCITY_POINTS,
  FLIPCITY_UNHAPPY,
  FLIPCITY_LIMIT,
  FLIPCITY_ACTIONS,
  FLIPCITY_N_GAINS,
  FLIPCITY_CASH_PER_UNHAPPY = FLIPCITY_N_GAINS,
  FLIPCITY_BOTTOM_TO_DISCARD,
  FLIPCITY_CARDS_TO_WIN,
  FLIPCITY_FORCES_NEXT,
  FLIPCITY_N_EFFECTS
} FlipcityEffect;

/* Which parts of a face are house values: the effects from bit 0 on, then these. */
enum
{
  FLIPCITY_HOUSE_COST = 1 << FLIPCITY_N_EFFECTS,
  FLIPCITY_HOUSE_FLIP = FLIPCITY_HOUSE_COST << 1,
  FLIPCITY_HOUSE_TOP = FLIPCITY_HOUSE_COST << 2,
  FLIPCITY_HOUSE_FLIPPED = FLIPCITY_HOUSE_COST << 3,
  FLIPCITY_HOUSE_RECYCLE = FLIPCITY_HOUSE_COST << 4,
  FLIPCITY_HOUSE_ALL = 0xffff,
};

typedef struct
{
  char word[FLIPCITY_WORD_SIZE]; /* in the notation: "central-park" */
  guint8 effects[FLIPCITY_N_EFFECTS];
  guint8 recycle[FLIPCITY_N_GAINS];
  guint8 flip; /* the fee, or FLIPCITY_NO_PRICE */
  guint8 start;
  guint16 house;
} FlipcityFace;

typedef struct
{
  guint8 cost; /* or FLIPCITY_NO_PRICE */
  guint8 supply, solo;
  guint8 optional;
} FlipcityPair;

/* What can be built, as bits in listing order: the faces taken from the supply, which are bought
   fronts and developed backs, and from this bit on the faces that are flipped. */
#define FLIPCITY_FLIPS FLIPCITY_MAX_FACES

/* A card set, read and checked. It is plain data, as it is part of the state. */
typedef struct
{
  guint8 n_pairs;
  guint8 limit, points;
  guint16 forced;                           /* faces that must be played when on top, one bit each */
  guint16 recyclable;                       /* faces that can be recycled, one bit each */
  guint16 given_away;                       /* faces that leave their seat when they are flipped */
  guint32 builds[FLIPCITY_MOST_PRICE + 1];  /* by cash: everything it pays for, one bit each as above */
  FlipcityPair pairs[FLIPCITY_MAX_PAIRS];
  FlipcityFace faces[FLIPCITY_MAX_FACES];
} FlipcityCards;

static inline guint
flipcity_front (guint pair)
{
  return 2 * pair;
}

static inline guint
flipcity_back (guint pair)
{
  return 2 * pair + 1;
}

static inline guint
flipcity_other_side (guint face)
{
  return face ^ 1;
}

static inline guint
flipcity_n_faces (const FlipcityCards *cards)
{
  return 2u * cards->n_pairs;
}

/* What it costs to take a card from the supply with this face up: to buy it, or also to turn it over.
   FLIPCITY_NO_PRICE if that can't be done. */
static inline guint
flipcity_price (const FlipcityCards *cards, guint face)
{
  guint cost = cards->pairs[face / 2].cost, fee = cards->faces[face & ~1u].flip;

  if (face % 2 == 0 || cost == FLIPCITY_NO_PRICE)
    return cost;
  return fee == FLIPCITY_NO_PRICE ? FLIPCITY_NO_PRICE : cost + fee;
}

/* To be called after prices have changed. */
void flipcity_cards_weigh (FlipcityCards *cards);

/* Whether these cards can be won with at all, alone or against others, and an upper bound for the
   points of a turn. It returns FALSE only if that is certain. */
gboolean flipcity_can_be_won (const FlipcityCards *cards, gboolean is_solo, guint *points);

/* The format of a card set's file, which is read into a FlipcityCards; see flipcity-format.c. */
extern const FlipFormat flipcity_format;

/* The display name, translated if the card set is built in. */
const char *flipcity_word_name (const char *word);
const char *flipcity_face_name (const FlipcityCards *cards, guint face);
