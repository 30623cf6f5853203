/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"

/* Where everything lies on the sheet. On whole pixels, so that hairlines stay thin. */

#define NARROW_WIDTH 366
#define PADDING      8
#define GAP          6
#define CARD_HEIGHT  107
#define TOWN_COLUMNS 3
#define TOWN_ROWS    3
#define NARROW_MAP   263
#define NARROW_GOALS 150
#define SECOND_LINE  14 /* of a side's heading, where it does not fit into one */

static const FlipRect on_board[FLICKEMUP_REGIONS] = {
  [FLICKEMUP_REGION_LAWMEN] = { 10, 10, 200, 754 },
  [FLICKEMUP_REGION_OUTLAWS] = { 858, 10, 200, 754 },
  [FLICKEMUP_REGION_TABLE] = { 218, 10, 632, 498 },
  [FLICKEMUP_REGION_TOWN] = { 218, 516, 424, 248 },
  [FLICKEMUP_REGION_CLOCK] = { 650, 516, 200, 248 },
};

static const FlipRect on_page[FLICKEMUP_REGIONS] = {
  [FLICKEMUP_REGION_LAWMEN] = { 0, 0, NARROW_WIDTH, 526 },
  [FLICKEMUP_REGION_OUTLAWS] = { 0, 0, NARROW_WIDTH, 526 },
  [FLICKEMUP_REGION_TABLE] = { 0, 0, NARROW_WIDTH, FLIP_PANEL_HEADER + NARROW_MAP + PADDING },
  [FLICKEMUP_REGION_TOWN] = { 0, 0, NARROW_WIDTH, 248 },
  [FLICKEMUP_REGION_CLOCK] = { 0, 0, 200, 248 },
};

FlipRect
flickemup_region_rect (FlipLayout layout, guint region)
{
  g_return_val_if_fail (region < FLICKEMUP_REGIONS, ((FlipRect){ 0 }));

  return layout == FLIP_LAYOUT_NARROW ? on_page[region] : on_board[region];
}

guint
flickemup_site_region (guint site)
{
  if (site < FLICKEMUP_COWBOYS)
    return flickemup_team_of (site) == FLICKEMUP_LAWMEN ? FLICKEMUP_REGION_LAWMEN
                                                        : FLICKEMUP_REGION_OUTLAWS;
  return site == FLICKEMUP_SITE_CLOCK ? FLICKEMUP_REGION_CLOCK : FLICKEMUP_REGION_TOWN;
}

/* From the top of a side's box to its first card. */
static double
heading_height (FlipLayout layout)
{
  return FLIP_PANEL_HEADER + 4 + (layout == FLIP_LAYOUT_NARROW ? 0 : SECOND_LINE);
}

/* One below the other, or two in a row. */
static FlipRect
card_rect (FlipLayout layout, guint site)
{
  FlipRect region = flickemup_region_rect (layout, flickemup_site_region (site));
  guint columns = layout == FLIP_LAYOUT_NARROW ? 2 : 1;
  guint index = site % FLICKEMUP_COWBOYS_A_TEAM;
  double width = (region.width - 2 * PADDING - (columns - 1) * GAP) / columns;

  return (FlipRect){
    region.x + PADDING + index % columns * (width + GAP),
    region.y + heading_height (layout) + index / columns * (CARD_HEIGHT + GAP),
    width,
    CARD_HEIGHT,
  };
}

/* The buildings in two rows, below them gallows and townspeople. */
static FlipRect
town_rect (FlipLayout layout, guint site)
{
  FlipRect region = flickemup_region_rect (layout, FLICKEMUP_REGION_TOWN);
  guint place = site >= FLICKEMUP_SITE_BUILDING ? site - FLICKEMUP_SITE_BUILDING
                                                : site - FLICKEMUP_MAN + FLICKEMUP_BUILDINGS + 1;
  double width = (region.width - 2 * PADDING - (TOWN_COLUMNS - 1) * GAP) / TOWN_COLUMNS;
  double height = (region.height - FLIP_PANEL_HEADER - PADDING - (TOWN_ROWS - 1) * GAP) / TOWN_ROWS;

  width = (int) width;
  height = (int) height;
  return (FlipRect){
    region.x + PADDING + place % TOWN_COLUMNS * (width + GAP),
    region.y + FLIP_PANEL_HEADER + place / TOWN_COLUMNS * (height + GAP),
    width,
    height,
  };
}

FlipRect
flickemup_site_rect (FlipLayout layout, guint site)
{
  FlipRect clock = flickemup_region_rect (layout, FLICKEMUP_REGION_CLOCK);

  g_return_val_if_fail (site < FLICKEMUP_SITES, ((FlipRect){ 0 }));

  if (site < FLICKEMUP_COWBOYS)
    return card_rect (layout, site);
  if (site == FLICKEMUP_SITE_CLOCK)
    return (FlipRect){ clock.x + 30, clock.y + FLIP_PANEL_HEADER, 140, 140 };
  return town_rect (layout, site);
}

FlipRect
flickemup_map_rect (FlipLayout layout)
{
  FlipRect region = flickemup_region_rect (layout, FLICKEMUP_REGION_TABLE);

  return (FlipRect){
    region.x + PADDING,
    region.y + FLIP_PANEL_HEADER,
    region.width - 2 * PADDING,
    region.height - FLIP_PANEL_HEADER - PADDING,
  };
}

/* Below the cards, or beside the last of them. */
FlipRect
flickemup_goals_rect (FlipLayout layout, guint team)
{
  guint region = team == FLICKEMUP_LAWMEN ? FLICKEMUP_REGION_LAWMEN : FLICKEMUP_REGION_OUTLAWS;
  FlipRect rect = flickemup_region_rect (layout, region);
  guint rows = layout == FLIP_LAYOUT_NARROW ? 3 : FLICKEMUP_COWBOYS_A_TEAM;
  double top = heading_height (layout) + rows * (CARD_HEIGHT + GAP);

  return (FlipRect){
    rect.x + PADDING + 2,
    rect.y + top,
    rect.width - 2 * PADDING - 4,
    rect.height - top - PADDING,
  };
}
