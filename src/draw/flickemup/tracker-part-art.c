/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/tracker-art.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The parts of a cowboy's row: its hat, its hearts, its two places for tokens. */

#define HAT 42

void
flickemup_tracker_site_end (const FlipSpot *spot, double radius)
{
  FlipSiteFace face = { .rect = spot->rect, .hue = FLIP_HUE_GREY, .radius = radius };

  flip_site_face_frame (spot->canvas, &face, spot->look);
}

static void
draw_hat (const FlipSpot *spot, guint cowboy)
{
  const FlickemupRowPlan *plan = flickemup_row_plan (spot->layout);
  FlickemupColour hat = (FlickemupColour) flickemup_state (spot->state)->figures[cowboy].hat;

  flickemup_hat_draw (spot->canvas, cowboy, hat, flip_rect_middle (&spot->rect), plan->hat_middle,
                      HAT);
  flip_text_draw (spot->canvas, hat == FLICKEMUP_RED ? _ ("red hat") : _ ("blue hat"),
                  FLIP_TYPE_NOTE, spot->canvas->palette->text, flip_rect_middle (&spot->rect),
                  plan->hat_words, FLIP_ALIGN_MIDDLE, spot->rect.width + 8);
}

/* A lost heart is hollow. */
static void
draw_hearts (const FlipSpot *spot, guint cowboy, gboolean lost)
{
  const FlipPalette *palette = spot->canvas->palette;
  double width = flickemup_heart_width (spot->state, spot->layout, cowboy);
  double size = MIN (24, width - 4);

  for (double x = width / 2; x < spot->rect.width; x += width)
    {
      flip_glyph_draw (spot->canvas, FLIP_GLYPH_HEART, x, flip_rect_centre (&spot->rect), size,
                       lost ? palette->second : palette->hues[FLIP_HUE_HEARTS],
                       spot->canvas->ground);
      if (lost)
        flip_glyph_draw (spot->canvas, FLIP_GLYPH_HEART, x, flip_rect_centre (&spot->rect),
                         size * .8, palette->face, palette->face);
    }
}

static void
draw_free (const FlipSpot *spot)
{
  FlipRect rect = flip_rect_grow (spot->rect, -.5);

  flickemup_dashes_draw (spot->canvas, &rect, 7);
  flip_text_draw (spot->canvas, C_ ("place for a token", "free"), FLIP_TYPE_BODY,
                  spot->canvas->palette->second, flip_rect_middle (&rect),
                  flip_rect_centre (&rect), FLIP_ALIGN_MIDDLE, rect.width - 6);
}

static void
draw_token (const FlipSpot *spot, guint token)
{
  const FlipPalette *palette = spot->canvas->palette;
  const char *name = flickemup_token_name (token);
  gboolean named = flickemup_row_plan (spot->layout)->names;
  double room = spot->rect.width - 34;
  double width = named ? MIN (flip_text_width (spot->canvas, name, FLIP_TYPE_VALUE), room) : 0;
  double left = flip_rect_middle (&spot->rect) - (width + (named ? 22 : 16)) / 2;

  flip_canvas_box (spot->canvas, &spot->rect, 7, palette->tints[FLIP_HUE_GREY],
                   flip_palette_site_line (palette, FLIP_HUE_GREY), palette->line);
  spot->canvas->ground = palette->tints[FLIP_HUE_GREY];
  flickemup_token_draw (spot->canvas, token, left + 8, flip_rect_centre (&spot->rect), 16,
                        palette->tools);
  if (named)
    flip_text_draw (spot->canvas, name, FLIP_TYPE_VALUE, palette->text, left + 22,
                    flip_rect_centre (&spot->rect), FLIP_ALIGN_START, room);
}

static void
draw_slot (const FlipSpot *spot, guint slot)
{
  guint token =
    flickemup_state (spot->state)->figures[slot / FLICKEMUP_SLOTS].tokens[slot % FLICKEMUP_SLOTS];

  if (token == FLICKEMUP_NO_TOKEN)
    draw_free (spot);
  else
    draw_token (spot, token);
}

void
flickemup_tracker_part_site (const FlipSpot *spot)
{
  guint cowboy = (spot->site - FLICKEMUP_SITES) % FLICKEMUP_COWBOYS;

  g_assert (spot->site >= FLICKEMUP_SITE_HAT && spot->site < FLICKEMUP_SITE_GOAL);

  spot->canvas->ground = spot->canvas->palette->face;
  if (spot->site >= FLICKEMUP_SITE_SLOT)
    draw_slot (spot, spot->site - FLICKEMUP_SITE_SLOT);
  else if (spot->site >= FLICKEMUP_SITE_HEARTS)
    draw_hearts (spot, cowboy, spot->site >= FLICKEMUP_SITE_LOST);
  else
    draw_hat (spot, cowboy);
  flickemup_tracker_site_end (spot, 8);
}
