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
  flip_canvas_fill_round (canvas, &head, size * .07, palette->card_suits[hue]);
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

  flip_canvas_fill_round (canvas, rect, 8, canvas->palette->tints[FLIP_HUE_DIAMONDS]);
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

/* An edition as a thumbnail: the cards for sale, each with its picture and price. More than five
   overlap. */

#define CARD_WIDTH  56.0
#define CARD_HEIGHT 76.0
#define PICTURE     42.0
#define GAP         7.0
#define FITTING     5
#define RADIUS      4.0

static void
draw_sold (FlipCanvas *canvas, const FlipcityCards *cards, guint pair, const FlipRect *rect)
{
  FlipCanvas card = flipcity_card_canvas (canvas);
  FlipColour hue = flipcity_hue (card.palette, cards, flipcity_front (pair));
  FlipRect picture = { rect->x, rect->y, rect->width, PICTURE };
  g_autofree char *price = g_strdup_printf ("$%u", cards->pairs[pair].cost);

  flip_canvas_box (&card, rect, RADIUS, card.ground, flipcity_edge (card.palette, hue), 1.2);
  flipcity_picture_draw (&card, cards, flipcity_front (pair), &picture, RADIUS);
  flip_canvas_round (&card, rect, RADIUS);
  flip_canvas_stroke (&card, flip_colour_mix (hue, card.palette->face, .45), 1.2);
  flip_text_draw (&card, price, (FlipType){ 14.5, FLIP_HEAVY }, card.palette->cash,
                  flip_rect_middle (rect), rect->y + (PICTURE + rect->height) / 2,
                  FLIP_ALIGN_MIDDLE, rect->width);
}

static guint
count_sold (const FlipcityCards *cards)
{
  guint n = 0;

  for (guint i = 0; i < cards->n_pairs; i++)
    n += cards->pairs[i].cost != FLIPCITY_NO_PRICE;
  return n;
}

void
flipcity_edition_draw (FlipCanvas *canvas, gconstpointer state, const FlipRect *rect)
{
  const FlipcityCards *cards = &flipcity_state (state)->cards;
  guint n = count_sold (cards), at = 0;
  double wide = MIN (n, FITTING) * (CARD_WIDTH + GAP) + GAP;
  double scale = MIN (MIN (1.4, rect->height / (CARD_HEIGHT + 8)), rect->width / wide);
  double room = rect->width / scale - GAP;
  double pitch = n > 1 ? MIN (CARD_WIDTH + GAP, (room - CARD_WIDTH) / (n - 1)) : 0;
  double left = -(CARD_WIDTH + (n > 1 ? n - 1 : 0) * pitch) / 2;

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, flip_rect_middle (rect), flip_rect_centre (rect));
  cairo_scale (canvas->cr, scale, scale);
  for (guint i = 0; i < cards->n_pairs; i++)
    {
      FlipRect card = { left + at * pitch, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT };

      if (cards->pairs[i].cost == FLIPCITY_NO_PRICE)
        continue;
      draw_sold (canvas, cards, i, &card);
      at++;
    }
  cairo_restore (canvas->cr);
}
