/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

#define DISC_RADIUS 11
#define TITLE_WIDTH 62 /* if the title is beside the stops */
#define TITLE_START 28 /* after its symbol */

/* A stop has a height of 75 on the full board, and up to 13 less where room is scarce. */
static double
disc_y (double height)
{
  return height < 70 ? 13.5 : 15;
}

static const char *
note (void)
{
  return _ ("Left to right. The value must be at least the stop’s; skipped stops are crossed out.");
}

/* A dotted line from stop to stop. */
static void
draw_path (const FlipPage *page)
{
  FlipColour colour = flip_palette_site_line (page->canvas->palette, FLIP_HUE_HEARTS);

  for (guint i = 1; i < FLIPTOWN_STOPS; i++)
    {
      FlipRect from = fliptown_stop_rect (page->layout, i - 1);
      FlipRect to = fliptown_stop_rect (page->layout, i);

      if (from.y != to.y)
        continue;
      cairo_new_path (page->canvas->cr);
      cairo_arc (page->canvas->cr, (from.x + from.width + to.x) / 2, to.y + disc_y (to.height), 1.5,
                 0, 2 * G_PI);
      flip_canvas_fill (page->canvas, colour);
    }
}

/* The title above a few words, to the left of the stops. */
static void
draw_title_beside (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  FlipPanelHead head = { .hue = FLIP_HUE_HEARTS, .glyph = FLIP_GLYPH_HEART,
                         .name = fliptown_place_name (FLIPTOWN_TRAIL),
                         .most = fliptown_stop_rect (page->layout, 0).x - TITLE_START - 3 };
  FlipRect words = { page->rect.x + 10, page->rect.y + 27, TITLE_WIDTH - 4, 44 };

  flip_panel_draw (canvas, &page->rect, &head);
  flip_text_draw_paragraph (canvas, _ ("value at least the stop’s"), FLIP_TYPE_NOTE,
                            canvas->palette->second, &words, FLIP_ALIGN_START);
  draw_path (page);
}

static void
trail_print (const FlipPage *page)
{
  gboolean narrow = page->layout == FLIP_LAYOUT_NARROW;

  if (page->layout == FLIP_LAYOUT_HALF)
    return draw_title_beside (page);
  flip_page_panel (page, narrow ? NULL : note ());
  if (narrow)
    {
      FlipRect words = { page->rect.x + 12, page->rect.y + 24, page->rect.width - 24, 30 };

      flip_text_draw_paragraph (page->canvas, note (), FLIP_TYPE_NOTE,
                                page->canvas->palette->second, &words, FLIP_ALIGN_START);
    }
  draw_path (page);
}

static void
draw_disc (const FlipSpot *spot)
{
  FlipCanvas *canvas = spot->canvas;
  const FlipPalette *palette = canvas->palette;
  double x = flip_rect_middle (&spot->rect), y = disc_y (spot->rect.height);
  FlipRect disc = flip_rect_around (x, y, 2 * DISC_RADIUS, 2 * DISC_RADIUS);

  flip_canvas_box (canvas, &disc, DISC_RADIUS, flip_palette_roof (palette, FLIP_HUE_HEARTS),
                   flip_palette_site_line (palette, FLIP_HUE_HEARTS), palette->line);
  flip_text_draw (canvas, flip_rank_text (spot->index + 1), FLIP_TYPE_STOP,
                  palette->hues[FLIP_HUE_HEARTS], x, y, FLIP_ALIGN_MIDDLE, 18);
}

static FlipLineStyle
reward_style (const FlipSpot *spot, double size)
{
  return (FlipLineStyle){
    .type = { size, FLIP_BOLD },
    .colour = spot->canvas->palette->text,
    .align = FLIP_ALIGN_MIDDLE,
    .most = spot->rect.width - 6,
  };
}

static void
draw_bonus_and_rest (const FlipSpot *spot, const FlipBonus *bonus, const FliptownParts *parts)
{
  double x = flip_rect_middle (&spot->rect);
  FlipLineStyle style = reward_style (spot, 11.5);
  g_autofree char *rest = fliptown_parts_join (parts);
  gboolean low = spot->rect.height < 70;
  FlipRect block = flip_rect_around (x, parts->n ? (low ? 36 : 40.5) : (low ? 43 : 49),
                                     spot->rect.width - 7, low && parts->n ? 23 : 25);

  flip_bonus_draw_block (spot->canvas, bonus, &block);
  fliptown_parts_name (spot->canvas, NULL, NULL, FLIPTOWN_REWARD_PAN_OR_HAMMER, parts);
  if (parts->n)
    flip_line_print (spot->canvas, &style, x, low ? 55 : 64, "+ %s", rest);
}

static void
draw_parts (const FlipSpot *spot, const FliptownParts *parts)
{
  gboolean low = spot->rect.height < 70;
  double x = flip_rect_middle (&spot->rect);
  double pitch = parts->n > 2 ? (low ? 12 : 14) : (low ? 15.5 : 17);
  FlipLineStyle style = reward_style (spot, parts->n == 1 ? 15 : 12.5);

  fliptown_parts_name (spot->canvas, NULL, NULL, FLIPTOWN_REWARD_PAN_OR_HAMMER, parts);
  for (guint i = 0; i < parts->n; i++)
    flip_line_draw (spot->canvas, &style, x, (low ? 43 : 50) + (i - (parts->n - 1) / 2.0) * pitch,
                    parts->parts[i]);
}

static void
trail_site (const FlipSpot *spot)
{
  const FliptownReward *reward = &fliptown_state (spot->state)->board.stops[spot->index];
  FlipSiteFace face = { .rect = spot->rect, .hue = FLIP_HUE_HEARTS, .radius = 8 };
  FliptownParts parts = { 0 };
  FlipBonus bonus;

  g_assert (spot->index < FLIPTOWN_STOPS);

  fliptown_reward_parts (reward, &parts, &parts);
  flip_site_face_begin (spot->canvas, &face, spot->look);
  draw_disc (spot);
  if (fliptown_reward_bonus (reward, &bonus))
    draw_bonus_and_rest (spot, &bonus, &parts);
  else
    draw_parts (spot, &parts);
  flip_site_face_end (spot->canvas, &face, spot->look,
                      flip_palette_ink (spot->canvas->palette, spot->seat));
}

const FlipRegion fliptown_trail_region = {
  .name = /* a part of Fliptown’s board */ N_ ("Trail"),
  .glyph = FLIP_GLYPH_HEART, .hue = FLIP_HUE_HEARTS,
  .rects = { { 11, 11, 862, 108 }, { 9, 9, 881, 93 }, { 0, 0, 980, 75 },
             { 0, 0, FLIP_PAGE_WIDTH, 314 } },
  .print = trail_print,
  .sites = { FLIPTOWN_SITE_TRAIL, FLIPTOWN_SITE_BADLANDS },
  .place = fliptown_spot_rect, .site = trail_site, .site_digest = flip_site_digest_of_look,
};
