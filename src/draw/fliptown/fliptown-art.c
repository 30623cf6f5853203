/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"

#include "games/fliptown/fliptown.h"

#include <glib/gi18n-lib.h>

#define NARROW_WIDTH 366

/* On a narrow page the wide regions are folded; the others fit unchanged. */
static const FlipRegion regions[FLIPTOWN_N_SHEET_REGIONS] = {
  [FLIPTOWN_TRAIL] = {
    .name = /* a part of Fliptown’s board */ N_ ("Trail"),
    .glyph = FLIP_GLYPH_HEART,
    .hue = FLIP_HUE_HEARTS,
    .board = { 11, 11, 862, 108 },
    .low = { 9, 9, 881, 93 },
    .half = { 0, 0, 980, 75 },
    .page_width = NARROW_WIDTH,
    .page_height = 314,
    .print = fliptown_trail_print,
    .sites = { FLIPTOWN_SITE_TRAIL, FLIPTOWN_SITE_BADLANDS },
    .place = fliptown_spot_rect,
    .site = fliptown_trail_site,
    .site_digest = flip_site_digest_of_look,
  },
  [FLIPTOWN_BADLANDS] = {
    .name = /* a part of Fliptown’s board */ N_ ("Badlands"),
    .glyph = FLIP_GLYPH_SPADE,
    .hue = FLIP_HUE_SPADES,
    .board = { 11, 127, 245, 274 },
    .low = { 9, 109, 245, 250 },
    .half = { 0, 81, 234, 242 },
    .print = fliptown_badlands_print,
    .sites = { FLIPTOWN_SITE_BADLANDS, FLIPTOWN_SITE_MINE },
    .place = fliptown_spot_rect,
    .site = fliptown_badlands_site,
    .site_digest = flip_site_digest_of_look,
  },
  [FLIPTOWN_MINE] = {
    .name = /* a part of Fliptown’s board */ N_ ("Mine"),
    .glyph = FLIP_GLYPH_DIAMOND,
    .hue = FLIP_HUE_DIAMONDS,
    .board = { 265, 127, 356, 274 },
    .low = { 261, 109, 377, 250 },
    .half = { 486, 81, 342, 242 },
    .print = fliptown_mine_print,
    .ink = fliptown_mine_ink,
    .digest = fliptown_mine_digest,
    .sites = { FLIPTOWN_SITE_MINE, FLIPTOWN_SITE_TOWN },
    .place = fliptown_spot_rect,
    .site = fliptown_mine_site,
    .site_digest = flip_site_digest_of_look,
  },
  [FLIPTOWN_TOWN] = {
    .name = N_ ("Town"),
    .glyph = FLIP_GLYPH_CLUB,
    .hue = FLIP_HUE_CLUBS,
    .board = { 11, 409, 862, 246 },
    .low = { 9, 366, 881, 182 },
    .half = { 0, 329, 980, 183 },
    .page_width = NARROW_WIDTH,
    .page_height = 602,
    .print = fliptown_town_print,
    .sites = { FLIPTOWN_SITE_TOWN, FLIPTOWN_SITE_CEMETERY },
    .place = fliptown_spot_rect,
    .site = fliptown_town_site,
    .site_digest = fliptown_town_site_digest,
  },
  [FLIPTOWN_CEMETERY] = {
    .name = /* a part of Fliptown’s board */ N_ ("Cemetery"),
    .glyph = FLIP_GLYPH_TOMBSTONE,
    .hue = FLIP_HUE_VIOLET,
    .board = { 629, 127, 245, 274 },
    .low = { 645, 109, 245, 250 },
    .half = { 240, 81, 240, 242 },
    .print = fliptown_cemetery_print,
    .sites = { FLIPTOWN_SITE_CEMETERY, FLIPTOWN_SITES },
    .place = fliptown_spot_rect,
    .site = fliptown_cemetery_site,
    .site_digest = flip_site_digest_of_look,
  },
  [FLIPTOWN_REGION_POKER] = {
    .name = /* a part of Fliptown’s board */ N_ ("Poker"),
    .glyph = FLIP_GLYPH_CARDS,
    .hue = FLIP_HUE_GREY,
    .board = { 881, 11, 176, 428 },
    .low = { 897, 9, 176, 372 },
    .half = { 834, 81, 146, 126 },
    .unfolds = /* what a poker hand pays */ N_ ("Pay table"),
    .print = fliptown_poker_print,
    .ink = fliptown_poker_ink,
    .digest = fliptown_poker_digest,
  },
  [FLIPTOWN_REGION_SHERIFF] = {
    .name = /* a part of Fliptown’s board */ N_ ("Sheriff"),
    .glyph = FLIP_GLYPH_BADGE,
    .hue = FLIP_HUE_GREY,
    .board = { 881, 447, 176, 208 },
    .low = { 897, 388, 176, 160 },
    .half = { 834, 213, 146, 110 },
    .print = fliptown_sheriff_print,
    .ink = fliptown_sheriff_ink,
    .digest = fliptown_sheriff_digest,
  },
  [FLIPTOWN_REGION_INVENTORY] = {
    .name = /* what a player has */ N_ ("Inventory"),
    .glyph = FLIP_GLYPH_COIN,
    .hue = FLIP_HUE_GREY,
    .board = { 11, 663, 1045, 100 },
    .low = { 9, 555, 1064, 94 },
    .half = { 0, 518, 980, 32 },
    .unfolds = /* button that shows the rest */ N_ ("All items"),
    .page_width = NARROW_WIDTH,
    .page_height = 336,
    .print = fliptown_inventory_print,
    .ink = fliptown_inventory_ink,
    .digest = fliptown_inventory_digest,
  },
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
