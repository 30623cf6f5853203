/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-city.h"


/* Connected cells with equal numbers, whatever their colours. */
static RoyalflipSet
area_around (const RoyalflipBoard *board, const RoyalflipSheet *sheet, guint cell)
{
  RoyalflipSet area = ROYALFLIP_BIT (cell), open = ROYALFLIP_BIT (cell);

  while (open)
    {
      guint at = royalflip_first (open);

      open &= open - 1;
      for (RoyalflipSet beside = board->neighbours[at] & ~area; beside; beside &= beside - 1)
        {
          guint other = royalflip_first (beside);

          if (sheet->numbers[other] != sheet->numbers[cell])
            continue;
          area |= ROYALFLIP_BIT (other);
          open |= ROYALFLIP_BIT (other);
        }
    }

  return area;
}

void
royalflip_find_areas (const RoyalflipBoard *board,
                      const RoyalflipSheet *sheet,
                      RoyalflipAreas *areas)
{
  RoyalflipSet done = 0;

  areas->n = 0;
  for (RoyalflipSet left = sheet->written; left; left &= ~done)
    {
      RoyalflipSet area = area_around (board, sheet, royalflip_first (left));

      done |= area;
      if (royalflip_count (area) < board->area_least)
        continue;
      g_assert (areas->n < ROYALFLIP_MAX_AREAS);
      areas->areas[areas->n++] = area;
    }
}

int
royalflip_area_value (const RoyalflipBoard *board, guint size)
{
  return royalflip_table_value (&board->areas, board->area_least, board->area_points, size);
}

int
royalflip_area_points (const RoyalflipBoard *board, const RoyalflipAreas *areas)
{
  int points = 0;

  for (guint i = 0; i < areas->n; i++)
    points += royalflip_area_value (board, royalflip_count (areas->areas[i]));
  return points;
}

RoyalflipSet
royalflip_area_at (const RoyalflipAreas *areas, guint cell)
{
  g_assert (cell < ROYALFLIP_MAX_CELLS);

  for (guint i = 0; i < areas->n; i++)
    {
      if (areas->areas[i] & ROYALFLIP_BIT (cell))
        return areas->areas[i];
    }

  return 0;
}

RoyalflipPlace
royalflip_place_at (const RoyalflipBoard *board, const RoyalflipSheet *sheet, guint cell)
{
  const RoyalflipRoad *road;
  RoyalflipRoads roads;
  RoyalflipAreas areas;

  g_assert (cell < ROYALFLIP_MAX_CELLS);

  royalflip_find_roads (board, sheet, &roads);
  royalflip_find_areas (board, sheet, &areas);
  road = royalflip_road_through (&roads, cell);
  return (RoyalflipPlace){
    .road = road ? road->n : 0,
    .joins_casinos = road && royalflip_road_joins_casinos (road),
    .area = royalflip_area_at (&areas, cell),
  };
}

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
