/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"

#include <glib/gi18n-lib.h>

static void
draw_paths (const FlipPage *page)
{
  FlipColour line = flip_palette_panel_line (page->canvas->palette, FLIP_HUE_VIOLET);

  for (guint i = 0; i < FLIPTOWN_REWARDS; i++)
    {
      const FliptownBetween *between = &fliptown_state (page->state)->board.betweens[i];
      FlipRect from = fliptown_stone_rect (page->layout, between->stones[0]);
      FlipRect to = fliptown_stone_rect (page->layout, between->stones[1]);

      flip_canvas_line (page->canvas, flip_rect_middle (&from), flip_rect_centre (&from),
                        flip_rect_middle (&to), flip_rect_centre (&to), line, 1.5);
    }
}

static void
draw_between (const FlipPage *page, guint index)
{
  const FliptownBetween *between = &fliptown_state (page->state)->board.betweens[index];
  FlipCanvas *canvas = page->canvas;
  FlipRect from = fliptown_stone_rect (page->layout, between->stones[0]);
  FlipRect to = fliptown_stone_rect (page->layout, between->stones[1]);
  double x = (flip_rect_middle (&from) + flip_rect_middle (&to)) / 2;
  double y = (flip_rect_centre (&from) + flip_rect_centre (&to)) / 2;
  FlipLineStyle style = { FLIP_TYPE_VALUE, canvas->palette->text, FLIP_ALIGN_MIDDLE, 0 };
  FliptownParts parts = { 0 };
  g_autofree char *line = NULL;
  FlipRect rect = flip_rect_around (x, y, 46, 27);
  FlipBonus bonus;

  if (fliptown_reward_bonus (&between->reward, &bonus))
    return flip_bonus_draw_block (canvas, &bonus, &rect);
  fliptown_reward_parts (&between->reward, &parts, &parts);
  line = fliptown_parts_join (&parts);
  rect = flip_rect_around (x, y, flip_line_width (canvas, &style, line) + 12, 20);
  flip_pill_draw (canvas, &rect, FLIP_HUE_VIOLET);
  fliptown_parts_name (canvas, "cemetery", fliptown_between_word (index), FLIPTOWN_REWARD_STARS,
                       &parts);
  flip_line_draw (canvas, &style, x, y, line);
}

static void
cemetery_print (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  FlipLineStyle style = { FLIP_TYPE_NOTE, canvas->palette->second, FLIP_ALIGN_END, 100 };

  flip_page_panel (page, NULL);
  flip_value_name (canvas, "cemetery", "wanted", -1);
  flip_line_print (canvas, &style, page->rect.x + page->rect.width - 10, page->rect.y + 14,
                   /* Translators: %d: Wanted; {wanted}: a picture of a Wanted poster */
                   _ ("each stone {wanted} *%d*"),
                   fliptown_state (page->state)->board.stone_wanted);
  draw_paths (page);
  for (guint i = 0; i < FLIPTOWN_REWARDS; i++)
    draw_between (page, i);
}

static void
draw_cross (FlipCanvas *canvas, double x, double y)
{
  FlipColour colour = canvas->palette->hues[FLIP_HUE_VIOLET];

  flip_canvas_line (canvas, x, y - 9, x, y + 9, colour, 2);
  flip_canvas_line (canvas, x - 5.5, y - 3.5, x + 5.5, y - 3.5, colour, 2);
}

static void
cemetery_site (const FlipSpot *spot)
{
  FlipCanvas *canvas = spot->canvas;
  FlipSiteFace face = { .rect = spot->rect, .shape = FLIP_SHAPE_STONE, .hue = FLIP_HUE_VIOLET,
                        .radius = 8 };
  double x = flip_rect_middle (&spot->rect);

  g_assert (spot->index < FLIPTOWN_STONES);

  flip_site_face_begin (canvas, &face, spot->look);
  if (spot->index == FLIPTOWN_CENTRE)
    flip_text_draw (canvas, C_ ("Cemetery", "start"), FLIP_TYPE_NAME,
                    canvas->palette->hues[FLIP_HUE_VIOLET], x, 24, FLIP_ALIGN_MIDDLE,
                    spot->rect.width - 6);
  else
    {
      draw_cross (canvas, x, 17);
      flip_text_draw (canvas, fliptown_stone_word (spot->index), FLIP_TYPE_NAME,
                      canvas->palette->text, x, 36, FLIP_ALIGN_MIDDLE, 0);
    }
  flip_site_face_end (canvas, &face, spot->look, flip_palette_ink (canvas->palette, spot->seat));
}

const FlipRegion fliptown_cemetery_region = {
  .name = /* a part of Fliptown’s board */ N_ ("Cemetery"),
  .glyph = FLIP_GLYPH_TOMBSTONE, .hue = FLIP_HUE_VIOLET,
  .rects = { { 629, 127, 245, 274 }, { 645, 109, 245, 250 }, { 240, 81, 240, 242 } },
  .print = cemetery_print,
  .sites = { FLIPTOWN_SITE_CEMETERY, FLIPTOWN_SITES },
  .place = fliptown_spot_rect, .site = cemetery_site, .site_digest = flip_site_digest_of_look,
};
