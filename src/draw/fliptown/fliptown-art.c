/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"

#include "games/fliptown/fliptown.h"

#include <glib/gi18n-lib.h>

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

G_STATIC_ASSERT ((guint) FLIPTOWN_N_SHEET_REGIONS <= FLIP_MOST_REGIONS);

/* The fields of the land are part of the town. */
static guint
region_of_site (guint site)
{
  return site >= FLIPTOWN_SITE_LAND ? FLIPTOWN_TOWN : fliptown_site_place (site);
}

static FlipColour
emblem_colour (const FlipPalette *palette)
{
  return palette->wanted;
}

const FlipSheetArt fliptown_sheet_art = {
  .game = &fliptown_game,
  FLIP_USUAL_BOARDS,
  .n_sites = FLIPTOWN_SITES_AND_FIELDS,
  .n_regions = FLIPTOWN_N_SHEET_REGIONS,
  .regions = regions,
  .emblem = FLIP_GLYPH_HAT,
  .emblem_colour = emblem_colour,
  .sites_move = TRUE,
  .site_region = region_of_site,
  .edition_regions = 1u << FLIPTOWN_BADLANDS | 1u << FLIPTOWN_MINE | 1u << FLIPTOWN_CEMETERY,
};
