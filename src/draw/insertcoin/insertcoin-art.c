/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *name;
  FlipGlyph glyph;
  void (*print) (const InsertcoinPage *page);
  void (*ink) (const InsertcoinPage *page);
  void (*outlook) (const InsertcoinPage *page); /* may be NULL */
} regions[INSERTCOIN_N_REGIONS] = {
  { N_ ("Level 1"), FLIP_GLYPH_STAR, insertcoin_level_print, insertcoin_level_ink,
    insertcoin_level_outlook },
  { N_ ("Level 2"), FLIP_GLYPH_STAR, insertcoin_level_print, insertcoin_level_ink,
    insertcoin_level_outlook },
  { N_ ("Level 3"), FLIP_GLYPH_STAR, insertcoin_level_print, insertcoin_level_ink,
    insertcoin_level_outlook },
  { N_ ("Lives and coins"), FLIP_GLYPH_HEART, insertcoin_lives_print, insertcoin_lives_ink, NULL },
  { N_ ("Deck"), FLIP_GLYPH_CARDS, insertcoin_deck_print, insertcoin_deck_ink,
    insertcoin_deck_outlook },
  { N_ ("Scores so far"), FLIP_GLYPH_TROPHY, insertcoin_scores_print, insertcoin_scores_ink,
    insertcoin_scores_outlook },
};

static const char *
region_name (guint region)
{
  g_return_val_if_fail (region < INSERTCOIN_N_REGIONS, "");

  return _ (regions[region].name);
}

static FlipGlyph
region_glyph (guint region)
{
  g_return_val_if_fail (region < INSERTCOIN_N_REGIONS, FLIP_GLYPH_STAR);

  return regions[region].glyph;
}

static guint
site_region (guint site)
{
  return insertcoin_site_level (site);
}

static InsertcoinPage
page_of (FlipCanvas *canvas, gconstpointer state, guint seat, FlipLayout layout, guint region)
{
  return (InsertcoinPage){
    .canvas = canvas,
    .state = state,
    .seat = seat,
    .layout = layout,
    .region = region,
    .rect = insertcoin_region_rect (layout, region),
  };
}

static void
draw_print (FlipCanvas *canvas, gconstpointer state, FlipLayout layout, guint region)
{
  InsertcoinPage page = page_of (canvas, state, 0, layout, region);

  regions[region].print (&page);
}

static void
draw_ink (FlipCanvas *canvas, gconstpointer state, guint seat, FlipLayout layout, guint region)
{
  InsertcoinPage page = page_of (canvas, state, seat, layout, region);

  regions[region].ink (&page);
}

static void
draw_outlook (FlipCanvas *canvas,
              gconstpointer state,
              gconstpointer after,
              guint seat,
              FlipLayout layout,
              guint region)
{
  InsertcoinPage page = page_of (canvas, state, seat, layout, region);

  page.after = after;
  if (regions[region].outlook)
    regions[region].outlook (&page);
}

/* The shape around a square, and whether single squares are asked for. */
static guint
site_digest (gconstpointer data, guint seat, guint site)
{
  const InsertcoinState *state = data;

  return state->seats[seat].shapes[insertcoin_site_level (site)] << 1
         | (state->stage == INSERTCOIN_STAGE_FILL);
}

static void
draw_site (FlipCanvas *canvas,
           gconstpointer state,
           guint seat,
           FlipLayout layout,
           guint site,
           const FlipSiteLook *look)
{
  FlipRect rect = insertcoin_site_rect (layout, site);

  rect.x = rect.y = 0;
  insertcoin_square_draw (canvas, state, seat, site, &rect, look);
}

static FlipColour
emblem_colour (const FlipPalette *palette)
{
  return palette->hues[FLIP_HUE_HEARTS];
}

const FlipSheetArt insertcoin_sheet_art = {
  .game = &insertcoin_game,
  .width = 1068,
  .height = 774,
  .n_sites = INSERTCOIN_SITES,
  .n_regions = INSERTCOIN_N_REGIONS,
  .emblem = FLIP_GLYPH_ALIEN,
  .emblem_colour = emblem_colour,
  .draw_scene = insertcoin_scene_draw,
  .region = insertcoin_region_rect,
  .region_name = region_name,
  .region_glyph = region_glyph,
  .region_hue = insertcoin_region_hue,
  .site = insertcoin_site_rect,
  .site_region = site_region,
  .draw_print = draw_print,
  .draw_ink = draw_ink,
  .draw_outlook = draw_outlook,
  .site_digest = site_digest,
  .draw_site = draw_site,
  .draw_card = insertcoin_card_draw,
};
