/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include "draw/kit/text.h"

/* The game as a thumbnail: a hand of three buildings. */

static void
draw_card (FlipCanvas *canvas, double size, FlipHue hue, FlipGlyph glyph, const char *price)
{
  const FlipPalette *palette = canvas->palette;
  FlipRect card = flip_rect_around (0, 0, size * .66, size), head = card;

  head.height = size * .2;
  flip_canvas_box (canvas, &card, size * .07, palette->card,
                   flip_palette_site_line (palette, FLIP_HUE_GREY), size * .015);
  flip_canvas_round (canvas, &head, size * .07);
  flip_canvas_fill (canvas, palette->card_suits[hue]);
  flip_glyph_draw (canvas, glyph, 0, size * .04, size * .36, palette->card_suits[hue],
                   palette->card);
  flip_text_draw (canvas, price, (FlipType){ size * .17, FLIP_HEAVY }, palette->card_suits[hue], 0,
                  size * .36, FLIP_ALIGN_MIDDLE, size * .6);
}

void
flipcity_scene_draw (FlipCanvas *canvas, const FlipRect *rect)
{
  static const struct
  {
    double across, down, turn;
    FlipHue hue;
    FlipGlyph glyph;
    const char *price;
  } cards[] = {
    { -.25, .04, -.2, FLIP_HUE_CLUBS, FLIP_GLYPH_STAR, "$7" },
    { .25, .04, .2, FLIP_HUE_HEARTS, FLIP_GLYPH_COIN, "$2" },
    { 0, 0, 0, FLIP_HUE_DIAMONDS, FLIP_GLYPH_SKYLINE, "$5" },
  };
  double size = MIN (rect->width, rect->height) * .58;

  flip_canvas_round (canvas, rect, 8);
  flip_canvas_fill (canvas, canvas->palette->tints[FLIP_HUE_DIAMONDS]);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      cairo_save (canvas->cr);
      cairo_translate (canvas->cr, flip_rect_middle (rect) + cards[i].across * rect->width,
                       flip_rect_centre (rect) + cards[i].down * rect->height);
      cairo_rotate (canvas->cr, cards[i].turn);
      draw_card (canvas, size, cards[i].hue, cards[i].glyph, cards[i].price);
      cairo_restore (canvas->cr);
    }
}
