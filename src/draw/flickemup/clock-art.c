/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The Town Hall clock: even hours red, odd hours blue. */

#define HOURS 12

/* For words that don't fit on one line each. */
static void
draw_words (const FlipPage *page, const char *hour, const char *hats, double y)
{
  const FlipPalette *palette = page->canvas->palette;
  FlipRect above = { page->rect.x + 6, y, page->rect.width - 12, 36 };
  FlipRect below = { page->rect.x + 6, y + 44, page->rect.width - 12, 36 };

  flip_text_draw_paragraph (page->canvas, hour, FLIP_TYPE_BODY, palette->text, &above,
                            FLIP_ALIGN_MIDDLE);
  flip_text_draw_paragraph (page->canvas, hats, FLIP_TYPE_NOTE, palette->second, &below,
                            FLIP_ALIGN_MIDDLE);
}

void
flickemup_clock_ink (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;
  double x = flip_rect_middle (&page->rect), width = page->rect.width - 16;
  FlipSpot clock = { .layout = page->layout, .site = FLICKEMUP_SITE_CLOCK };
  FlipRect face = flickemup_clock_place (&clock);
  double y = face.y + face.height + 14;
  const char *words = flickemup_colour (page->state) == FLICKEMUP_RED
                        ? _ ("red hour: red hats play")
                        : _ ("blue hour: blue hats play");
  /* Translators: %u: an hour of the clock */
  g_autofree char *hour = g_strdup_printf (_ ("%u o’clock"), flickemup_hour (page->state));
  g_autofree char *hats = NULL;
  guint ready, played;

  flickemup_count_hats (page->state, &ready, &played);
  /* Translators: %u: how many cowboys, both times */
  hats = g_strdup_printf (_ ("%u to play, %u have played"), ready, played);
  flip_text_draw (page->canvas, hour, FLIP_TYPE_ROW_TITLE, palette->text, x, y, FLIP_ALIGN_MIDDLE,
                  0);
  if (flip_text_width (page->canvas, hats, FLIP_TYPE_NOTE) > width)
    return draw_words (page, words, hats, y + 14);
  flip_text_draw (page->canvas, words, FLIP_TYPE_BODY, palette->text, x, y + 20, FLIP_ALIGN_MIDDLE,
                  width);
  flip_text_draw (page->canvas, hats, FLIP_TYPE_NOTE, palette->second, x, y + 39, FLIP_ALIGN_MIDDLE,
                  width);
}

FlipDigest
flickemup_clock_digest (const FlipPage *page)
{
  const FlickemupState *state = page->state;
  guint ready, played;

  flickemup_count_hats (state, &ready, &played);
  return flip_digest_number (
    flip_digest_number (flip_digest_add (FLIP_DIGEST_START, state->hour), ready), played);
}

/* The current hour is on a disc of its colour. */
static void
draw_hour (const FlipSpot *spot, guint hour, double x, double y)
{
  FlickemupColours colours = flickemup_colours (spot->canvas->palette);
  FlipColour colour = colours.hats[hour % 2 ? FLICKEMUP_BLUE : FLICKEMUP_RED];
  gboolean now = flickemup_hour (spot->state) == hour;

  if (now)
    {
      flip_canvas_disc (spot->canvas, x, y, 11);
      flip_canvas_fill (spot->canvas, colour);
      colour = (FlipColour){ 1, 1, 1, 1 };
    }
  flip_number_draw (spot->canvas, (int) hour, FLIP_TYPE_VALUE, colour, x, y, FLIP_ALIGN_MIDDLE);
}

static void
draw_hand (const FlipSpot *spot, double x, double y, double length)
{
  double angle = flickemup_hour (spot->state) * 2 * G_PI / HOURS - G_PI_2;
  FlipColour colour = { .16, .16, .18, 1 };

  cairo_save (spot->canvas->cr);
  cairo_set_line_cap (spot->canvas->cr, CAIRO_LINE_CAP_ROUND);
  flip_canvas_line (spot->canvas, x, y, x + length * cos (angle), y + length * sin (angle), colour,
                    5);
  cairo_restore (spot->canvas->cr);
  flip_canvas_disc (spot->canvas, x, y, 5);
  flip_canvas_fill (spot->canvas, colour);
}

void
flickemup_clock_site (const FlipSpot *spot)
{
  double x = flip_rect_middle (&spot->rect), y = flip_rect_centre (&spot->rect);
  double radius = spot->rect.width / 2 - 4;
  FlipColour dark = { .16, .16, .18, 1 };
  FlipSiteLook look;
  FlipSiteFace face = flickemup_spot_begin (spot, FLIP_HUE_GREY, &look);

  flip_canvas_disc (spot->canvas, x, y, radius);
  flip_canvas_fill_keep (spot->canvas, (FlipColour){ 1, 1, 1, 1 });
  flip_canvas_stroke (spot->canvas, dark, 2.2);
  for (guint hour = 1; hour <= HOURS; hour++)
    {
      double angle = hour * 2 * G_PI / HOURS - G_PI_2;

      draw_hour (spot, hour, x + (radius - 15) * cos (angle), y + (radius - 15) * sin (angle));
    }
  draw_hand (spot, x, y, radius - 34);
  flickemup_spot_end (spot, &face, &look);
}
