/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include "games/royalflip/royalflip.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *name;
  FlipGlyph glyph;
  FlipHue hue;
  void (*print) (const RoyalflipPage *page);
  void (*ink) (const RoyalflipPage *page);
  void (*outlook) (const RoyalflipPage *page, const RoyalflipPage *after);
} regions[ROYALFLIP_N_REGIONS] = {
  [ROYALFLIP_REGION_MAP] = { N_ ("City map"), FLIP_GLYPH_CROWN, FLIP_HUE_VIOLET,
                             royalflip_map_print, royalflip_map_ink, royalflip_map_outlook },
  [ROYALFLIP_REGION_TRACK] = { N_ ("Bonus track"), FLIP_GLYPH_FLAG, FLIP_HUE_VIOLET,
                               royalflip_track_print, NULL, NULL },
  [ROYALFLIP_REGION_DIAMONDS] = { N_ ("Diamonds"), FLIP_GLYPH_GEM, FLIP_HUE_DIAMONDS,
                                  royalflip_diamonds_print, royalflip_diamonds_ink,
                                  royalflip_diamonds_outlook },
  [ROYALFLIP_REGION_TOKENS] = { N_ ("±1"), FLIP_GLYPH_SHIFT, FLIP_HUE_GREY, royalflip_tokens_print,
                                royalflip_tokens_ink, NULL },
  [ROYALFLIP_REGION_FOUND] = { N_ ("Found so far"), FLIP_GLYPH_LENS, FLIP_HUE_VIOLET,
                               royalflip_found_print, royalflip_found_ink,
                               royalflip_found_outlook },
  [ROYALFLIP_REGION_SCORE] = { N_ ("Score so far"), FLIP_GLYPH_TROPHY, FLIP_HUE_GREY,
                               royalflip_score_print, royalflip_score_ink,
                               royalflip_score_outlook },
};

static const char *
region_name (guint region)
{
  g_return_val_if_fail (region < ROYALFLIP_N_REGIONS, "?");

  return _ (regions[region].name);
}

static FlipGlyph
region_glyph (guint region)
{
  g_return_val_if_fail (region < ROYALFLIP_N_REGIONS, FLIP_GLYPH_STAR);

  return regions[region].glyph;
}

static FlipHue
region_hue (guint region)
{
  g_return_val_if_fail (region < ROYALFLIP_N_REGIONS, FLIP_HUE_GREY);

  return regions[region].hue;
}

static guint
site_region (guint site)
{
  return site < ROYALFLIP_SITE_TRACK ? ROYALFLIP_REGION_MAP : ROYALFLIP_REGION_TRACK;
}

static FlipRect
rect_of (FlipLayout layout, const RoyalflipShape *shape, guint site)
{
  if (site < ROYALFLIP_SITE_TRACK)
    return royalflip_cell_rect (layout, shape, site);
  return royalflip_space_rect (layout, shape, site - ROYALFLIP_SITE_TRACK);
}

/* On the house sheet. */
static FlipRect
site_rect (FlipLayout layout, guint site)
{
  return rect_of (layout, &royalflip_house_shape, site);
}

static FlipRect
site_now (gconstpointer data, guint seat, FlipLayout layout, guint site)
{
  const RoyalflipState *state = data;
  RoyalflipShape shape = royalflip_shape (&state->board);

  return rect_of (layout, &shape, site);
}

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
royalflip_head_draw (const RoyalflipPage *page, const FlipPanelHead *head, gboolean is_house)
{
  double x = page->rect.x + 28;

  flip_panel_draw (page->canvas, &page->rect, head);
  if (is_house)
    royalflip_house_line (page->canvas, x + 1,
                          x + flip_text_width (page->canvas, head->name, FLIP_TYPE_REGION),
                          page->rect.y + FLIP_PANEL_HEADER / 2.0 + 9);
}

static RoyalflipPage
page_of (FlipCanvas *canvas, gconstpointer data, guint seat, FlipLayout layout, guint region)
{
  const RoyalflipState *state = data;

  return (RoyalflipPage){
    .canvas = canvas,
    .state = state,
    .board = &state->board,
    .sheet = &state->sheets[seat],
    .seat = seat,
    .layout = layout,
    .shape = royalflip_shape (&state->board),
    .rect = royalflip_region_rect (layout, region),
  };
}

static void
draw_print (FlipCanvas *canvas, gconstpointer state, FlipLayout layout, guint region)
{
  RoyalflipPage page = page_of (canvas, state, 0, layout, region);

  regions[region].print (&page);
}

static void
draw_ink (FlipCanvas *canvas, gconstpointer state, guint seat, FlipLayout layout, guint region)
{
  RoyalflipPage page = page_of (canvas, state, seat, layout, region);

  if (regions[region].ink)
    regions[region].ink (&page);
}

/* Where nothing on the sheet would change, there is nothing to see. */
static void
draw_outlook (FlipCanvas *canvas,
              gconstpointer state,
              gconstpointer then,
              guint seat,
              FlipLayout layout,
              guint region)
{
  RoyalflipPage page = page_of (canvas, state, seat, layout, region);
  RoyalflipPage after = page_of (canvas, then, seat, layout, region);

  if (regions[region].outlook && memcmp (page.sheet, after.sheet, sizeof *page.sheet) != 0)
    regions[region].outlook (&page, &after);
}

static void
draw_site (FlipCanvas *canvas,
           gconstpointer data,
           guint seat,
           FlipLayout layout,
           guint site,
           const FlipSiteLook *look)
{
  const RoyalflipState *state = data;
  RoyalflipSpot spot = {
    .canvas = canvas,
    .state = state,
    .board = &state->board,
    .sheet = &state->sheets[seat],
    .seat = seat,
    .rect = site_now (state, seat, layout, site),
    .look = look,
  };

  if (spot.rect.width <= 0)
    return;
  spot.rect.x = spot.rect.y = 0;
  spot.index = site < ROYALFLIP_SITE_TRACK ? site : site - ROYALFLIP_SITE_TRACK;
  if (site < ROYALFLIP_SITE_TRACK)
    royalflip_cell_site (&spot);
  else
    royalflip_space_site (&spot);
}

/* An empty cell shows the number that is to be written while it is pointed at. */
static guint
digest_of_empty (const RoyalflipState *state, guint seat)
{
  if (!royalflip_is_writing (state, seat))
    return 0;
  return (royalflip_number_to_write (state) * 2u + state->turn.colour) << 1 | 1;
}

/* Of a cell: its number, and the labels of the road that begins there and the area that ends there.
   Of a space: whether the seat stands on it. */
static guint
site_digest (gconstpointer data, guint seat, guint site)
{
  const RoyalflipState *state = data;
  const RoyalflipSheet *sheet = &state->sheets[seat];
  guint digest;

  if (site >= ROYALFLIP_SITE_TRACK)
    return sheet->position == site - ROYALFLIP_SITE_TRACK + 1;
  if (!sheet->numbers[site])
    return digest_of_empty (state, seat);
  digest = sheet->numbers[site] * 2u + royalflip_colour_of (sheet, site);
  return (digest * 64 + royalflip_road_beginning_at (&state->board, sheet, site)) * 64
         + royalflip_area_ending_at (&state->board, sheet, site);
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
  .n_sites = ROYALFLIP_SITES,
  .n_regions = ROYALFLIP_N_REGIONS,
  .emblem = FLIP_GLYPH_CROWN,
  .emblem_colour = emblem_colour,
  .draw_scene = royalflip_scene_draw,
  .region = royalflip_region_rect,
  .region_name = region_name,
  .region_glyph = region_glyph,
  .region_hue = region_hue,
  .site = site_rect,
  .site_region = site_region,
  .site_now = site_now,
  .draw_print = draw_print,
  .draw_ink = draw_ink,
  .draw_outlook = draw_outlook,
  .site_digest = site_digest,
  .draw_site = draw_site,
};
