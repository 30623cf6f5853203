/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"
#include "engine/boards/format.h"
#include "engine/game/stage.h"

/* The printed sheet */

#define ROYALFLIP_LINEUP       3
#define ROYALFLIP_LEAST_SIDE   2
#define ROYALFLIP_MAX_SIDE     7
#define ROYALFLIP_MAX_CELLS    (ROYALFLIP_MAX_SIDE * ROYALFLIP_MAX_SIDE)
#define ROYALFLIP_MAX_CASINOS  8
#define ROYALFLIP_MAX_SPACES   48
#define ROYALFLIP_MAX_STEPS    12 /* in a table of points; also the most diamonds */
#define ROYALFLIP_MAX_TRACKS   4  /* rows of the bonus track */
#define ROYALFLIP_MAX_IN_A_ROW 16
#define ROYALFLIP_MAX_WAYS     12
#define ROYALFLIP_NAME_SIZE    20 /* the name of a casino, including the final NUL */
#define ROYALFLIP_NO_CELL      0xff

/* A cell has the same number on all maps: first come the cells of six columns and six rows, row by
   row; then those of the seventh column and of the seventh row, which were added later. */
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
  guint8 amount; /* for an extra number, the number; for points, how many */
} RoyalflipSpace;

/* A casino is either at a side of the map, with its door at one cell of the edge, or inside, where
   it fills a square and has doors to the cells beside it. */
typedef struct
{
  guint8 side;
  guint8 cell;  /* the cell at its door; if it is inside, the square that it fills */
  guint8 doors; /* if it is inside: one bit per side */
  char name[ROYALFLIP_NAME_SIZE]; /* if it is inside; may be "" */
} RoyalflipCasino;

#define ROYALFLIP_ALL_DOORS ((1u << ROYALFLIP_N_SIDES) - 1)

/* Parts of the sheet whose values may be our own instead of the publisher's. */
typedef enum
{
  ROYALFLIP_HOUSE_MAP,
  ROYALFLIP_HOUSE_ROADS,
  ROYALFLIP_HOUSE_AREAS,
  ROYALFLIP_HOUSE_DIAMONDS,
  ROYALFLIP_N_HOUSE,
} RoyalflipHouse;

/* A connection between two rows of the track. */
typedef struct
{
  guint8 from, to; /* spaces */
} RoyalflipWay;

/* Points by size: the first entry is for the least size, the last for all larger ones. */
typedef struct
{
  guint8 n; /* 0: there is no table, and each number gives the same */
  guint8 points[ROYALFLIP_MAX_STEPS];
} RoyalflipTable;

/* The printed sheet, read from a board file. */
typedef struct
{
  guint8 columns, rows;
  guint8 n_casinos, n_spaces;
  guint8 is_house; /* values that the rules don't give are our own, unless they have been checked */
  guint8 house;    /* one bit per RoyalflipHouse: some of its values have not been checked */
  guint8 rounds;
  guint8 jokers, royals_wild;
  guint8 highest; /* the highest number that can be written */
  guint8 road_least, road_points, casino_points;
  guint8 area_least, area_points;
  guint8 token_points; /* for each unused ±1 */
  RoyalflipTable roads, areas, tokens;
  RoyalflipTable diamonds;                                     /* as many as it has entries */
  guint8 most_diamonds, second_diamonds, tied_second_diamonds; /* points for diamonds in PvP */
  guint16 jackpot;
  RoyalflipCasino casinos[ROYALFLIP_MAX_CASINOS];
  RoyalflipSpace spaces[ROYALFLIP_MAX_SPACES];
  guint8 n_rows, n_ways; /* of the track; 0 rows: it is a single one */
  guint8 row_lengths[ROYALFLIP_MAX_TRACKS];
  RoyalflipWay ways[ROYALFLIP_MAX_WAYS];
  RoyalflipSet gaps;         /* squares without a cell */
  RoyalflipSet house_spaces; /* spaces of the track that are our own */

  /* Derived from the values above, from here to the end: */
  RoyalflipSet cells;
  guint8 n_tokens; /* the ±1 spaces of the track, which is also the number of boxes for them */
  guint16 road_values[FLIP_KING + 1]; /* points by length, without casinos */
  guint16 may_part; /* one bit per road length that can be worth more as two roads */
  guint8 doors[ROYALFLIP_MAX_CELLS]; /* one bit per casino whose door is at the cell */
  RoyalflipSet neighbours[ROYALFLIP_MAX_CELLS];
  RoyalflipSet
    closes[ROYALFLIP_MAX_SPACES]; /* spaces that are out of reach once one is circled, including
                                     itself */
} RoyalflipBoard;

/* royalflip-format.c: the contents of its file, and whether they fit together */
extern const FlipFormat royalflip_format;

/* royalflip-format-map.c: the map in that file */
#define ROYALFLIP_N_MAP_FIELDS 5
extern const FlipField royalflip_map_fields[ROYALFLIP_N_MAP_FIELDS];
extern const FlipPainting royalflip_painting;
void royalflip_map_check (FlipReading *reading, const RoyalflipBoard *board);
void royalflip_map_settle (FlipBoardFile *file, const char *group, const char *key);

/* Derives the values that follow from those in the file. */
void royalflip_board_derive (RoyalflipBoard *board);
int royalflip_table_value (const RoyalflipTable *table, guint least, guint rate, guint size);
guint royalflip_row_of_space (const RoyalflipBoard *board, guint space);
RoyalflipSet royalflip_inside (const RoyalflipBoard *board);
guint royalflip_cell_beside (const RoyalflipBoard *board, guint cell, RoyalflipSide side);
guint royalflip_neighbour (const RoyalflipBoard *board, guint cell, RoyalflipSide side);
gboolean royalflip_is_at_side (const RoyalflipBoard *board, guint cell, RoyalflipSide side);

/* The words of board files and of the notation. */
const char *royalflip_colour_word (RoyalflipColour colour);

/* "c4": the column's letter and the row. */
const char *royalflip_cell_name (guint cell);
guint royalflip_square_parse (const char *text);
guint royalflip_cell_parse (const RoyalflipBoard *board, const char *text);

static inline gboolean
royalflip_is_on_map (const RoyalflipBoard *board, guint cell)
{
  return royalflip_column (cell) < board->columns && royalflip_row (cell) < board->rows;
}

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

/* A game */

#define ROYALFLIP_MAX_SEATS    6
#define ROYALFLIP_NO_PICK      0xff
#define ROYALFLIP_NO_COLOUR    0xff
#define ROYALFLIP_NO_NUMBER    0
#define ROYALFLIP_NO_SEAT      0xff
#define ROYALFLIP_ARRANGEMENTS 6

/* What the sheet is waiting for; steps that need no answer are skipped at once. */
typedef enum
{
  ROYALFLIP_STAGE_LINEUP,
  ROYALFLIP_STAGE_PICK,
  ROYALFLIP_STAGE_COLOUR, /* of a wild card */
  ROYALFLIP_STAGE_NUMBER, /* of a wild card */
  ROYALFLIP_STAGE_WRITE,
  ROYALFLIP_STAGE_TRACK,
  ROYALFLIP_STAGE_EXTRA,
  ROYALFLIP_STAGE_NEXT_SEAT, /* automatic */
  ROYALFLIP_STAGE_TIE,
  ROYALFLIP_STAGE_OVER,
  ROYALFLIP_N_STAGES,
} RoyalflipStage;

/* One player's sheet. */
typedef struct
{
  RoyalflipSet written; /* cells with a number */
  RoyalflipSet red;     /* … with a red one */
  RoyalflipSet circled; /* spaces of the track */
  RoyalflipSet gone;    /* … that are circled or have become out of reach */
  guint16 points;       /* from spaces of the track */
  guint8 numbers[ROYALFLIP_MAX_CELLS];
  guint8 position; /* the space of the track that was circled last, from 1 */
  guint8 tokens, used_tokens;
  guint8 diamonds;
} RoyalflipSheet;

typedef struct
{
  guint8 pvp, first_stays;
  guint8 first;    /* the first player of the first round */
  guint8 by_cards; /* plays by the first edition of the rules: choices are compared by their
                      cards, and 0 diamonds count as none */
} RoyalflipOptions;

/* The attributes that a seat has taken, whichever cards they came from. */
typedef struct
{
  guint8 colour; /* RoyalflipColour, or ROYALFLIP_NO_COLOUR */
  guint8 number; /* or ROYALFLIP_NO_NUMBER; without ±1 */
  guint8 suit;   /* from 1; 0: from a wild card whose space is not circled yet */
} RoyalflipTaken;

/* What the acting seat has chosen in its turn. */
typedef struct
{
  guint8 pick; /* arrangement, or ROYALFLIP_NO_PICK */
  RoyalflipTaken taken;
  guint8 extra;          /* the number that the track gave */
  guint8 wrote, circled; /* whether the number of the cards was written, and a space of the track
                            circled */
} RoyalflipTurn;

#define ROYALFLIP_NEW_TURN \
  ((RoyalflipTurn){ .pick = ROYALFLIP_NO_PICK, .taken = { .colour = ROYALFLIP_NO_COLOUR } })

/* Where a seat interrupted its turn while another one acts. */
typedef struct
{
  guint8 stage; /* 0: it did not interrupt its turn */
  RoyalflipTurn turn;
} RoyalflipPause;

typedef struct
{
  RoyalflipBoard board;
  RoyalflipOptions options;
  FlipCardSet seen;
  FlipCard lineup[ROYALFLIP_LINEUP];
  guint8 n_lineup;
  guint8 n_seats;
  guint8 stage, round;
  guint8 done;       /* seats that have had their turn this round, one bit each */
  guint8 seat;       /* whose turn it is */
  guint8 first_pick; /* the first player's arrangement of this round */
  RoyalflipTaken first_taken;
  guint8 breaker; /* who won the tie-break, or ROYALFLIP_NO_SEAT */
  RoyalflipTurn turn;
  RoyalflipPause pauses[ROYALFLIP_MAX_SEATS];
  RoyalflipSheet sheets[ROYALFLIP_MAX_SEATS];
} RoyalflipState;

G_STATIC_ASSERT (sizeof (RoyalflipState) <= 2048);

static inline const RoyalflipSheet *
royalflip_acting_sheet (const RoyalflipState *state)
{
  return &state->sheets[state->seat];
}

static inline guint
royalflip_tokens_left (const RoyalflipSheet *sheet)
{
  return sheet->tokens - (guint) sheet->used_tokens;
}

static inline RoyalflipColour
royalflip_colour_of (const RoyalflipSheet *sheet, guint cell)
{
  return sheet->red & ROYALFLIP_BIT (cell) ? ROYALFLIP_RED : ROYALFLIP_BLACK;
}

/* The city on a sheet */

#define ROYALFLIP_MAX_ROADS (ROYALFLIP_MAX_CELLS / 2)
#define ROYALFLIP_MAX_AREAS (ROYALFLIP_MAX_CELLS / 2)

/* Numbers of one colour, each in a cell next to the one before and one higher. */
typedef struct
{
  guint8 n;
  guint8 cells[FLIP_KING]; /* from the lowest number up */
  guint8 casinos;          /* one bit per casino that the road reaches */
} RoyalflipRoad;

/* The division into roads that gives the most points, the areas, and what they are worth. */
typedef struct
{
  guint n_roads, n_areas;
  RoyalflipRoad roads[ROYALFLIP_MAX_ROADS];
  RoyalflipSet areas[ROYALFLIP_MAX_AREAS];
  guint n_joined;         /* roads that join casinos */
  guint longest, largest; /* the lengths and sizes of roads and areas; 0: there is none */
  int road_points, casino_points, area_points; /* those of roads don't include the casinos' */
} RoyalflipCity;

static inline gboolean
royalflip_joins_casinos (guint casinos)
{
  return (casinos & (casinos - 1)) != 0;
}

/* The points of a road with its casinos. An estimate may be longer than a road can be. */
static inline int
royalflip_road_value (const RoyalflipBoard *board, guint length, guint casinos)
{
  if (length < board->road_least)
    return 0;
  length = MIN (length, FLIP_KING);
  return board->road_values[length]
         + (royalflip_joins_casinos (casinos) ? (int) length * board->casino_points : 0);
}

/* royalflip-city.c */
void royalflip_find_city (const RoyalflipBoard *board,
                          const RoyalflipSheet *sheet,
                          RoyalflipCity *city);

/* Only the areas, which are found much faster than the roads. */
void royalflip_find_areas (const RoyalflipBoard *board,
                           const RoyalflipSheet *sheet,
                           RoyalflipCity *city);
int royalflip_area_value (const RoyalflipBoard *board, guint size);

/* The road and the area that a cell is part of; NULL and 0 if there is none. */
const RoyalflipRoad *royalflip_road_through (const RoyalflipCity *city, guint cell);
RoyalflipSet royalflip_area_at (const RoyalflipCity *city, guint cell);

/* By cell: the longest way on in one direction, including the cell itself, and the casinos on all
   such ways. */
typedef struct
{
  guint8 length[ROYALFLIP_MAX_CELLS], doors[ROYALFLIP_MAX_CELLS];
} RoyalflipReach;

/* How far roads of one colour could go. If ways fork, several cells may count on the same road. */
typedef struct
{
  const RoyalflipBoard *board;
  const guint8 *numbers;
  RoyalflipSet cells;             /* with a number of the colour */
  RoyalflipSet useful;            /* those that some road could use */
  RoyalflipSet at[FLIP_KING + 2]; /* by number, with an empty set at both ends */
  RoyalflipReach above, below;
} RoyalflipClimb;

void royalflip_climb (const RoyalflipBoard *board,
                      const RoyalflipSheet *sheet,
                      RoyalflipColour colour,
                      RoyalflipClimb *climb);

/* The longest way from any of these cells; adds the casinos on their ways. */
static inline guint
royalflip_reach_from (const RoyalflipReach *reach, RoyalflipSet cells, guint *doors)
{
  guint longest = 0;

  for (; cells; cells &= cells - 1)
    {
      guint cell = royalflip_first (cells);

      longest = MAX (longest, reach->length[cell]);
      *doors |= reach->doors[cell];
    }
  return longest;
}

/* The points of roads, casinos and areas together, and how many one more number would add. */
int royalflip_city_points (const RoyalflipBoard *board, const RoyalflipSheet *sheet);
int royalflip_city_gain (const RoyalflipBoard *board,
                         const RoyalflipSheet *sheet,
                         guint cell,
                         guint number,
                         RoyalflipColour colour);

/* Writes a number without checking the rules. */
void royalflip_sheet_write (RoyalflipSheet *sheet,
                            guint cell,
                            guint number,
                            RoyalflipColour colour);
