/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include <math.h>

/* Where everything lies. On whole pixels, so that hairlines stay thin. */

#define NARROW_WIDTH  366
#define SQUARE        34
#define NARROW_SQUARE 38
#define GRID_TOP      38

static const FlipRect fractions[INSERTCOIN_N_REGIONS] = {
  { .010, .014, .321, .571 },
  { .339, .014, .321, .571 },
  { .668, .014, .321, .571 },
  [INSERTCOIN_REGION_LIVES] = { .010, .596, .321, .364 },
  [INSERTCOIN_REGION_DECK] = { .339, .596, .321, .364 },
  [INSERTCOIN_REGION_SCORES] = { .668, .596, .321, .364 },
};

static FlipRect
on_board (guint region)
{
  const FlipRect *part = &fractions[region];
  double x = round (part->x * insertcoin_sheet_art.width);
  double y = round (part->y * insertcoin_sheet_art.height);

  return (FlipRect){
    x,
    y,
    round ((part->x + part->width) * insertcoin_sheet_art.width) - x,
    round ((part->y + part->height) * insertcoin_sheet_art.height) - y,
  };
}

FlipRect
insertcoin_region_rect (FlipLayout layout, guint region)
{
  FlipRect rect;

  g_return_val_if_fail (region < INSERTCOIN_N_REGIONS, ((FlipRect){ 0 }));

  rect = on_board (region);
  if (layout == FLIP_LAYOUT_BOARD)
    return rect;
  return (FlipRect){
    0,
    0,
    NARROW_WIDTH,
    rect.height + (region < INSERTCOIN_LEVELS ? 9 * (NARROW_SQUARE - SQUARE) : 0),
  };
}

FlipRect
insertcoin_grid_rect (FlipLayout layout, guint level)
{
  FlipRect region = insertcoin_region_rect (layout, level);
  double side = INSERTCOIN_SIDE * (layout == FLIP_LAYOUT_BOARD ? SQUARE : NARROW_SQUARE);

  return (FlipRect){ region.x + round ((region.width - side) / 2), region.y + GRID_TOP, side,
                     side };
}

FlipRect
insertcoin_site_rect (FlipLayout layout, guint site)
{
  FlipRect grid = insertcoin_grid_rect (layout, insertcoin_site_level (site));
  guint square = insertcoin_site_square (site);
  double side = grid.width / INSERTCOIN_SIDE;

  return (FlipRect){
    grid.x + square % INSERTCOIN_SIDE * side,
    grid.y + square / INSERTCOIN_SIDE * side,
    side,
    side,
  };
}

FlipHue
insertcoin_region_hue (guint region)
{
  static const FlipHue hues[INSERTCOIN_N_REGIONS] = {
    FLIP_HUE_VIOLET, FLIP_HUE_CLUBS, FLIP_HUE_DIAMONDS,
    FLIP_HUE_HEARTS, FLIP_HUE_GREY,  FLIP_HUE_GREY,
  };

  return hues[region];
}
