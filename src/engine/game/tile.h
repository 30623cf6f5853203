/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/move.h"
#include "engine/game/site.h"

#define FLIP_MAX_TILES    4
#define FLIP_TILE_SQUARES 16
#define FLIP_ORIENTATIONS \
  8 /* 0 to 3 quarter turns clockwise, plus FLIP_MIRRORED if the tile is mirrored first */
#define FLIP_MIRRORED 4

typedef struct
{
  gint8 column, row;
} FlipSquare;

/* Something that can be placed on the grid of a sheet now, whether it fits anywhere or not. */
typedef struct
{
  /* Its placement, still without the site of its first square and the orientation (arg 1). */
  FlipMove move;
  char title[128]; /* translated */
  char act[96];    /* translated: the label of the button that places it, "Draw It" */
  gboolean from_card;
  FlipCard card; /* the card that allows it, if any */
  int price;
  guint n_squares;

  /* For each orientation: the offsets from the tile's first square in reading order to each of
     its squares, and the first orientation that looks the same. A placement is legal only in
     that one. */
  FlipSquare squares[FLIP_ORIENTATIONS][FLIP_TILE_SQUARES];
  guint8 same_as[FLIP_ORIENTATIONS];
} FlipTile;

typedef struct
{
  guint n;
  FlipTile tiles[FLIP_MAX_TILES];
} FlipTiles;

/* The squares of a sheet by grid, row and column, so that they can be looked up directly. */
#define FLIP_MAX_GRIDS 8
#define FLIP_GRID_SIDE 16

typedef struct
{
  const FlipSites *sites;
  guint16 at[FLIP_MAX_GRIDS][FLIP_GRID_SIDE]
            [FLIP_GRID_SIDE]; /* grid, row, column: a site or none */
} FlipGrid;

void flip_grid_read (FlipGrid *grid, const FlipSites *sites);

/* The move that places the tile with its first square on a site. */
FlipMove flip_tile_move (const FlipTile *tile, guint16 site, guint orientation);

/* Whether a move places this tile, and in which orientation. */
gboolean flip_tile_is_in (const FlipTile *tile, const FlipMove *move);
guint flip_tile_orientation (const FlipTile *tile, const FlipMove *move);

/* The sites that the tile would cover there, legal or not; squares off the grid are left out. */
guint flip_tile_cover (const FlipTile *tile,
                       const FlipGrid *grid,
                       guint16 site,
                       guint orientation,
                       guint16 covered[FLIP_TILE_SQUARES]);
