/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"

/* Where everything lies on the sheet. On whole pixels, so that hairlines stay thin. */

#define PADDING      8
#define GAP          6
#define CARD_HEIGHT  107
#define TOWN_COLUMNS 3
#define TOWN_ROWS    3
#define SECOND_LINE  14 /* of a side's heading, where it does not fit into one */

/* From the top of a side's box to its first card. */
static double
heading_height (FlipLayout layout)
{
  return FLIP_PANEL_HEADER + 4 + (layout == FLIP_LAYOUT_NARROW ? 0 : SECOND_LINE);
}

/* One below the other, or two in a row. */
static FlipRect
card_rect (FlipLayout layout, guint side, guint index)
{
  FlipRect region = flickemup_region_rect (layout, side);
  guint columns = layout == FLIP_LAYOUT_NARROW ? 2 : 1;
  double width = (region.width - 2 * PADDING - (columns - 1) * GAP) / columns;

  g_assert (index < FLICKEMUP_COWBOYS_A_TEAM);

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

  g_assert (site >= FLICKEMUP_COWBOYS && site < FLICKEMUP_SITE_CLOCK);

  width = (int) width;
  height = (int) height;
  return (FlipRect){
    region.x + PADDING + place % TOWN_COLUMNS * (width + GAP),
    region.y + FLIP_PANEL_HEADER + place / TOWN_COLUMNS * (height + GAP),
    width,
    height,
  };
}

/* What the scenario does not have is nowhere. */
static gboolean
is_nowhere (const FlipSpot *spot)
{
  return spot->state && !flickemup_site_is_there (spot->state, spot->site);
}

FlipRect
flickemup_card_place (const FlipSpot *spot)
{
  return is_nowhere (spot) ? (FlipRect){ 0 } : card_rect (spot->layout, spot->region, spot->index);
}

FlipRect
flickemup_town_place (const FlipSpot *spot)
{
  return is_nowhere (spot) ? (FlipRect){ 0 } : town_rect (spot->layout, spot->site);
}

FlipRect
flickemup_clock_place (const FlipSpot *spot)
{
  FlipRect clock = flickemup_region_rect (spot->layout, FLICKEMUP_REGION_CLOCK);

  return is_nowhere (spot) ? (FlipRect){ 0 }
                           : (FlipRect){ clock.x + 30, clock.y + FLIP_PANEL_HEADER, 140, 140 };
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

  g_assert (team < FLICKEMUP_TEAMS);

  return (FlipRect){
    rect.x + PADDING + 2,
    rect.y + top,
    rect.width - 2 * PADDING - 4,
    rect.height - top - PADDING,
  };
}
