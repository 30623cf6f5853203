/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-city.h"

void
royalflip_sheet_write (RoyalflipSheet *sheet, guint cell, guint number, RoyalflipColour colour)
{
  g_assert (cell < ROYALFLIP_MAX_CELLS && number <= FLIP_KING);
  g_assert (!sheet->numbers[cell] && number);

  sheet->numbers[cell] = (guint8) number;
  sheet->written |= ROYALFLIP_BIT (cell);
  if (colour == ROYALFLIP_RED)
    sheet->red |= ROYALFLIP_BIT (cell);
}

int
royalflip_city_points (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  RoyalflipRoads roads;
  RoyalflipAreas areas;

  royalflip_find_roads (board, sheet, &roads);
  royalflip_find_areas (board, sheet, &areas);
  return royalflip_road_points (board, &roads) + royalflip_casino_points (board, &roads)
         + royalflip_area_points (board, &areas);
}

int
royalflip_city_gain (const RoyalflipBoard *board,
                     const RoyalflipSheet *sheet,
                     guint cell,
                     guint number,
                     RoyalflipColour colour)
{
  RoyalflipSheet with = *sheet;

  g_assert (colour < ROYALFLIP_N_COLOURS);

  royalflip_sheet_write (&with, cell, number, colour);
  return royalflip_city_points (board, &with) - royalflip_city_points (board, sheet);
}
