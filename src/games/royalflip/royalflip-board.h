/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/card.h"
#include "engine/format.h"

G_BEGIN_DECLS

#define ROYALFLIP_LINEUP       3
#define ROYALFLIP_LEAST_SIDE   2
#define ROYALFLIP_MAX_SIDE     6
#define ROYALFLIP_MAX_CELLS    (ROYALFLIP_MAX_SIDE * ROYALFLIP_MAX_SIDE)
#define ROYALFLIP_MAX_CASINOS  8
#define ROYALFLIP_MAX_SPACES   48
#define ROYALFLIP_MAX_DIAMONDS 12
#define ROYALFLIP_NO_CELL      0xff

/* Cells are numbered row by row as if every map had the greatest width, so that a number means the
   same place on all maps. */
static inline guint
royalflip_cell (guint column, guint row)
{
  return row * ROYALFLIP_MAX_SIDE + column;
}

static inline guint
royalflip_column (guint cell)
{
  return cell % ROYALFLIP_MAX_SIDE;
}

static inline guint
royalflip_row (guint cell)
{
  return cell / ROYALFLIP_MAX_SIDE;
}

/* A set of cells or spaces: one bit each. */
typedef guint64 RoyalflipSet;

#define ROYALFLIP_BIT(index) (G_GUINT64_CONSTANT (1) << (index))

typedef enum
{
  ROYALFLIP_RED,
  ROYALFLIP_BLACK,
  ROYALFLIP_N_COLOURS,
} RoyalflipColour;

/* What a space of the bonus track gives. */
typedef enum
{
  ROYALFLIP_BONUS_TOKEN,
  ROYALFLIP_BONUS_NUMBER,
  ROYALFLIP_BONUS_DIAMOND,
  ROYALFLIP_BONUS_POINTS,
  ROYALFLIP_N_BONUSES,
} RoyalflipBonus;

typedef enum
{
  ROYALFLIP_NORTH,
  ROYALFLIP_EAST,
  ROYALFLIP_SOUTH,
  ROYALFLIP_WEST,
  ROYALFLIP_N_SIDES,
} RoyalflipSide;

typedef struct
{
  guint8 suit;   /* FlipSuit */
  guint8 bonus;  /* RoyalflipBonus */
  guint8 amount; /* the extra number, or the points */
} RoyalflipSpace;

/* Outside the map, with its door at one cell of the edge. */
typedef struct
{
  guint8 side;
  guint8 cell;
} RoyalflipCasino;

/* The printed sheet, read from a board file. */
typedef struct
{
  guint8 columns, rows;
  guint8 n_casinos, n_spaces, n_diamonds;
  guint8 n_tokens; /* the ±1 spaces of the track; there are as many boxes for them */
  guint8 is_house; /* its values are our own, and are marked as such */
  guint8 rounds;
  guint8 jokers, royals_wild;
  guint8 highest; /* number that can be written */
  guint8 road_least, road_points, casino_points;
  guint8 area_least, area_points;
  guint8 most_diamonds, second_diamonds, tied_second_diamonds; /* points in PvP */
  guint16 jackpot;
  guint8 diamonds[ROYALFLIP_MAX_DIAMONDS];
  RoyalflipCasino casinos[ROYALFLIP_MAX_CASINOS];
  RoyalflipSpace spaces[ROYALFLIP_MAX_SPACES];
  RoyalflipSet cells;                /* that the map has */
  guint8 doors[ROYALFLIP_MAX_CELLS]; /* one bit per casino with its door there */
  RoyalflipSet neighbours[ROYALFLIP_MAX_CELLS];
} RoyalflipBoard;

/* What its file holds. */
extern const FlipFormat royalflip_format;

gboolean royalflip_board_read (RoyalflipBoard *board,
                               const char *text,
                               const char *name,
                               GError **error);

/* From the values of the file: what follows from them. */
void royalflip_board_derive (RoyalflipBoard *board);
gboolean royalflip_is_at_side (const RoyalflipBoard *board, guint cell, RoyalflipSide side);

/* The words of board files and of the notation. */
const char *royalflip_colour_word (RoyalflipColour colour);

/* "c4": the column's letter and the row. */
#define ROYALFLIP_CELL_TEXT 4
const char *royalflip_cell_print (guint cell, char text[ROYALFLIP_CELL_TEXT]);
guint royalflip_cell_parse (const RoyalflipBoard *board, const char *text);

static inline guint
royalflip_count (RoyalflipSet set)
{
  return (guint) __builtin_popcountll (set);
}

static inline guint
royalflip_first (RoyalflipSet set)
{
  return (guint) __builtin_ctzll (set);
}

G_END_DECLS
