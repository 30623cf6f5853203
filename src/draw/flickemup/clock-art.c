/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"
#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The Town Hall clock: even hours red, odd hours blue. */

#define HOURS 12

static const FlipColour paper = { 1, 1, 1, 1 }, dark = { .16, .16, .18, 1 };

void
flickemup_play_clock_tell (gconstpointer data, FlipTableClock *clock)
{
  const FlickemupState *state = data;
  gboolean red = flickemup_colour (state) == FLICKEMUP_RED;
  guint ready, played;

  flickemup_count_hats (state, &ready, &played);
  /* Translators: %u: an hour of the clock */
  flip_phrase_print (clock->title, sizeof clock->title, _ ("%u o’clock"), flickemup_hour (state));
  flip_phrase_copy (clock->lines[0],
                    red ? _ ("red hour: red hats play") : _ ("blue hour: blue hats play"),
                    sizeof clock->lines[0]);
  /* Translators: %u: how many cowboys, both times */
  flip_phrase_print (clock->lines[1], sizeof clock->lines[1], _ ("%u to play, %u have played"),
                     ready, played);
}

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

static void
clock_ink (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;
  double x = flip_rect_middle (&page->rect), width = page->rect.width - 16;
  FlipSpot clock = { .layout = page->layout, .site = FLICKEMUP_SITE_CLOCK };
  FlipRect face = flickemup_clock_place (&clock);
  double y = face.y + face.height + 14;
  FlipTableClock told;

  flickemup_play_clock_tell (page->state, &told);
  flip_text_draw (page->canvas, told.title, FLIP_TYPE_ROW_TITLE, palette->text, x, y,
                  FLIP_ALIGN_MIDDLE, 0);
  if (flip_text_width (page->canvas, told.lines[1], FLIP_TYPE_NOTE) > width)
    return draw_words (page, told.lines[0], told.lines[1], y + 14);
  flip_text_draw (page->canvas, told.lines[0], FLIP_TYPE_BODY, palette->text, x, y + 20,
                  FLIP_ALIGN_MIDDLE, width);
  flip_text_draw (page->canvas, told.lines[1], FLIP_TYPE_NOTE, palette->second, x, y + 39,
                  FLIP_ALIGN_MIDDLE, width);
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
draw_hour (FlipCanvas *canvas, const FlickemupClockFace *face, guint hour, gboolean now)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);
  FlipColour colour = colours.hats[hour % 2 ? FLICKEMUP_BLUE : FLICKEMUP_RED];
  double angle = hour * 2 * G_PI / HOURS - G_PI_2;
  double x = face->x + (face->radius - face->inset) * cos (angle);
  double y = face->y + (face->radius - face->inset) * sin (angle);

  if (now)
    {
      flip_canvas_fill_disc (canvas, x, y, face->disc, colour);
      colour = paper;
    }
  flip_number_draw (canvas, (int) hour, face->type, colour, x, y, FLIP_ALIGN_MIDDLE);
}

static void
draw_hand (FlipCanvas *canvas, const FlickemupClockFace *face, guint hour)
{
  double angle = hour * 2 * G_PI / HOURS - G_PI_2, length = face->radius - face->shorter;

  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  flip_canvas_line (canvas, face->x, face->y, face->x + length * cos (angle),
                    face->y + length * sin (angle), dark, face->hand);
  cairo_restore (canvas->cr);
  if (face->hub == 0)
    return;
  flip_canvas_fill_disc (canvas, face->x, face->y, face->hub, dark);
}

void
flickemup_clock_draw (FlipCanvas *canvas,
                      const FlickemupState *state,
                      const FlickemupClockFace *face)
{
  guint now = flickemup_hour (state);

  flip_canvas_disc (canvas, face->x, face->y, face->radius);
  flip_canvas_fill_keep (canvas, paper);
  flip_canvas_stroke (canvas, dark, face->rim);
  for (guint hour = 1; hour <= HOURS; hour++)
    draw_hour (canvas, face, hour, hour == now);
  draw_hand (canvas, face, now);
}

static void
clock_site (const FlipSpot *spot)
{
  FlickemupClockFace clock = {
    .x = flip_rect_middle (&spot->rect),
    .y = flip_rect_centre (&spot->rect),
    .radius = spot->rect.width / 2 - 4,
    .rim = 2.2,
    .inset = 15,
    .disc = 11,
    .type = FLIP_TYPE_VALUE,
    .shorter = 34,
    .hand = 5,
    .hub = 5,
  };
  FlipSiteLook look;
  FlipSiteFace face = flickemup_spot_begin (spot, FLIP_HUE_GREY, &look);

  flickemup_clock_draw (spot->canvas, spot->state, &clock);
  flickemup_spot_end (spot, &face, &look);
}

/* A small one, as shown beside the simulated table. */
void
flickemup_play_clock_draw (FlipCanvas *canvas, gconstpointer data, double size)
{
  FlickemupClockFace face = {
    .x = size / 2,
    .y = size / 2,
    .radius = size / 2 - 2,
    .rim = 2,
    .inset = 9.5,
    .disc = 8.5,
    .type = FLIP_TYPE_BONUS,
    .shorter = 20,
    .hand = 3.5,
    .hub = 3.5,
  };

  flickemup_clock_draw (canvas, data, &face);
}

static guint
clock_site_digest (const FlipSpot *spot)
{
  return flickemup_hour (spot->state);
}

const FlipRegion flickemup_clock_region = {
  .name = /* a part of the board */ N_ ("Clock"),
  .glyph = FLIP_GLYPH_STAR, .hue = FLIP_HUE_GREY,
  .rects = { { 650, 516, 200, 248 }, { 716, 9, 150, 394 }, { 628, 0, 150, 339 } },
  .print = flip_page_print, .ink = clock_ink, .digest = flickemup_clock_digest,
  .sites = { FLICKEMUP_SITE_CLOCK, FLICKEMUP_SITES },
  .place = flickemup_clock_place, .site = clock_site, .site_digest = clock_site_digest,
};
