/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include <math.h>

/* Where everything lies. On whole pixels, so that hairlines stay thin. */

#define SQUARE        34
#define NARROW_SQUARE 38
#define GRID_TOP      38

FlipRect
insertcoin_grid_rect (FlipLayout layout, guint level)
{
  FlipRect region = flip_sheet_art_region_rect (&insertcoin_sheet_art, layout, level);
  double side = INSERTCOIN_SIDE * (layout == FLIP_LAYOUT_BOARD ? SQUARE : NARROW_SQUARE);

  g_assert (level < INSERTCOIN_LEVELS);

  return (FlipRect){ region.x + round ((region.width - side) / 2), region.y + GRID_TOP, side,
                     side };
}

FlipRect
insertcoin_square_place (const FlipSpot *spot)
{
  FlipRect grid = insertcoin_grid_rect (spot->layout, spot->region);
  double side = grid.width / INSERTCOIN_SIDE;

  g_assert (spot->index < INSERTCOIN_SQUARES);

  return (FlipRect){
    grid.x + spot->index % INSERTCOIN_SIDE * side,
    grid.y + spot->index / INSERTCOIN_SIDE * side,
    side,
    side,
  };
}
