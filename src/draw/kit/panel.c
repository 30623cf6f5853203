/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/panel.h"

#define BLOCK_RADIUS 5

void
flip_board_draw (FlipCanvas *canvas, const FlipRect *rect)
{
  const FlipPalette *palette = canvas->palette;
  FlipRect rim = flip_rect_grow (*rect, -3.5);

  flip_canvas_box (canvas, rect, FLIP_BOARD_RADIUS, palette->board,
                   flip_palette_site_line (palette, FLIP_HUE_GREY), palette->line);
  flip_canvas_round (canvas, &rim, FLIP_BOARD_RADIUS - 3.5);
  flip_canvas_stroke (canvas, flip_palette_panel_line (palette, FLIP_HUE_GREY), 1);
  canvas->ground = palette->board;
}

void
flip_panel_draw_ground (FlipCanvas *canvas, const FlipRect *rect, FlipHue hue)
{
  const FlipPalette *palette = canvas->palette;

  g_return_if_fail (hue < FLIP_N_HUES);

  flip_canvas_box (canvas, rect, FLIP_PANEL_RADIUS, palette->tints[hue],
                   flip_palette_panel_line (palette, hue), palette->line);
  canvas->ground = palette->tints[hue];
}

void
flip_panel_draw (FlipCanvas *canvas, const FlipRect *rect, const FlipPanelHead *head)
{
  FlipColour hue = canvas->palette->hues[head->hue];
  double x = rect->x + 28, y = rect->y + FLIP_PANEL_HEADER / 2.0;

  flip_panel_draw_ground (canvas, rect, head->hue);
  flip_glyph_draw (canvas, head->glyph, rect->x + 17, y, 14, hue, canvas->ground);
  flip_text_draw (canvas, head->name, FLIP_TYPE_REGION, hue, x, y, FLIP_ALIGN_START, head->most);
  if (!head->note)
    return;
  x += flip_text_width (canvas, head->name, FLIP_TYPE_REGION) + 9;
  flip_text_draw (canvas, head->note, FLIP_TYPE_NOTE, canvas->palette->second, x, y,
                  FLIP_ALIGN_START, rect->x + rect->width - FLIP_PANEL_PADDING - x);
}

#define PILL_GLYPH 9.5
#define PILL_GAP   3
#define PILL_ENDS  6

double
flip_bonus_pill_width (FlipCanvas *canvas, const FlipBonus *bonus)
{
  return flip_text_width (canvas, bonus->name, FLIP_TYPE_BONUS) + PILL_GLYPH + PILL_GAP
         + 2 * PILL_ENDS;
}

static FlipColour
bonus_ground (FlipCanvas *canvas, const FlipBonus *bonus, const FlipRect *rect, double radius)
{
  const FlipPalette *palette = canvas->palette;
  FlipColour ground = flip_palette_bonus (palette, bonus->hue);

  flip_canvas_box (canvas, rect, radius, ground, flip_palette_bonus_line (palette, bonus->hue),
                   palette->line);
  return ground;
}

void
flip_bonus_draw_pill (FlipCanvas *canvas, const FlipBonus *bonus, const FlipRect *rect)
{
  FlipColour ground = bonus_ground (canvas, bonus, rect, rect->height / 2);
  FlipColour text = flip_palette_bonus_text (canvas->palette, bonus->hue);
  double most = rect->width - PILL_GLYPH - PILL_GAP - 5;
  double width = MIN (flip_text_width (canvas, bonus->name, FLIP_TYPE_BONUS), most);
  double x = flip_rect_middle (rect) - (width + PILL_GLYPH + PILL_GAP) / 2;
  double y = flip_rect_centre (rect);

  g_return_if_fail (bonus->hue < FLIP_N_HUES);

  flip_glyph_draw (canvas, bonus->glyph, x + PILL_GLYPH / 2, y, PILL_GLYPH, text, ground);
  flip_text_draw (canvas, bonus->name, FLIP_TYPE_BONUS, text, x + PILL_GLYPH + PILL_GAP, y,
                  FLIP_ALIGN_START, most);
}

void
flip_bonus_draw_block (FlipCanvas *canvas, const FlipBonus *bonus, const FlipRect *rect)
{
  FlipColour ground = bonus_ground (canvas, bonus, rect, BLOCK_RADIUS);
  FlipColour text = flip_palette_bonus_text (canvas->palette, bonus->hue);
  double x = flip_rect_middle (rect), y = flip_rect_centre (rect);

  g_return_if_fail (bonus->hue < FLIP_N_HUES);

  flip_glyph_draw (canvas, bonus->glyph, x, y - 6, 9.5, text, ground);
  flip_text_draw (canvas, bonus->name, FLIP_TYPE_BONUS, text, x, y + 6.2, FLIP_ALIGN_MIDDLE,
                  rect->width - 4);
}

void
flip_pill_draw (FlipCanvas *canvas, const FlipRect *rect, FlipHue hue)
{
  const FlipPalette *palette = canvas->palette;

  g_return_if_fail (hue < FLIP_N_HUES);

  flip_canvas_box (canvas, rect, rect->height / 2, palette->face,
                   flip_palette_site_line (palette, hue), palette->line);
  canvas->ground = palette->face;
}
