/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"

#include "games/fliptown/fliptown.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  void (*print) (const FliptownPage *page);
  void (*ink) (const FliptownPage *page);
  void (*site) (const FliptownSpot *spot);
} Region;

static const Region regions[FLIPTOWN_N_SHEET_REGIONS] = {
  [FLIPTOWN_TRAIL] = { fliptown_trail_print, NULL, fliptown_trail_site },
  [FLIPTOWN_BADLANDS] = { fliptown_badlands_print, NULL, fliptown_badlands_site },
  [FLIPTOWN_MINE] = { fliptown_mine_print, fliptown_mine_ink, fliptown_mine_site },
  [FLIPTOWN_TOWN] = { fliptown_town_print, NULL, fliptown_town_site },
  [FLIPTOWN_CEMETERY] = { fliptown_cemetery_print, NULL, fliptown_cemetery_site },
  [FLIPTOWN_REGION_POKER] = { fliptown_poker_print, fliptown_poker_ink, NULL },
  [FLIPTOWN_REGION_SHERIFF] = { fliptown_sheriff_print, fliptown_sheriff_ink, NULL },
  [FLIPTOWN_REGION_INVENTORY] = { fliptown_inventory_print, fliptown_inventory_ink, NULL },
};

static const char *
region_name (guint region)
{
  switch (region)
    {
    case FLIPTOWN_REGION_POKER:
      return _ ("Poker");
    case FLIPTOWN_REGION_SHERIFF:
      return _ ("Sheriff");
    case FLIPTOWN_REGION_INVENTORY:
      return _ ("Inventory");
    default:
      return fliptown_place_name (region);
    }
}

static FlipGlyph
region_glyph (guint region)
{
  static const FlipGlyph glyphs[FLIPTOWN_N_SHEET_REGIONS] = {
    FLIP_GLYPH_HEART,     FLIP_GLYPH_SPADE, FLIP_GLYPH_DIAMOND, FLIP_GLYPH_CLUB,
    FLIP_GLYPH_TOMBSTONE, FLIP_GLYPH_CARDS, FLIP_GLYPH_BADGE,   FLIP_GLYPH_COIN,
  };

  g_return_val_if_fail (region < FLIPTOWN_N_SHEET_REGIONS, FLIP_GLYPH_STAR);

  return glyphs[region];
}

static FlipHue
region_hue (guint region)
{
  return region < FLIPTOWN_N_PLACES ? (FlipHue) region : FLIP_HUE_GREY;
}

static guint
site_region (guint site)
{
  return fliptown_site_place (site);
}

static FliptownPage
page_of (FlipCanvas *canvas, gconstpointer state, guint seat, FlipLayout layout, guint region)
{
  return (FliptownPage){
    .canvas = canvas,
    .state = state,
    .seat = seat,
    .layout = layout,
    .rect = fliptown_region_rect (layout, region),
  };
}

static void
draw_print (FlipCanvas *canvas, gconstpointer state, FlipLayout layout, guint region)
{
  FliptownPage page = page_of (canvas, state, 0, layout, region);

  regions[region].print (&page);
}

static void
draw_ink (FlipCanvas *canvas, gconstpointer state, guint seat, FlipLayout layout, guint region)
{
  FliptownPage page = page_of (canvas, state, seat, layout, region);

  if (regions[region].ink)
    regions[region].ink (&page);
}

/* Only the buildings show more than a mark: what the seat has bought in them. FNV-1a. */
static guint
site_digest (gconstpointer data, guint seat, guint site)
{
  const FliptownSeat *owner = &((const FliptownState *) data)->seats[seat];
  const guint shown[] = { owner->items, owner->bank, owner->outlaws, owner->hotel, owner->fields };
  guint32 digest = 2166136261u;

  if (fliptown_site_place (site) != FLIPTOWN_TOWN)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    digest = (digest ^ shown[i]) * 16777619u;
  return digest;
}

static void
draw_site (FlipCanvas *canvas,
           gconstpointer state,
           guint seat,
           FlipLayout layout,
           guint site,
           const FlipSiteLook *look)
{
  FliptownPlace place = fliptown_site_place (site);
  FliptownSpot spot = {
    .canvas = canvas,
    .state = state,
    .seat = seat,
    .rect = fliptown_site_rect (layout, site),
    .look = look,
  };
  guint first, end;

  fliptown_place_range (place, &first, &end);
  spot.index = site - first;
  spot.rect.x = spot.rect.y = 0;
  regions[place].site (&spot);
}

static FlipColour
emblem_colour (const FlipPalette *palette)
{
  return palette->wanted;
}

const FlipSheetArt fliptown_sheet_art = {
  .game = &fliptown_game,
  .width = 1068,
  .height = 774,
  .n_sites = FLIPTOWN_SITES,
  .n_regions = FLIPTOWN_N_SHEET_REGIONS,
  .emblem = FLIP_GLYPH_HAT,
  .emblem_colour = emblem_colour,
  .region = fliptown_region_rect,
  .region_name = region_name,
  .region_glyph = region_glyph,
  .region_hue = region_hue,
  .site = fliptown_site_rect,
  .site_region = site_region,
  .draw_print = draw_print,
  .draw_ink = draw_ink,
  .site_digest = site_digest,
  .draw_site = draw_site,
};
