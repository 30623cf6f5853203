/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"
#include "games/insertcoin/insertcoin-grid.h"

#define INSERTCOIN_LEVELS      3
#define INSERTCOIN_LEAST_CARDS 10
#define INSERTCOIN_MAX_CARDS   60
#define INSERTCOIN_MAX_PILES   4
#define INSERTCOIN_MAX_SHAPES  16
#define INSERTCOIN_MAX_SYMBOLS 16
#define INSERTCOIN_WORD_SIZE   16
#define INSERTCOIN_MAX_CELLS   10
#define INSERTCOIN_SPAN        6 /* the greatest width or height of a symbol, in squares */
#define INSERTCOIN_TURNS       8 /* four quarter turns, then those of the mirrored symbol */
#define INSERTCOIN_CORNERS     2
#define INSERTCOIN_NO_SYMBOL   ((guint8) 0xff)

/* The abilities that a complete level gives. */
typedef enum
{
  INSERTCOIN_NO_ABILITY,
  INSERTCOIN_FILL,   /* `amount` squares of the seat's own sheet */
  INSERTCOIN_SKULL,  /* the others miss a flip */
  INSERTCOIN_LIFE,   /* amount lives */
  INSERTCOIN_SYMBOL, /* another symbol of the card */
  INSERTCOIN_SHIELD, /* safe from skull and bolt */
  INSERTCOIN_BOLT,   /* the others lose amount lives */
  INSERTCOIN_COIN,   /* amount coins */
  INSERTCOIN_GHOST,  /* the next symbol may cross the contour */
  INSERTCOIN_N_ABILITIES
} InsertcoinAbility;

/* The parts of a shape that are Flipside's own and not checked against a printed copy. */
typedef enum
{
  INSERTCOIN_HOUSE_VALUE = 1 << 0,
  INSERTCOIN_HOUSE_ABILITY = 1 << 1,
  INSERTCOIN_HOUSE_SQUARES = 1 << 2,
} InsertcoinHouse;

typedef struct
{
  char word[INSERTCOIN_WORD_SIZE];
  InsertcoinGrid squares;
  guint8 n_squares, value;
  guint8 ability, amount;
  guint8 house; /* InsertcoinHouse */
} InsertcoinShape;

/* A symbol in one orientation: its squares as offsets from the first of them in reading order. */
typedef struct
{
  guint8 steps[INSERTCOIN_MAX_CELLS];
  guint8 same_as; /* the first orientation that looks like this one */
} InsertcoinTurn;

typedef struct
{
  char word[INSERTCOIN_WORD_SIZE];
  guint8 n_cells;
  guint8 house; /* yes or no */
  InsertcoinTurn turns[INSERTCOIN_TURNS];
} InsertcoinSymbol;

typedef struct
{
  guint8 shape;
  guint8 number; /* among the cards of its shape, from 1 */
  guint8 symbols[INSERTCOIN_CORNERS]; /* the second one may be INSERTCOIN_NO_SYMBOL */
  guint8 house; /* yes or no */
} InsertcoinCard;

/* A card set: plain data, read from a file. */
typedef struct
{
  InsertcoinShape shapes[INSERTCOIN_MAX_SHAPES];
  InsertcoinSymbol symbols[INSERTCOIN_MAX_SYMBOLS];
  InsertcoinCard cards[INSERTCOIN_MAX_CARDS];
  guint8 n_shapes, n_symbols, n_cards;
  guint8 side;                            /* of a level, in squares */
  guint8 n_piles;                         /* one per GAME OVER card */
  guint8 pile_ends[INSERTCOIN_MAX_PILES]; /* flips after which a pile is gone */
  InsertcoinGrid level;                   /* all squares of a level */
  guint8 indices[INSERTCOIN_NOWHERE];     /* their numbers, row by row */
  guint16 level_squares;                  /* number of squares of a level */
  guint16 inverse;                        /* n * inverse >> 16 is n / side, for every square */
  guint8 house; /* some of it is Flipside's own */
} InsertcoinSet;

/* The format of a card set's file, which is read into an InsertcoinSet. */
extern const FlipFormat insertcoin_format;

gboolean insertcoin_set_read (InsertcoinSet *set,
                              const char *text,
                              const char *name,
                              GError **error);

/* insertcoin-symbol.c: all orientations of a symbol, from the squares of the first */
void insertcoin_symbol_turn (InsertcoinSymbol *symbol, const guint8 (*cells)[2], guint n_cells);

/* Row and column of an offset from the first square. No symbol extends more than five columns to
   the left or right of its first square. */
static inline int
insertcoin_step_row (guint step)
{
  return (int) (step + INSERTCOIN_SPAN - 1) / INSERTCOIN_STRIDE;
}

static inline int
insertcoin_step_column (guint step)
{
  return (int) step - insertcoin_step_row (step) * INSERTCOIN_STRIDE;
}

/* The words of files and of the notation, and their display names. */
const char *insertcoin_ability_word (InsertcoinAbility ability);
const char *insertcoin_name (const char *word);
const char *insertcoin_pile_name (guint pile);
const char *insertcoin_level_id (guint level);
const char *insertcoin_level_name (guint level);
void insertcoin_ability_describe (InsertcoinAbility ability, guint amount, GString *text);
