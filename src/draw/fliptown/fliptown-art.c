/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"

#include "games/fliptown/fliptown.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <math.h>

/* The positions of everything, on whole pixels so that hairlines stay thin. */

/* A grid of sites of equal size, relative to the upper left corner of its region. */
typedef struct
{
  double x, y;          /* of the first site */
  double across, down;  /* the distances between sites */
  double width, height; /* of each site */
} Grid;

static FlipRect
within (FlipLayout layout, guint region, double x, double y, double width, double height)
{
  FlipRect rect = fliptown_region_rect (layout, region);

  g_assert (layout < FLIP_N_LAYOUTS);

  return (FlipRect){ rect.x + round (x), rect.y + round (y), width, height };
}

static FlipRect
on_grid (FlipLayout layout, guint region, const Grid grids[FLIP_N_LAYOUTS], guint column, guint row)
{
  const Grid *grid = &grids[layout];

  return within (layout, region, grid->x + column * grid->across, grid->y + row * grid->down,
                 grid->width, grid->height);
}

FlipRect
fliptown_stop_rect (FlipLayout layout, guint stop)
{
  static const Grid grids[FLIP_N_LAYOUTS] = {
    [FLIP_LAYOUT_BOARD] = { 11, FLIP_PANEL_HEADER - 1, 781 / 12.0, 0, 59, 75 },
    [FLIP_LAYOUT_LOW] = { 11, 25, 798 / 12.0, 0, 61, 62 },
    [FLIP_LAYOUT_HALF] = { 72, 6, 836 / 12.0, 0, 64, 63 },
    [FLIP_LAYOUT_NARROW] = { 13, 58, 70, 85, 59, 75 },
  };
  guint in_a_row = layout == FLIP_LAYOUT_NARROW ? 5 : FLIPTOWN_STOPS;

  g_assert (stop < FLIPTOWN_STOPS);

  return on_grid (layout, FLIPTOWN_TRAIL, grids, stop % in_a_row, stop / in_a_row);
}

FlipRect
fliptown_target_rect (FlipLayout layout, guint target)
{
  static const Grid grids[FLIP_N_LAYOUTS] = {
    [FLIP_LAYOUT_BOARD] = { 64, 31, 41, 60, 37, 54 },
    [FLIP_LAYOUT_LOW] = { 64, 28, 41, 55, 37, 50 },
    [FLIP_LAYOUT_HALF] = { 62, 27, 38, 53, 34, 48 },
    [FLIP_LAYOUT_NARROW] = { 64, 31, 41, 60, 37, 54 },
  };

  g_assert (target < FLIPTOWN_TARGETS);

  return on_grid (layout, FLIPTOWN_BADLANDS, grids, target % FLIPTOWN_TARGETS_IN_A_ROW,
                  target / FLIPTOWN_TARGETS_IN_A_ROW);
}

/* The rows have two, three, four and five chambers. */
FlipRect
fliptown_chamber_rect (FlipLayout layout, guint chamber)
{
  static const struct
  {
    double top, down;
  } rows[FLIP_N_LAYOUTS] = {
    [FLIP_LAYOUT_BOARD] = { 45, 60 },
    [FLIP_LAYOUT_LOW] = { 40, 55 },
    [FLIP_LAYOUT_HALF] = { 39, 53 },
    [FLIP_LAYOUT_NARROW] = { 45, 60 },
  };
  guint row = 0, in_row = 2, column = chamber;
  double middle = floor (fliptown_region_rect (layout, FLIPTOWN_MINE).width / 2);

  g_assert (chamber < FLIPTOWN_CHAMBERS);

  while (column >= in_row)
    {
      column -= in_row;
      row++;
      in_row++;
    }

  return within (layout, FLIPTOWN_MINE, middle + (column - (in_row - 1) / 2.0) * 68 - 31,
                 rows[layout].top + row * rows[layout].down, 62, 35); /* 62 wide, 6 apart */
}

#define WIDE_BUILDING 7 /* it takes two columns */

static const struct
{
  guint columns;
  double top, height, down;
} town[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 7, FLIP_PANEL_HEADER, 100, 109 },
  [FLIP_LAYOUT_LOW] = { 7, 26, 71, 78 },
  [FLIP_LAYOUT_HALF] = { 7, 26, 71, 79 },
  [FLIP_LAYOUT_NARROW] = { 3, 50, 100, 109 },
};

/* The first row fills the columns; the second starts with the wide Land Office. */
static FlipRect
building_rect (FlipLayout layout, guint building)
{
  FlipRect region = fliptown_region_rect (layout, FLIPTOWN_TOWN);
  guint columns = town[layout].columns;
  guint slot = building > WIDE_BUILDING ? building + 1 : building;
  double gap = 7, width = floor ((region.width - 16 - (columns - 1) * gap) / columns);
  double pitch = (region.width - 16 - width) / (columns - 1);

  g_assert (building < FLIPTOWN_BUILDINGS);

  return within (layout, FLIPTOWN_TOWN, 8 + slot % columns * pitch,
                 town[layout].top + slot / columns * town[layout].down,
                 building == WIDE_BUILDING ? width + round (pitch) : width, town[layout].height);
}

/* A field of the land while it can be chosen: larger than printed, so that it is easy to hit. The
   rows extend below the building. */
static const struct
{
  double height, below;
} fields[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 36, 8 },
  [FLIP_LAYOUT_LOW] = { 26, 2 },
  [FLIP_LAYOUT_HALF] = { 26, 2 },
  [FLIP_LAYOUT_NARROW] = { 36, 8 },
};

static FlipRect
field_rect (const FliptownState *state, FlipLayout layout, guint field)
{
  guint office = state ? fliptown_town_find (state, FLIPTOWN_LAND_OFFICE) : WIDE_BUILDING;
  FlipRect house = building_rect (layout, office);
  double width = office == WIDE_BUILDING ? FLIPTOWN_FIELD_WIDTH : FLIPTOWN_SLIM_FIELD;

  return (FlipRect){
    house.x + house.width - (3 - field % 3) * width,
    house.y + house.height + fields[layout].below - (3 - field / 3) * fields[layout].height,
    width,
    fields[layout].height,
  };
}

FlipRect
fliptown_stone_rect (FlipLayout layout, guint stone)
{
  static const Grid grids[FLIP_N_LAYOUTS] = {
    [FLIP_LAYOUT_BOARD] = { 11, 28, 92, 97, 38, 44 },
    [FLIP_LAYOUT_LOW] = { 11, 27, 92, 87, 38, 44 },
    [FLIP_LAYOUT_HALF] = { 11, 26, 90, 84, 38, 44 },
    [FLIP_LAYOUT_NARROW] = { 11, 28, 92, 97, 38, 44 },
  };

  g_assert (stone < FLIPTOWN_STONES);

  return on_grid (layout, FLIPTOWN_CEMETERY, grids, stone % 3, stone / 3);
}

FlipRect
fliptown_spot_rect (const FlipSpot *spot)
{
  static FlipRect (*const rects[FLIPTOWN_N_PLACES]) (FlipLayout layout, guint index) = {
    fliptown_stop_rect, fliptown_target_rect, fliptown_chamber_rect,
    building_rect,      fliptown_stone_rect,
  };
  const FliptownState *state = spot->state;

  if (spot->site < FLIPTOWN_SITE_LAND)
    return rects[spot->region](spot->layout, spot->index);
  if (state && !fliptown_land_is_asked (state, spot->seat))
    return (FlipRect){ 0 };
  return field_rect (state, spot->layout, spot->site - FLIPTOWN_SITE_LAND);
}

/* On a narrow page the wide regions are folded; the others fit unchanged. */
static const FlipRegion *const regions[FLIPTOWN_N_SHEET_REGIONS] = {
  [FLIPTOWN_TRAIL] = &fliptown_trail_region,
  [FLIPTOWN_BADLANDS] = &fliptown_badlands_region,
  [FLIPTOWN_MINE] = &fliptown_mine_region,
  [FLIPTOWN_TOWN] = &fliptown_town_region,
  [FLIPTOWN_CEMETERY] = &fliptown_cemetery_region,
  [FLIPTOWN_REGION_POKER] = &fliptown_poker_region,
  [FLIPTOWN_REGION_SHERIFF] = &fliptown_sheriff_region,
  [FLIPTOWN_REGION_INVENTORY] = &fliptown_inventory_region,
};

/* The fields of the land are part of the town. */
static guint
region_of_site (guint site)
{
  return site >= FLIPTOWN_SITE_LAND ? FLIPTOWN_TOWN : fliptown_site_place (site);
}

const FlipSheetArt fliptown_sheet_art = {
  .game = &fliptown_game,
  FLIP_USUAL_BOARDS,
  .n_sites = FLIPTOWN_SITES_AND_FIELDS,
  .n_regions = FLIPTOWN_N_SHEET_REGIONS,
  .regions = regions,
  .emblem = FLIP_GLYPH_HAT,
  .emblem_colour = G_STRUCT_OFFSET (FlipPalette, wanted),
  .sites_move = TRUE,
  .site_region = region_of_site,
  .edition_regions = 1u << FLIPTOWN_BADLANDS | 1u << FLIPTOWN_MINE | 1u << FLIPTOWN_CEMETERY,
};
