/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/tile.h"

/* The index of the argument that holds the orientation of a placement. */
#define ORIENTATION 1

/* helpers */

static guint16
site_at (const FlipGrid *grid, const FlipSite *from, FlipSquare step)
{
  int column = from->column + step.column, row = from->row + step.row;

  if (column < 0 || column >= FLIP_GRID_SIDE || row < 0 || row >= FLIP_GRID_SIDE)
    return FLIP_NO_SITE;
  return grid->at[from->grid - 1][row][column];
}

/* public functions */

void
flip_grid_read (FlipGrid *grid, const FlipSites *sites)
{
  grid->sites = sites;
  memset (grid->at, 0xff, sizeof grid->at);
  for (guint i = 0; i < sites->n; i++)
    {
      const FlipSite *site = &sites->sites[i];

      if (!site->grid)
        continue;
      g_assert (site->grid <= FLIP_MAX_GRIDS);
      g_assert (site->column >= 0 && site->column < FLIP_GRID_SIDE);
      g_assert (site->row >= 0 && site->row < FLIP_GRID_SIDE);
      grid->at[site->grid - 1][site->row][site->column] = site->id;
    }
}

FlipMove
flip_tile_move (const FlipTile *tile, guint16 site, guint orientation)
{
  FlipMove move = tile->move;

  g_assert (orientation < FLIP_ORIENTATIONS);

  move.site = site;
  move.arg[ORIENTATION] = (gint16) orientation;
  return move;
}

gboolean
flip_tile_is_in (const FlipTile *tile, const FlipMove *move)
{
  FlipMove bare = *move;

  bare.site = tile->move.site;
  bare.arg[ORIENTATION] = tile->move.arg[ORIENTATION];
  return move->site != FLIP_NO_SITE && flip_move_equal (&bare, &tile->move);
}

guint
flip_tile_orientation (const FlipTile *tile, const FlipMove *move)
{
  g_assert (flip_tile_is_in (tile, move));

  return (guint) move->arg[ORIENTATION];
}

guint
flip_tile_cover (const FlipTile *tile,
                 const FlipGrid *grid,
                 guint16 site,
                 guint orientation,
                 guint16 covered[FLIP_TILE_SQUARES])
{
  guint n = 0;

  g_assert (orientation < FLIP_ORIENTATIONS);
  g_assert (tile->n_squares <= FLIP_TILE_SQUARES);

  if (site >= grid->sites->n || !grid->sites->sites[site].grid)
    return 0;
  for (guint i = 0; i < tile->n_squares; i++)
    {
      covered[n] = site_at (grid, &grid->sites->sites[site], tile->squares[orientation][i]);
      n += covered[n] != FLIP_NO_SITE;
    }

  return n;
}
