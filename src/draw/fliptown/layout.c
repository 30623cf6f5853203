/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"

#include <math.h>

/* Where everything lies. On whole pixels, so that hairlines stay thin. */

static FlipRect
within (FlipLayout layout, guint region, double x, double y, double width, double height)
{
  FlipRect rect = fliptown_region_rect (layout, region);

  g_assert (layout < FLIP_N_LAYOUTS);

  return (FlipRect){ rect.x + round (x), rect.y + round (y), width, height };
}

#define STOP_WIDTH      59
#define STOP_HEIGHT     75
#define STOPS_IN_A_ROW  5
#define NARROW_STOP     70
#define NARROW_STOP_TOP 58
#define NARROW_STOP_ROW 85

FlipRect
fliptown_stop_rect (FlipLayout layout, guint stop)
{
  FlipRect trail = fliptown_region_rect (layout, FLIPTOWN_TRAIL);
  double pitch = (trail.width - 22 - STOP_WIDTH) / (FLIPTOWN_STOPS - 1.0);

  g_assert (stop < FLIPTOWN_STOPS);

  if (layout == FLIP_LAYOUT_BOARD)
    return within (layout, FLIPTOWN_TRAIL, 11 + stop * pitch, FLIP_PANEL_HEADER - 1, STOP_WIDTH,
                   STOP_HEIGHT);
  return within (layout, FLIPTOWN_TRAIL, 13 + stop % STOPS_IN_A_ROW * NARROW_STOP,
                 NARROW_STOP_TOP + stop / STOPS_IN_A_ROW * NARROW_STOP_ROW, STOP_WIDTH,
                 STOP_HEIGHT);
}

FlipRect
fliptown_target_rect (FlipLayout layout, guint target)
{
  g_assert (target < FLIPTOWN_TARGETS);

  return within (layout, FLIPTOWN_BADLANDS, 64 + target % FLIPTOWN_TARGETS_IN_A_ROW * 41,
                 31 + target / FLIPTOWN_TARGETS_IN_A_ROW * 60, 37, 54);
}

/* Rows of two, three, four and five. */
FlipRect
fliptown_chamber_rect (FlipLayout layout, guint chamber)
{
  guint row = 0, in_row = 2, column = chamber;
  double middle = fliptown_region_rect (layout, FLIPTOWN_MINE).width / 2;

  g_assert (chamber < FLIPTOWN_CHAMBERS);

  while (column >= in_row)
    {
      column -= in_row;
      row++;
      in_row++;
    }

  return within (layout, FLIPTOWN_MINE, middle + (column - (in_row - 1) / 2.0) * 68 - 31,
                 45 + row * 60, 62, 35);
}

#define TOWN_COLUMNS  7
#define HOUSE_HEIGHT  100
#define WIDE_BUILDING 7 /* takes two columns */

/* The seven columns of the first row, then Land Office with the other five. */
static void
place_of_house (guint building, guint columns, guint *column, guint *row)
{
  guint slot = building > WIDE_BUILDING ? building + 1 : building;

  *column = slot % columns;
  *row = slot / columns;
}

static FlipRect
building_rect (FlipLayout layout, guint building)
{
  FlipRect town = fliptown_region_rect (layout, FLIPTOWN_TOWN);
  gboolean narrow = layout == FLIP_LAYOUT_NARROW;
  guint columns = narrow ? 3 : TOWN_COLUMNS, column, row;
  double gap = 7, width = floor ((town.width - 16 - (columns - 1) * gap) / columns);
  double pitch = (town.width - 16 - width) / (columns - 1);
  double top = narrow ? 50 : FLIP_PANEL_HEADER;

  g_assert (building < FLIPTOWN_BUILDINGS);

  place_of_house (building, columns, &column, &row);
  return within (layout, FLIPTOWN_TOWN, 8 + column * pitch, top + row * (HOUSE_HEIGHT + 9),
                 building == WIDE_BUILDING ? width + round (pitch) : width, HOUSE_HEIGHT);
}

FlipRect
fliptown_stone_rect (FlipLayout layout, guint stone)
{
  g_assert (stone < FLIPTOWN_STONES);

  return within (layout, FLIPTOWN_CEMETERY, 11 + stone % 3 * 92, 28 + stone / 3 * 97, 38, 44);
}

FlipRect
fliptown_stop_place (const FlipSpot *spot)
{
  return fliptown_stop_rect (spot->layout, spot->index);
}

FlipRect
fliptown_target_place (const FlipSpot *spot)
{
  return fliptown_target_rect (spot->layout, spot->index);
}

FlipRect
fliptown_chamber_place (const FlipSpot *spot)
{
  return fliptown_chamber_rect (spot->layout, spot->index);
}

FlipRect
fliptown_building_place (const FlipSpot *spot)
{
  return building_rect (spot->layout, spot->index);
}

FlipRect
fliptown_stone_place (const FlipSpot *spot)
{
  return fliptown_stone_rect (spot->layout, spot->index);
}
