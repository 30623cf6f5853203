/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/card-face.h"

#include <glib/gi18n-lib.h>

static FlipColour
faint_line (FlipCanvas *canvas)
{
  return flip_palette_panel_line (canvas->palette, FLIP_HUE_GREY);
}

static FlipColour
face_colour (FlipCanvas *canvas, const FlipCardLook *look)
{
  const FlipPalette *palette = canvas->palette;

  if (look->state == FLIP_CARD_CHOSEN)
    return palette->focus;
  if (look->state == FLIP_CARD_DIMMED && palette->mixes)
    return flip_colour_mix (palette->card, palette->hues[FLIP_HUE_GREY], .12);
  return palette->card;
}

/* The filled face is dark in light palettes and light in dark ones. */
static FlipColour
colour_on_chosen (const FlipPalette *palette)
{
  return palette->is_dark ? palette->board : palette->card;
}

static FlipColour
print_colour (FlipCanvas *canvas, const FlipCardLook *look)
{
  const FlipPalette *palette = canvas->palette;

  if (look->state == FLIP_CARD_CHOSEN)
    return colour_on_chosen (palette);
  if (look->state == FLIP_CARD_DIMMED)
    return flip_colour_mix (palette->card_suits[FLIP_SPADES], palette->card, .42);
  if (!flip_card_is_plain (look->card))
    return palette->card_suits[FLIP_SPADES];
  return palette->card_suits[flip_card_suit (look->card)];
}

static void
draw_ground (FlipCanvas *canvas, const FlipRect *rect, const FlipCardLook *look)
{
  const FlipPalette *palette = canvas->palette;
  double radius = rect->width < FLIP_CARD_WHOLE_FROM ? 5 : MIN (rect->width * .09, 8);
  gboolean lit = look->state == FLIP_CARD_LIT && palette->shows_moves;

  flip_canvas_box (canvas, rect, radius, face_colour (canvas, look),
                   lit ? palette->focus : faint_line (canvas), lit ? 2 : palette->line);
}

/* A chosen card shows its number beside its suit. */
static void
draw_small (FlipCanvas *canvas, const FlipRect *rect, const FlipCardLook *look)
{
  FlipColour colour = print_colour (canvas, look), ground = face_colour (canvas, look);
  FlipType rank = { MIN (rect->height * .34, 14), FLIP_HEAVY };
  gboolean numbered = look->state == FLIP_CARD_CHOSEN && look->number;
  double x = flip_rect_middle (rect), low = rect->y + rect->height * .72;
  double apart = numbered ? MIN (rect->width * .24, 9) : 0;

  flip_text_draw (canvas, flip_rank_text (flip_card_rank (look->card)), rank, colour, x,
                  rect->y + rect->height * .3, FLIP_ALIGN_MIDDLE, rect->width - 4);
  flip_glyph_draw (canvas, (FlipGlyph) flip_card_suit (look->card), x - apart, low,
                   MIN (rect->width * .5, rect->height * .34), colour, ground);
  if (!numbered)
    return;
  flip_canvas_fill_disc (canvas, x + apart, low, 6.5, colour);
  flip_number_draw (canvas, (int) look->number, FLIP_TYPE_BONUS, ground, x + apart, low, FLIP_ALIGN_MIDDLE);
}

static void
draw_joker (FlipCanvas *canvas, const FlipRect *rect, const FlipCardLook *look)
{
  FlipColour colour = print_colour (canvas, look);
  FlipType type = { CLAMP (rect->width * .2, 10, 16), FLIP_HEAVY };
  double x = flip_rect_middle (rect);

  flip_glyph_draw (canvas, FLIP_GLYPH_STARLINE, x, rect->y + rect->height * .36, rect->width * .42,
                   colour, face_colour (canvas, look));
  /* Translators: on the card */
  flip_text_draw (canvas, _ ("Joker"), type, colour, x, rect->y + rect->height * .76,
                  FLIP_ALIGN_MIDDLE, rect->width - 6);
}

static void
draw_whole (FlipCanvas *canvas, const FlipRect *rect, const FlipCardLook *look)
{
  FlipColour colour = print_colour (canvas, look), ground = face_colour (canvas, look);
  FlipGlyph suit = (FlipGlyph) flip_card_suit (look->card);
  FlipType rank = { rect->width * .3, FLIP_HEAVY };
  double small = rect->width * .18, left = rect->x + rect->width * .1;

  flip_text_draw (canvas, flip_rank_text (flip_card_rank (look->card)), rank, colour, left,
                  rect->y + rect->width * .22, FLIP_ALIGN_START, rect->width * .5);
  flip_glyph_draw (canvas, suit, left + small / 2, rect->y + rect->width * .46, small, colour,
                   ground);
  flip_glyph_draw (canvas, suit, rect->x + rect->width * .6, rect->y + rect->height * .64,
                   rect->width * .48, colour, ground);
}

static void
strike_out (FlipCanvas *canvas, const FlipRect *rect, const FlipCardLook *look)
{
  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  flip_canvas_line (canvas, rect->x + 4, rect->y + rect->height - 5, rect->x + rect->width - 4,
                    rect->y + 5, print_colour (canvas, look), 1.4);
  cairo_restore (canvas->cr);
}

void
flip_card_face_draw (FlipCanvas *canvas, const FlipRect *rect, const FlipCardLook *look)
{
  g_return_if_fail (look->state <= FLIP_CARD_LIT);

  draw_ground (canvas, rect, look);
  if (flip_card_is_joker (look->card))
    draw_joker (canvas, rect, look);
  else if (!flip_card_is_plain (look->card))
    return;
  else if (rect->width < FLIP_CARD_WHOLE_FROM)
    draw_small (canvas, rect, look);
  else
    draw_whole (canvas, rect, look);
  if (look->state == FLIP_CARD_DIMMED)
    strike_out (canvas, rect, look);
}

void
flip_card_back_draw (FlipCanvas *canvas, const FlipRect *rect)
{
  const FlipPalette *palette = canvas->palette;
  FlipColour line = flip_colour_mix (palette->card_back, palette->card, .35);
  FlipRect inner = flip_rect_grow (*rect, -3);

  flip_canvas_box (canvas, rect, 5, palette->card_back, faint_line (canvas), palette->line);
  flip_canvas_stroke_round (canvas, &inner, 3, line, 1);
  flip_glyph_draw (canvas, FLIP_GLYPH_BADGE, flip_rect_middle (rect), flip_rect_centre (rect),
                   rect->width * .45, line, palette->card_back);
}
