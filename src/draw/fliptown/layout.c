/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"

#include <math.h>

/* Where everything lies. On whole pixels, so that hairlines stay thin. */

#define NARROW_WIDTH 366

static const FlipRect fractions[FLIPTOWN_N_SHEET_REGIONS] = {
  [FLIPTOWN_TRAIL] = { .010, .014, .807, .140 },
  [FLIPTOWN_BADLANDS] = { .010, .164, .230, .354 },
  [FLIPTOWN_MINE] = { .248, .164, .333, .354 },
  [FLIPTOWN_CEMETERY] = { .589, .164, .229, .354 },
  [FLIPTOWN_TOWN] = { .010, .528, .807, .318 },
  [FLIPTOWN_REGION_POKER] = { .825, .014, .165, .553 },
  [FLIPTOWN_REGION_SHERIFF] = { .825, .577, .165, .269 },
  [FLIPTOWN_REGION_INVENTORY] = { .010, .857, .979, .129 },
};

static FlipRect
on_board (guint region)
{
  const FlipRect *part = &fractions[region];
  double x = round (part->x * fliptown_sheet_art.width);
  double y = round (part->y * fliptown_sheet_art.height);

  return (FlipRect){
    x,
    y,
    round ((part->x + part->width) * fliptown_sheet_art.width) - x,
    round ((part->y + part->height) * fliptown_sheet_art.height) - y,
  };
}

/* The wide regions are folded; the others fit as they are. */
static FlipRect
on_page (guint region)
{
  FlipRect rect = on_board (region);

  switch (region)
    {
    case FLIPTOWN_TRAIL:
      return (FlipRect){ 0, 0, NARROW_WIDTH, 314 };
    case FLIPTOWN_TOWN:
      return (FlipRect){ 0, 0, NARROW_WIDTH, 602 };
    case FLIPTOWN_REGION_INVENTORY:
      return (FlipRect){ 0, 0, NARROW_WIDTH, 336 };
    default:
      return (FlipRect){ 0, 0, rect.width, rect.height };
    }
}

FlipRect
fliptown_region_rect (FlipLayout layout, guint region)
{
  g_return_val_if_fail (region < FLIPTOWN_N_SHEET_REGIONS, ((FlipRect){ 0 }));

  return layout == FLIP_LAYOUT_NARROW ? on_page (region) : on_board (region);
}

static FlipRect
within (FlipLayout layout, guint region, double x, double y, double width, double height)
{
  FlipRect rect = fliptown_region_rect (layout, region);

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
  return within (layout, FLIPTOWN_BADLANDS, 64 + target % FLIPTOWN_TARGETS_IN_A_ROW * 41,
                 31 + target / FLIPTOWN_TARGETS_IN_A_ROW * 60, 37, 54);
}

/* Rows of two, three, four and five. */
FlipRect
fliptown_chamber_rect (FlipLayout layout, guint chamber)
{
  guint row = 0, in_row = 2, column = chamber;
  double middle = fliptown_region_rect (layout, FLIPTOWN_MINE).width / 2;

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

FlipRect
fliptown_building_rect (FlipLayout layout, guint building)
{
  FlipRect town = fliptown_region_rect (layout, FLIPTOWN_TOWN);
  gboolean narrow = layout == FLIP_LAYOUT_NARROW;
  guint columns = narrow ? 3 : TOWN_COLUMNS, column, row;
  double gap = 7, width = floor ((town.width - 16 - (columns - 1) * gap) / columns);
  double pitch = (town.width - 16 - width) / (columns - 1);
  double top = narrow ? 50 : FLIP_PANEL_HEADER;

  place_of_house (building, columns, &column, &row);
  return within (layout, FLIPTOWN_TOWN, 8 + column * pitch, top + row * (HOUSE_HEIGHT + 9),
                 building == WIDE_BUILDING ? width + round (pitch) : width, HOUSE_HEIGHT);
}

FlipRect
fliptown_stone_rect (FlipLayout layout, guint stone)
{
  return within (layout, FLIPTOWN_CEMETERY, 11 + stone % 3 * 92, 28 + stone / 3 * 97, 38, 44);
}

FlipRect
fliptown_site_rect (FlipLayout layout, guint site)
{
  g_return_val_if_fail (site < FLIPTOWN_SITES, ((FlipRect){ 0 }));

  switch (fliptown_site_place (site))
    {
    case FLIPTOWN_TRAIL:
      return fliptown_stop_rect (layout, site - FLIPTOWN_SITE_TRAIL);
    case FLIPTOWN_BADLANDS:
      return fliptown_target_rect (layout, site - FLIPTOWN_SITE_BADLANDS);
    case FLIPTOWN_MINE:
      return fliptown_chamber_rect (layout, site - FLIPTOWN_SITE_MINE);
    case FLIPTOWN_TOWN:
      return fliptown_building_rect (layout, site - FLIPTOWN_SITE_TOWN);
    default:
      return fliptown_stone_rect (layout, site - FLIPTOWN_SITE_CEMETERY);
    }
}
