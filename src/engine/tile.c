/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tile.h"

/* The argument of a placement that says how the tile lies. */
#define ORIENTATION 1

/* helpers */

static guint16
site_at (const FlipSites *sites, const FlipSite *from, FlipSquare step)
{
  for (guint i = 0; i < sites->n; i++)
    {
      const FlipSite *site = &sites->sites[i];

      if (site->grid == from->grid && site->column == from->column + step.column
          && site->row == from->row + step.row)
        return site->id;
    }

  return FLIP_NO_SITE;
}

/* public functions */

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
                 const FlipSites *sites,
                 guint16 site,
                 guint orientation,
                 guint16 covered[FLIP_TILE_SQUARES])
{
  guint n = 0;

  g_assert (orientation < FLIP_ORIENTATIONS);
  g_assert (tile->n_squares <= FLIP_TILE_SQUARES);

  if (site >= sites->n || !sites->sites[site].grid)
    return 0;
  for (guint i = 0; i < tile->n_squares; i++)
    {
      covered[n] = site_at (sites, &sites->sites[site], tile->squares[orientation][i]);
      n += covered[n] != FLIP_NO_SITE;
    }

  return n;
}
