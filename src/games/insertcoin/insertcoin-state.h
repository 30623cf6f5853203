/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/stage.h"
#include "games/insertcoin/insertcoin-set.h"

#define INSERTCOIN_MAX_SEATS   6
#define INSERTCOIN_LIVES       3 /* in a row */
#define INSERTCOIN_LIFE_ROWS   4 /* on the sheet */
#define INSERTCOIN_COINS       3 /* at the start */
#define INSERTCOIN_SQUARE_COST 1 /* lives */
#define INSERTCOIN_COIN_POINTS 3
#define INSERTCOIN_LIFE_POINTS 1
#define INSERTCOIN_NO_SHAPE    ((guint8) 0xff)

/* The cards that are dealt to a seat, which keeps one for each level. */
#define INSERTCOIN_DEAL      5
#define INSERTCOIN_DRAFT     4
#define INSERTCOIN_MOST_HAND INSERTCOIN_DEAL

/* The stages in which the sheet waits for an answer. */
typedef enum
{
  INSERTCOIN_STAGE_KEEP,   /* a seat keeps some of its hidden cards */
  INSERTCOIN_STAGE_SHAPES, /* the kept cards are shown */
  INSERTCOIN_STAGE_FLIP,
  INSERTCOIN_STAGE_DRAW,
  INSERTCOIN_STAGE_FILL,   /* squares by an ability */
  INSERTCOIN_STAGE_SYMBOL, /* another symbol by an ability */
  INSERTCOIN_STAGE_STRIKE, /* skull or bolt, to use or decline */
  INSERTCOIN_STAGE_SQUARES, /* counters only: the empty squares of a level */
  INSERTCOIN_STAGE_OVER,
  INSERTCOIN_N_STAGES,
} InsertcoinStage;

/* Why the game is over; several reasons may apply at once. */
typedef enum
{
  INSERTCOIN_END_LEVELS = 1 << 0,
  INSERTCOIN_END_CARDS = 1 << 1,
  INSERTCOIN_END_LIVES = 1 << 2,
  INSERTCOIN_END_COIN = 1 << 3,
} InsertcoinEnd;

/* One player's sheet. */
typedef struct
{
  InsertcoinGrid filled[INSERTCOIN_LEVELS];
  guint8 shapes[INSERTCOIN_LEVELS]; /* of the set, or INSERTCOIN_NO_SHAPE */
  guint8 cards[INSERTCOIN_LEVELS];  /* the cards that gave the shapes */
  guint8 complete;                  /* one bit per level */
  guint8 coins, coins_gained, coins_inserted;
  guint8 lives;
  guint8 row; /* row of lives in use, from 0 */
  guint8 lives_lost;
  guint8 shield, misses; /* each yes or no */
  guint8 ghost;          /* how many symbols may still cross the contour */
  guint8 early;          /* levels that were complete at the first GAME OVER */
} InsertcoinSeat;

/* The hidden hands: only the positions of the cards are public. */
typedef struct
{
  guint32 taken;                                        /* one bit per position in the deal */
  guint8 n_kept[INSERTCOIN_MAX_SEATS];                  /* in a draft they grow one by one */
  guint8 kept[INSERTCOIN_MAX_SEATS][INSERTCOIN_LEVELS]; /* positions in the deal */
  guint8 round;                                         /* of a draft */
  guint8 n_shown;                                       /* shown so far by the seat that is showing its cards */
} InsertcoinHands;

/* The public knowledge about the deck. */
typedef struct
{
  FlipCardSet seen;  /* since the piles were made */
  guint8 flips;      /* how many cards were flipped */
  guint8 game_overs; /* one bit per pile whose GAME OVER was flipped */
  FlipCard flipped;  /* the card whose symbols are drawn */
} InsertcoinDeck;

/* What a seat has left to do in its turn. */
typedef struct
{
  guint8 drawn;        /* symbols of the card drawn so far, one bit each */
  guint8 fills;        /* squares */
  guint8 symbols;      /* further symbols */
  guint8 skull, bolts; /* strikes that it may use */
} InsertcoinPending;

/* Where a seat paused in its turn, while another one acts. */
typedef struct
{
  guint8 stage; /* 0 if it did not pause */
  InsertcoinPending pending;
} InsertcoinPause;

typedef struct
{
  InsertcoinSet set;
  InsertcoinHands hands;
  InsertcoinDeck deck;
  InsertcoinPending pending;
  guint8 n_seats;
  guint8 draft; /* option: hands are passed on */
  guint8 dealt; /* Flipside deals, so the hands are chosen here */
  guint8 counters; /* option: the players draw on their own boards */
  guint8 corrected; /* the edition of the rules, from 0 */
  guint8 level;    /* the level whose empty squares are counted */
  guint16 counted; /* entries about the changes made by a flip */
  guint8 stage, seat;
  guint8 done; /* seats that have drawn or chosen, or miss this flip; with counters only, seats that
                  gave a life for this flip; one bit each */
  guint8 ends;                        /* InsertcoinEnd, when it is over */
  guint8 skulls;                      /* one bit per seat that used one on this flip */
  guint8 bolts[INSERTCOIN_MAX_SEATS]; /* lives that each seat takes from the others */
  InsertcoinPause pauses[INSERTCOIN_MAX_SEATS];
  InsertcoinSeat seats[INSERTCOIN_MAX_SEATS];
} InsertcoinState;

G_STATIC_ASSERT (sizeof (InsertcoinState) <= 4096);

/* The cards of the set come first, then GAME OVER, and a stand-in for any card where cards are only
   counted. */
G_STATIC_ASSERT (INSERTCOIN_MAX_CARDS + 2 <= 64);

static inline FlipCard
insertcoin_game_over (const InsertcoinState *state)
{
  return state->set.n_cards;
}

static inline FlipCard
insertcoin_any_card (const InsertcoinState *state)
{
  return (FlipCard) (state->set.n_cards + 1);
}

static inline FlipCardSet
insertcoin_all_cards (const InsertcoinState *state)
{
  return (G_GUINT64_CONSTANT (1) << state->set.n_cards) - 1;
}

/* The number of cards in the deck. */
static inline guint
insertcoin_flips (const InsertcoinState *state)
{
  return state->set.n_cards + state->set.n_piles;
}

/* How many symbols the flipped card has. */
static inline guint
insertcoin_corners (const InsertcoinState *state)
{
  return state->set.cards[state->deck.flipped].symbols[1] == INSERTCOIN_NO_SYMBOL ? 1 : 2;
}

/* Both corners of the flipped card have the same symbol. */
static inline gboolean
insertcoin_is_double (const InsertcoinState *state)
{
  const InsertcoinCard *card = &state->set.cards[state->deck.flipped];

  return card->symbols[0] == card->symbols[1];
}

/* Sites: the squares of the levels row by row, then the lives of the seats. */
static inline guint
insertcoin_n_squares (const InsertcoinState *state)
{
  return INSERTCOIN_LEVELS * state->set.level_squares;
}

static inline guint
insertcoin_site (const InsertcoinState *state, guint level, guint square)
{
  return level * state->set.level_squares + state->set.indices[square];
}

static inline guint
insertcoin_site_level (const InsertcoinState *state, guint site)
{
  guint squares = state->set.level_squares;

  return (site >= squares) + (site >= 2 * squares) + (site >= 3 * squares);
}

static inline guint
insertcoin_site_square (const InsertcoinState *state, guint site)
{
  guint index = site - insertcoin_site_level (state, site) * state->set.level_squares;
  guint row = index * state->set.inverse >> 16;

  return index + row * (INSERTCOIN_STRIDE - state->set.side);
}

static inline const InsertcoinShape *
insertcoin_shape (const InsertcoinState *state, const InsertcoinSeat *seat, guint level)
{
  return &state->set.shapes[seat->shapes[level]];
}

static inline const InsertcoinSymbol *
insertcoin_corner (const InsertcoinState *state, guint corner)
{
  return &state->set.symbols[state->set.cards[state->deck.flipped].symbols[corner]];
}

static inline gboolean
insertcoin_has_shape (const InsertcoinSeat *seat, guint level)
{
  return seat->shapes[level] != INSERTCOIN_NO_SHAPE;
}

static inline InsertcoinGrid
insertcoin_free (const InsertcoinState *state, const InsertcoinSeat *seat, guint level)
{
  return insertcoin_has_shape (seat, level) ? insertcoin_grid_without (
           insertcoin_shape (state, seat, level)->squares, seat->filled[level])
                                            : (InsertcoinGrid){ 0 };
}

static inline guint
insertcoin_count (guint bits)
{
  return (guint) __builtin_popcount (bits);
}

static inline guint
insertcoin_hand_size (const InsertcoinState *state)
{
  return state->draft ? INSERTCOIN_DRAFT : INSERTCOIN_DEAL;
}
