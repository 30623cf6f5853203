/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"

/* The positions of everything on the sheet, on whole pixels so that hairlines stay thin. */

#define PADDING      8
#define GAP          6
#define CLOCK        140
#define SECOND_LINE  14 /* of a side's heading, if it doesn't fit on one */

static const FlickemupCardPlan cards[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 107, 25, 17, 34, 57, 73, 25 },
  [FLIP_LAYOUT_LOW] = { 84, 21, 14, 28, 46, 57, 22 },
  [FLIP_LAYOUT_HALF] = { 73, 20, 12, 25, 40, 49, 20 },
  [FLIP_LAYOUT_NARROW] = { 107, 25, 17, 34, 57, 73, 25 },
};

/* The grid of the buildings; gallows and townspeople are below them. */
static const struct
{
  guint columns, rows;
} towns[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 3, 3 },
  [FLIP_LAYOUT_LOW] = { 5, 2 },
  [FLIP_LAYOUT_HALF] = { 5, 2 },
  [FLIP_LAYOUT_NARROW] = { 3, 3 },
};

const FlickemupCardPlan *
flickemup_card_plan (FlipLayout layout)
{
  return &cards[layout];
}

/* The distance from the top of a side's box to its first card. */
static double
heading_height (FlipLayout layout)
{
  return FLIP_PANEL_HEADER + 4 + (layout == FLIP_LAYOUT_NARROW ? 0 : SECOND_LINE);
}

/* The cards are one below the other, or two in a row. */
static FlipRect
card_rect (FlipLayout layout, guint side, guint index)
{
  FlipRect region = flickemup_region_rect (layout, side);
  guint columns = layout == FLIP_LAYOUT_NARROW ? 2 : 1;
  double width = (region.width - 2 * PADDING - (columns - 1) * GAP) / columns;

  g_assert (index < FLICKEMUP_COWBOYS_A_TEAM);

  return (FlipRect){
    region.x + PADDING + index % columns * (width + GAP),
    region.y + heading_height (layout) + index / columns * (cards[layout].height + GAP),
    width,
    cards[layout].height,
  };
}

static FlipRect
town_rect (FlipLayout layout, guint site)
{
  FlipRect region = flickemup_region_rect (layout, FLICKEMUP_REGION_TOWN);
  guint place = site >= FLICKEMUP_SITE_BUILDING ? site - FLICKEMUP_SITE_BUILDING
                                                : site - FLICKEMUP_MAN + FLICKEMUP_BUILDINGS + 1;
  guint columns = towns[layout].columns, rows = towns[layout].rows;
  double width = (region.width - 2 * PADDING - (columns - 1) * GAP) / columns;
  double height = (region.height - FLIP_PANEL_HEADER - PADDING - (rows - 1) * GAP) / rows;

  g_assert (site >= FLICKEMUP_COWBOYS && site < FLICKEMUP_SITE_CLOCK);

  width = (int) width;
  height = (int) height;
  return (FlipRect){
    region.x + PADDING + place % columns * (width + GAP),
    region.y + FLIP_PANEL_HEADER + place / columns * (height + GAP),
    width,
    height,
  };
}

/* Sites that the scenario doesn't have are not placed. */
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

  double size = MIN (CLOCK, clock.width - 2 * PADDING);

  if (is_nowhere (spot))
    return (FlipRect){ 0 };
  return (FlipRect){ clock.x + (clock.width - size) / 2, clock.y + FLIP_PANEL_HEADER, size, size };
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

/* Below the cards, or beside the last one. */
FlipRect
flickemup_goals_rect (FlipLayout layout, guint team)
{
  guint region = team == FLICKEMUP_LAWMEN ? FLICKEMUP_REGION_LAWMEN : FLICKEMUP_REGION_OUTLAWS;
  FlipRect rect = flickemup_region_rect (layout, region);
  guint rows = layout == FLIP_LAYOUT_NARROW ? 3 : FLICKEMUP_COWBOYS_A_TEAM;
  double top = heading_height (layout) + rows * (cards[layout].height + GAP);

  g_assert (team < FLICKEMUP_TEAMS);

  return (FlipRect){
    rect.x + PADDING + 2,
    rect.y + top,
    rect.width - 2 * PADDING - 4,
    rect.height - top - PADDING,
  };
}
