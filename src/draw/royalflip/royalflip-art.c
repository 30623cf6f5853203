/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include "draw/kit/text.h"
#include "draw/sheet/part-art.h"
#include "games/royalflip/royalflip.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The game as a thumbnail: a city map with a road through it, and its four casinos. */

#define CELLS 5

static const struct
{
  guint column, row;
  const char *number;
  gboolean red;
} written[] = {
  { 1, 0, "4", TRUE },  { 2, 0, "5", TRUE },  { 3, 0, "6", TRUE },   { 3, 1, "7", TRUE },
  { 1, 1, "Q", FALSE }, { 2, 2, "9", FALSE }, { 1, 3, "10", FALSE }, { 2, 3, "9", TRUE },
};

static void
draw_cell (FlipCanvas *canvas, const FlipRect *grid, guint column, guint row)
{
  double size = grid->width / CELLS;
  FlipRect cell = { grid->x + column * size, grid->y + row * size, size, size };

  cell = flip_rect_grow (cell, -size * .08);
  flip_canvas_box (canvas, &cell, size * .12, canvas->palette->face,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_VIOLET), size * .07);
}

static void
draw_numbers (FlipCanvas *canvas, const FlipRect *grid)
{
  const FlipPalette *palette = canvas->palette;
  double size = grid->width / CELLS;

  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    flip_text_draw (canvas, written[i].number, (FlipType){ size * .62, FLIP_HEAVY },
                    written[i].red ? palette->hues[FLIP_HUE_HEARTS] : palette->text,
                    grid->x + (written[i].column + .5) * size,
                    grid->y + (written[i].row + .5) * size, FLIP_ALIGN_MIDDLE, size);
}

static void
draw_casino (FlipCanvas *canvas, double x, double y, double size)
{
  FlipColour violet = canvas->palette->hues[FLIP_HUE_VIOLET];

  flip_canvas_disc (canvas, x, y, size / 2);
  flip_canvas_fill_keep (canvas, canvas->palette->face);
  flip_canvas_stroke (canvas, violet, size * .07);
  flip_glyph_draw (canvas, FLIP_GLYPH_CROWN, x, y, size * .58, violet, canvas->palette->face);
}

static void
royalflip_scene_draw (FlipCanvas *canvas, const FlipRect *rect)
{
  double size = MIN (rect->width, rect->height) * .56, casino = size * .26;
  double x = flip_rect_middle (rect), y = flip_rect_centre (rect);
  double reach = size / 2 + casino * .68;
  FlipRect grid = flip_rect_around (x, y, size, size);

  flip_canvas_round (canvas, rect, 8);
  flip_canvas_fill (canvas, canvas->palette->tints[FLIP_HUE_VIOLET]);
  for (guint i = 0; i < CELLS * CELLS; i++)
    draw_cell (canvas, &grid, i % CELLS, i / CELLS);
  draw_numbers (canvas, &grid);
  draw_casino (canvas, x, y - reach, casino);
  draw_casino (canvas, x, y + reach, casino);
  draw_casino (canvas, x - reach, y, casino);
  draw_casino (canvas, x + reach, y, casino);
}

/* Draws nothing for a move that wouldn't change the sheet. */
static void
score_outlook (const FlipPage *page)
{
  if (memcmp (royalflip_page_sheet (page), royalflip_sheet (page->after, page->seat),
              sizeof (RoyalflipSheet)))
    flip_part_rows_outlook (page);
}

#define NARROW_WIDTH 366

static const FlipRegion regions[ROYALFLIP_N_REGIONS] = {
  [ROYALFLIP_REGION_MAP] = {
    .name = /* a part of Royal Flip’s sheet */ N_ ("City map"),
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
    .sites = { 0, ROYALFLIP_SITE_TRACK }, /* and those after the track's */
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
    .name = /* what a player has */ N_ ("Diamonds"),
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
    .name = /* a token that changes a number by one */ N_ ("±1"),
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
    .print = flip_page_print,
    .ink = royalflip_found_ink,
    .outlook = royalflip_found_outlook,
    .digest = royalflip_map_digest, /* the list depends on the map alone */
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
    .part = &(const FlipPart){ .kind = FLIP_PART_SCORE },
    .print = flip_page_print,
    .ink = flip_part_rows_ink,
    .outlook = score_outlook,
    .digest = flip_part_rows_digest,
  },
};

G_STATIC_ASSERT ((guint) ROYALFLIP_N_REGIONS <= FLIP_MOST_REGIONS);

void
royalflip_house_line (FlipCanvas *canvas, double x1, double x2, double y)
{
  for (double x = x1; x < x2; x += 2.9)
    {
      flip_canvas_disc (canvas, x, y, .73);
      flip_canvas_fill (canvas, canvas->palette->second);
    }
}

void
royalflip_head_draw (const FlipPage *page, const char *note, gboolean is_house)
{
  const char *name = flip_sheet_art_region_name (page->art, page->region);
  double x = page->rect.x + 28;

  flip_page_panel (page, note);
  if (is_house)
    royalflip_house_line (page->canvas, x + 1,
                          x + flip_text_width (page->canvas, name, FLIP_TYPE_REGION),
                          page->rect.y + FLIP_PANEL_HEADER / 2.0 + 9);
}

const FlipSheetArt royalflip_sheet_art = {
  .game = &royalflip_game,
  FLIP_USUAL_BOARDS,
  .n_sites = ROYALFLIP_SITES,
  .n_regions = ROYALFLIP_N_REGIONS,
  .regions = regions,
  .site_region = royalflip_region_of_site,
  .emblem = FLIP_GLYPH_CROWN,
  .sites_move = TRUE,
  .draw_scene = royalflip_scene_draw,
  .edition_regions = 1u << ROYALFLIP_REGION_MAP,
};
