/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"
#include "engine/boards/format.h"

G_BEGIN_DECLS

#define ROYALFLIP_LINEUP       3
#define ROYALFLIP_LEAST_SIDE   2
#define ROYALFLIP_MAX_SIDE     7
#define ROYALFLIP_MAX_CELLS    (ROYALFLIP_MAX_SIDE * ROYALFLIP_MAX_SIDE)
#define ROYALFLIP_MAX_CASINOS  8
#define ROYALFLIP_MAX_SPACES   48
#define ROYALFLIP_MAX_DIAMONDS 12
#define ROYALFLIP_MAX_STEPS    12 /* of a table of points */
#define ROYALFLIP_MAX_TRACKS   4  /* rows of the bonus track */
#define ROYALFLIP_MAX_IN_A_ROW 16
#define ROYALFLIP_MAX_WAYS     12
#define ROYALFLIP_NAME_SIZE    20 /* of a casino, with the zero behind it */
#define ROYALFLIP_NO_CELL      0xff

/* A number means the same place on all maps: first the cells of six columns and six rows, row by
   row; then those of the seventh column and those of the seventh row, which came later. */
enum
{
  ROYALFLIP_FIRST_SIDE = ROYALFLIP_MAX_SIDE - 1,
  ROYALFLIP_LAST_COLUMN = ROYALFLIP_FIRST_SIDE * ROYALFLIP_FIRST_SIDE,
  ROYALFLIP_LAST_ROW = ROYALFLIP_LAST_COLUMN + ROYALFLIP_MAX_SIDE,
};

static inline guint
royalflip_cell (guint column, guint row)
{
  if (column == ROYALFLIP_FIRST_SIDE)
    return ROYALFLIP_LAST_COLUMN + row;
  return row == ROYALFLIP_FIRST_SIDE ? ROYALFLIP_LAST_ROW + column
                                     : row * ROYALFLIP_FIRST_SIDE + column;
}

static inline guint
royalflip_column (guint cell)
{
  if (cell >= ROYALFLIP_LAST_ROW)
    return cell - ROYALFLIP_LAST_ROW;
  return cell >= ROYALFLIP_LAST_COLUMN ? (guint) ROYALFLIP_FIRST_SIDE : cell % ROYALFLIP_FIRST_SIDE;
}

static inline guint
royalflip_row (guint cell)
{
  if (cell >= ROYALFLIP_LAST_ROW)
    return ROYALFLIP_FIRST_SIDE;
  return cell >= ROYALFLIP_LAST_COLUMN ? cell - ROYALFLIP_LAST_COLUMN : cell / ROYALFLIP_FIRST_SIDE;
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
  ROYALFLIP_INSIDE = ROYALFLIP_N_SIDES,
} RoyalflipSide;

typedef struct
{
  guint8 suit;   /* FlipSuit */
  guint8 bonus;  /* RoyalflipBonus */
  guint8 amount; /* the extra number, or the points */
} RoyalflipSpace;

/* At a side of the map, with its door at one cell of the edge; or inside, where it fills a square and
   has doors to the cells beside it. */
typedef struct
{
  guint8 side;
  guint8 cell;  /* at its door; of one inside, the square that it fills */
  guint8 doors; /* of one inside: one bit per side */
  char name[ROYALFLIP_NAME_SIZE]; /* of one inside, or "" */
} RoyalflipCasino;

#define ROYALFLIP_ALL_DOORS ((1u << ROYALFLIP_N_SIDES) - 1)

/* Parts of the sheet whose values can be ours. */
typedef enum
{
  ROYALFLIP_HOUSE_MAP,
  ROYALFLIP_HOUSE_ROADS,
  ROYALFLIP_HOUSE_AREAS,
  ROYALFLIP_HOUSE_DIAMONDS,
  ROYALFLIP_N_HOUSE,
} RoyalflipHouse;

/* A way between two rows of the track. */
typedef struct
{
  guint8 from, to; /* spaces */
} RoyalflipWay;

/* Points by size: the first for the least size, the last for all that are larger. */
typedef struct
{
  guint8 n; /* 0: there is none, and each number gives the same */
  guint8 points[ROYALFLIP_MAX_STEPS];
} RoyalflipTable;

/* The printed sheet, read from a board file. */
typedef struct
{
  guint8 columns, rows;
  guint8 n_casinos, n_spaces, n_diamonds;
  guint8 n_tokens; /* the ±1 spaces of the track; there are as many boxes for them */
  guint8 is_house; /* what isn't told in the rules is our own, unless it has been checked */
  guint8 house;    /* one bit per RoyalflipHouse: not all of it has been checked */
  guint8 rounds;
  guint8 jokers, royals_wild;
  guint8 highest; /* number that can be written */
  guint8 road_least, road_points, casino_points;
  guint8 area_least, area_points;
  guint8 token_points; /* of each ±1 that is left */
  RoyalflipTable roads, areas, tokens;
  guint8 most_diamonds, second_diamonds, tied_second_diamonds; /* points in PvP */
  guint16 jackpot;
  guint8 diamonds[ROYALFLIP_MAX_DIAMONDS];
  RoyalflipCasino casinos[ROYALFLIP_MAX_CASINOS];
  RoyalflipSpace spaces[ROYALFLIP_MAX_SPACES];
  guint8 n_rows, n_ways; /* of the track; no rows: it has one */
  guint8 row_lengths[ROYALFLIP_MAX_TRACKS];
  RoyalflipWay ways[ROYALFLIP_MAX_WAYS];
  RoyalflipSet gaps;         /* squares without a cell */
  RoyalflipSet house_spaces; /* of the track, that are our own */

  /* What follows from it: */
  RoyalflipSet cells;
  guint16 road_values[FLIP_KING + 1]; /* by length, without casinos */
  guint16 may_part; /* one bit per length of a road that can be worth more as two */
  guint8 doors[ROYALFLIP_MAX_CELLS]; /* one bit per casino with its door there */
  RoyalflipSet neighbours[ROYALFLIP_MAX_CELLS];
  RoyalflipSet
    closes[ROYALFLIP_MAX_SPACES]; /* spaces out of reach when one is circled, itself too */
} RoyalflipBoard;

/* royalflip-format.c, royalflip-format-check.c: what its file holds, and what fits together */
extern const FlipFormat royalflip_format;
void royalflip_format_check (FlipReading *reading);

/* royalflip-format-map.c: the map in it */
#define ROYALFLIP_N_MAP_FIELDS 5
extern const FlipField royalflip_map_fields[ROYALFLIP_N_MAP_FIELDS];
extern const FlipPainting royalflip_painting;
void royalflip_map_settle (FlipBoardFile *file, const char *group, const char *key);

gboolean royalflip_board_read (RoyalflipBoard *board,
                               const char *text,
                               const char *name,
                               GError **error);

/* From the values of the file: what follows from them. */
void royalflip_board_derive (RoyalflipBoard *board);
int royalflip_table_value (const RoyalflipTable *table, guint least, guint rate, guint size);
guint royalflip_row_of_space (const RoyalflipBoard *board, guint space);
RoyalflipSet royalflip_inside (const RoyalflipBoard *board);
guint royalflip_cell_beside (const RoyalflipBoard *board, guint cell, RoyalflipSide side);
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
