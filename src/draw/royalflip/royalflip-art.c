/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include "games/royalflip/royalflip.h"

#include <glib/gi18n-lib.h>

#define NARROW_WIDTH 366

static const FlipRegion regions[ROYALFLIP_N_REGIONS] = {
  [ROYALFLIP_REGION_MAP] = {
    .name = N_ ("City map"),
    .group = "map",
    .glyph = FLIP_GLYPH_CROWN,
    .hue = FLIP_HUE_VIOLET,
    .board = { 11, 11, 572, 496 },
    .low = { 9, 9, 560, 414 },
    .half = { 0, 0, 440, 370 },
    .page_width = NARROW_WIDTH,
    .page_height = 404,
    .print = royalflip_map_print,
    .ink = royalflip_map_ink,
    .outlook = royalflip_map_outlook,
    .digest = royalflip_map_digest,
    .sites = { 0, ROYALFLIP_SITE_TRACK }, /* and the last ones */
    .place = royalflip_cell_place,
    .square = royalflip_cell_square,
    .site = royalflip_cell_site,
    .site_digest = royalflip_cell_digest,
  },
  [ROYALFLIP_REGION_TRACK] = {
    .name = /* a part of Royal Flip’s sheet */ N_ ("Bonus track"),
    .group = "track",
    .glyph = FLIP_GLYPH_FLAG,
    .hue = FLIP_HUE_VIOLET,
    .board = { 11, 515, 1045, 228 },
    .low = { 9, 430, 1064, 196 },
    .half = { 0, 376, 980, 158 },
    .page_width = NARROW_WIDTH,
    .page_height = 596,
    .print = royalflip_track_print,
    .sites = { ROYALFLIP_SITE_TRACK, ROYALFLIP_SITE_LAST_CELLS },
    .place = royalflip_space_place,
    .site = royalflip_space_site,
    .site_digest = royalflip_space_digest,
  },
  [ROYALFLIP_REGION_DIAMONDS] = {
    .name = N_ ("Diamonds"),
    .group = "diamonds",
    .glyph = FLIP_GLYPH_GEM,
    .hue = FLIP_HUE_DIAMONDS,
    .board = { 591, 309, 465, 100 },
    .low = { 576, 260, 497, 84 },
    .half = { 446, 256, 264, 114 },
    .page_width = NARROW_WIDTH,
    .page_height = 96,
    .print = royalflip_diamonds_print,
    .ink = royalflip_diamonds_ink,
    .outlook = royalflip_diamonds_outlook,
    .digest = royalflip_diamonds_digest,
  },
  [ROYALFLIP_REGION_TOKENS] = {
    .name = N_ ("±1"),
    .group = "tokens",
    .glyph = FLIP_GLYPH_SHIFT,
    .hue = FLIP_HUE_GREY,
    .board = { 591, 418, 465, 89 },
    .low = { 576, 351, 497, 72 },
    .half = { 716, 256, 264, 114 },
    .page_width = NARROW_WIDTH,
    .page_height = 90,
    .print = royalflip_tokens_print,
    .ink = royalflip_tokens_ink,
    .digest = royalflip_tokens_digest,
  },
  [ROYALFLIP_REGION_FOUND] = {
    .name = N_ ("Found so far"),
    .group = "roads",
    .glyph = FLIP_GLYPH_LENS,
    .hue = FLIP_HUE_VIOLET,
    .board = { 591, 11, 228, 290 },
    .low = { 576, 9, 244, 244 },
    .half = { 446, 0, 264, 250 },
    .page_width = NARROW_WIDTH,
    .page_height = 300,
    .print = royalflip_found_print,
    .ink = royalflip_found_ink,
    .outlook = royalflip_found_outlook,
    .digest = royalflip_map_digest, /* it lists what is on the map */
  },
  [ROYALFLIP_REGION_SCORE] = {
    .name = N_ ("Score so far"),
    .glyph = FLIP_GLYPH_TROPHY,
    .hue = FLIP_HUE_GREY,
    .board = { 828, 11, 228, 290 },
    .low = { 827, 9, 246, 244 },
    .half = { 716, 0, 264, 250 },
    .page_width = NARROW_WIDTH,
    .page_height = 300,
    .print = royalflip_score_print,
    .ink = royalflip_score_ink,
    .outlook = royalflip_score_outlook,
    .digest = royalflip_score_digest,
  },
};

G_STATIC_ASSERT ((guint) ROYALFLIP_N_REGIONS <= FLIP_MOST_REGIONS);

void
royalflip_house_line (FlipCanvas *canvas, double x1, double x2, double y)
{
  for (double x = x1; x < x2; x += 2.9)
    {
      cairo_new_path (canvas->cr);
      cairo_arc (canvas->cr, x, y, .73, 0, 2 * G_PI);
      flip_canvas_fill (canvas, canvas->palette->second);
    }
}

void
royalflip_head_draw (const FlipPage *page, const FlipPanelHead *head, gboolean is_house)
{
  double x = page->rect.x + 28;

  flip_panel_draw (page->canvas, &page->rect, head);
  if (is_house)
    royalflip_house_line (page->canvas, x + 1,
                          x + flip_text_width (page->canvas, head->name, FLIP_TYPE_REGION),
                          page->rect.y + FLIP_PANEL_HEADER / 2.0 + 9);
}

static FlipColour
emblem_colour (const FlipPalette *palette)
{
  return palette->hues[FLIP_HUE_VIOLET];
}

const FlipSheetArt royalflip_sheet_art = {
  .game = &royalflip_game,
  .width = 1068,
  .height = 774,
  .low_width = 1082,
  .low_height = 658,
  .half_width = 980,
  .half_height = 550,
  .n_sites = ROYALFLIP_SITES,
  .n_regions = ROYALFLIP_N_REGIONS,
  .regions = regions,
  .site_region = royalflip_region_of_site,
  .emblem = FLIP_GLYPH_CROWN,
  .emblem_colour = emblem_colour,
  .sites_move = TRUE,
  .draw_scene = royalflip_scene_draw,
  .edition_regions = 1u << ROYALFLIP_REGION_MAP,
};
