/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/stage.h"
#include "games/flipcity/flipcity-cards.h"

#define FLIPCITY_MAX_SEATS 4

/* Sites are numbered consecutively: the deck, the exit of a phase, then four for each card: its two
   sides in the discard, buying and developing it. So there are no gaps, whatever the card set. */
enum
{
  FLIPCITY_SITE_DECK,
  FLIPCITY_SITE_STOP,
  FLIPCITY_FIRST_SITE_OF_CARDS,
  FLIPCITY_SITES_OF_A_CARD = 4,
  FLIPCITY_SITES = FLIPCITY_FIRST_SITE_OF_CARDS + FLIPCITY_SITES_OF_A_CARD * FLIPCITY_MAX_PAIRS,
};

typedef enum
{
  FLIPCITY_AT_DECK,
  FLIPCITY_AT_STOP,
  FLIPCITY_AT_DISCARD,
  FLIPCITY_AT_BUY,
  FLIPCITY_AT_DEVELOP,
  FLIPCITY_NOWHERE,
} FlipcityPlace;

/* The stages in which the sheet waits for an answer; the automatic ones in between are passed
   through. */
typedef enum
{
  FLIPCITY_STAGE_TURN,   /* automatic */
  FLIPCITY_STAGE_TOP,    /* the table reports the top card */
  FLIPCITY_STAGE_PLAY,   /* the seat plays, stops, shuffles or recycles */
  FLIPCITY_STAGE_PLAYED, /* the table reports the card that was played */
  FLIPCITY_STAGE_BOTTOM, /* the table reports the bottom card, which goes to the discard */
  FLIPCITY_STAGE_BUILD,
  FLIPCITY_STAGE_END, /* automatic */
  FLIPCITY_STAGE_OVER,
  FLIPCITY_N_STAGES,
} FlipcityStage;

/* How the cards of a deck are entered, in the order of the option's values. If Flipside deals, they
   are known as soon as they are on top. */
typedef enum
{
  FLIPCITY_TOP_TOLD,
  FLIPCITY_TOP_PLAYED, /* first that a card is played, then which one it was */
  FLIPCITY_TOP_NAMED,  /* naming a card plays it; the top card may be entered before */
} FlipcityTelling;

/* How the last turn of a seat went, for the others to see. */
typedef enum
{
  FLIPCITY_LAST_NONE,
  FLIPCITY_LAST_BUST,
  FLIPCITY_LAST_STOPPED,
  FLIPCITY_LAST_BOUGHT,
  FLIPCITY_LAST_FLIPPED,
  FLIPCITY_LAST_DEVELOPED,
} FlipcityDeed;

typedef struct
{
  guint8 deed; /* FlipcityDeed */
  guint8 face; /* the face that caused the bust, or was built */
  guint16 points;
} FlipcityLast;

/* A seat's cards. The contents of all piles are known, only the deck's order is not. */
typedef struct
{
  guint8 deck[FLIPCITY_MAX_FACES];
  guint8 discard[FLIPCITY_MAX_FACES];
  guint8 more[FLIPCITY_MAX_FACES]; /* the cards of the present shuffle beyond one of a kind */
  guint16 shuffled_kinds;
  guint16 kinds;     /* faces in the deck, one bit each */
  guint16 discarded; /* faces in the discard */
  guint16 shuffle;
  guint8 next;      /* how many cards of the shuffle are no longer in the deck */
  guint8 n_deck;    /* cards left in the deck */
  guint8 n_discard; /* cards in the discard */
  guint8 top;       /* the face on top, or FLIPCITY_NO_FACE if it is unknown */
  guint16 turns, busts;
  guint16 best;      /* points of the best turn that was not a bust */
  guint8 most_cards; /* most cards played in a turn that was not a bust */
  guint8 given;      /* cards given to opponents, or removed from a solo game */
  FlipcityLast last;
} FlipcitySeat;

/* The gains and events of the present turn. */
typedef struct
{
  gint32 gains[FLIPCITY_N_GAINS]; /* cash left, points, unhappiness, limit, building actions left */
  guint8 n_played;
  guint8 shuffled;              /* the deck was shuffled in this turn */
  guint8 recycled;              /* cards turned over in the discard */
  guint8 to_win;                /* number of cards with which a played card wins, or 0 */
  guint8 forces_next;           /* the last card played requires that the next is played too */
  guint8 bottoms_due;           /* bottom cards that have yet to go to the discard */
  guint8 built;                 /* building actions taken */
  guint8 none[5];               /* zeros, so that everything above is cleared by writing whole pairs of words */
  guint8 played[FLIP_MAX_DECK]; /* followed by zeros */
} FlipcityTurn;

/* A number cleared in two parts by two writes would stall the next read. */
G_STATIC_ASSERT (G_STRUCT_OFFSET (FlipcityTurn, played) % 16 == 0);

/* Why the game is over. */
typedef enum
{
  FLIPCITY_NOT_OVER,
  FLIPCITY_WON_BY_POINTS,
  FLIPCITY_WON_BY_CARDS,
  FLIPCITY_SUPPLY_EMPTY,
} FlipcityEnd;

typedef struct
{
  FlipcityCards cards;
  guint8 n_seats, seat;
  guint8 stage, end;
  guint8 telling; /* FlipcityTelling */
  guint8 lenient; /* in the first edition of the rules, cards not yet entered didn't have to be played */
  guint8 first;   /* the seat that begins each round */
  guint16 round;
  guint16 shuffles;
  guint16 stocked; /* faces in the supply, one bit each: both sides of a card */
  guint8 n_supply;
  guint8 supply[FLIPCITY_MAX_PAIRS];
  guint8 filled; /* how many cards the supply began with */
  FlipcityTurn turn;
  FlipcitySeat seats[FLIPCITY_MAX_SEATS];
} FlipcityState;

G_STATIC_ASSERT (sizeof (FlipcityState) <= 2048);
G_STATIC_ASSERT (FLIPCITY_MAX_PAIRS <= 8);

static inline guint
flipcity_site_pair (guint site)
{
  return (site - FLIPCITY_FIRST_SITE_OF_CARDS) / FLIPCITY_SITES_OF_A_CARD;
}

/* The face in the discard, or the face taken from the supply. */
static inline guint
flipcity_site_face (guint site)
{
  return 2 * flipcity_site_pair (site) + (site - FLIPCITY_FIRST_SITE_OF_CARDS) % 2;
}

static inline FlipcityPlace
flipcity_site_place (guint site)
{
  guint among = (site - FLIPCITY_FIRST_SITE_OF_CARDS) % FLIPCITY_SITES_OF_A_CARD;

  if (site >= FLIPCITY_SITES)
    return FLIPCITY_NOWHERE;
  if (site < FLIPCITY_FIRST_SITE_OF_CARDS)
    return site == FLIPCITY_SITE_DECK ? FLIPCITY_AT_DECK : FLIPCITY_AT_STOP;
  return among < 2 ? FLIPCITY_AT_DISCARD : among == 2 ? FLIPCITY_AT_BUY : FLIPCITY_AT_DEVELOP;
}

static inline guint
flipcity_discard_site_of (guint face)
{
  return FLIPCITY_FIRST_SITE_OF_CARDS + face / 2 * FLIPCITY_SITES_OF_A_CARD + face % 2;
}

static inline guint
flipcity_buy_site_of (guint pair)
{
  return FLIPCITY_FIRST_SITE_OF_CARDS + pair * FLIPCITY_SITES_OF_A_CARD + 2;
}

static inline guint
flipcity_develop_site_of (guint pair)
{
  return flipcity_buy_site_of (pair) + 1;
}

/* The site where a face is taken from the supply. */
static inline guint
flipcity_taking_site (guint face)
{
  return flipcity_buy_site_of (face / 2) + face % 2;
}

static inline const FlipcitySeat *
flipcity_acting_seat (const FlipcityState *state)
{
  return &state->seats[state->seat];
}

static inline gboolean
flipcity_is_solo (const FlipcityState *state)
{
  return state->n_seats == 1;
}
