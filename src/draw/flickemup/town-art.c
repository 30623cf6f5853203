/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The buildings with the tokens and figures in them; gallows and townspeople. */

#define CHIP 23

/* Whether a scenario has any buildings, gallows or townspeople. */
static gboolean
has_town (const FlickemupState *state)
{
  for (guint site = FLICKEMUP_COWBOYS; site < FLICKEMUP_SITE_CLOCK; site++)
    {
      if (flickemup_site_is_there (state, site))
        return TRUE;
    }

  return FALSE;
}

const char *
flickemup_town_note (gconstpointer state)
{
  return !state || has_town (state) ? _ ("what is there, and who is inside")
                                    : _ ("This scenario has no buildings.");
}

static void
town_print (const FlipPage *page)
{

  flip_page_panel (page, flickemup_town_note (page->state));
}

/* Tokens outdoors are shown beside the name of the region. */
static void
town_ink (const FlipPage *page)
{
  const FlickemupState *state = page->state;
  double x = page->rect.x + page->rect.width - 16;
  double y = page->rect.y + FLIP_PANEL_HEADER / 2.0;

  g_assert (state->n_outdoors <= FLICKEMUP_MOST_OUTDOORS);

  if (state->n_outdoors == 0 || page->layout == FLIP_LAYOUT_NARROW)
    return;
  for (guint i = 0; i < MIN (state->n_outdoors, 6u); i++, x -= 17)
    flickemup_token_draw (page->canvas, state->outdoors[i].token, x, y, 13,
                          page->canvas->palette->tools);
  /* Translators: where a cowboy is: in no building */
  flip_text_draw (page->canvas, _ ("outdoors"), FLIP_TYPE_NOTE, page->canvas->palette->second,
                  x + 4, y, FLIP_ALIGN_END, 0);
}

static FlipDigest
town_digest (const FlipPage *page)
{
  const FlickemupState *state = page->state;
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, state->n_outdoors);

  return flip_digest_add (digest, state->outdoors);
}

static void
draw_title (const FlipSpot *spot, const char *name, gboolean closed)
{
  const FlipPalette *palette = spot->canvas->palette;
  double words = flip_text_width (spot->canvas, _ ("closed"), FLIP_TYPE_NOTE);
  double most = spot->rect.width - 9 - 24 - words - 6;
  gboolean worded = closed && flip_text_width (spot->canvas, name, FLIP_TYPE_BUILDING_NAME) <= most;

  flip_text_draw (spot->canvas, name, FLIP_TYPE_BUILDING_NAME, palette->text, 9, 14,
                  FLIP_ALIGN_START, worded ? most : spot->rect.width - (closed ? 32 : 16));
  if (!closed)
    return;
  flip_glyph_draw (spot->canvas, FLIP_GLYPH_NOENTRY, spot->rect.width - 14, 14, 13,
                   palette->hues[FLIP_HUE_HEARTS], spot->canvas->ground);
  if (worded)
    flip_text_draw (spot->canvas, _ ("closed"), FLIP_TYPE_NOTE, palette->second,
                    spot->rect.width - 24, 14, FLIP_ALIGN_END, 0);
}

/* A token, and the number of copies. */
static double
draw_token (const FlipSpot *spot, guint token, guint n, double x)
{
  const FlipPalette *palette = spot->canvas->palette;

  flickemup_token_draw (spot->canvas, token, x + 7, 34, 14, palette->tools);
  if (n > 1)
    flip_number_draw (spot->canvas, (int) n, FLIP_TYPE_NAME, palette->text, x + 16, 34,
                      FLIP_ALIGN_START);
  return x + (n > 1 ? CHIP + 4 : CHIP - 4);
}

static void
draw_contents (const FlipSpot *spot, guint building)
{
  const FlickemupBlocks *blocks = &flickemup_state (spot->state)->blocks[building];
  double x = 8;

  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      if (blocks->tokens[token])
        x = draw_token (spot, token, blocks->tokens[token], x);
    }
  for (guint i = 0; i < blocks->face_down; i++, x += CHIP - 5)
    {
      FlipRect back = flip_rect_around (x + 7, 34, 14, 14);

      flip_canvas_box (spot->canvas, &back, 7, spot->canvas->palette->tints[FLIP_HUE_GREY],
                       flip_palette_site_line (spot->canvas->palette, FLIP_HUE_GREY), 1);
      flip_text_draw (spot->canvas, "?", FLIP_TYPE_BONUS, spot->canvas->palette->text, x + 7, 34,
                      FLIP_ALIGN_MIDDLE, 0);
    }
}

static void
draw_people (const FlipSpot *spot, guint building)
{
  double x = 17;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (!flickemup_lives (spot->state, i)
          || flickemup_state (spot->state)->figures[i].inside != building)
        continue;
      flickemup_hat_draw (spot->canvas, i, flickemup_state (spot->state)->figures[i].hat, x, 54,
                          17);
      x += 27;
    }
}

static gboolean
is_empty (const FlickemupState *state, guint building)
{
  guint n = state->blocks[building].face_down;

  for (guint i = 0; i < FLICKEMUP_TOKENS; i++)
    n += state->blocks[building].tokens[i];
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    n += flickemup_lives (state, i) && state->figures[i].inside == building;
  return n == 0;
}

static void
draw_building (const FlipSpot *spot, guint building)
{
  gboolean closed = flickemup_is_closed (spot->state, building);

  g_assert (building < FLICKEMUP_BUILDINGS);

  draw_title (spot, flickemup_building_name (building), closed);
  if (is_empty (spot->state, building))
    flip_text_draw (spot->canvas, C_ ("building", "empty"), FLIP_TYPE_NOTE,
                    spot->canvas->palette->second, 9, 34, FLIP_ALIGN_START, 0);
  draw_contents (spot, building);
  draw_people (spot, building);
}

static void
draw_person (const FlipSpot *spot)
{
  const FlipPalette *palette = spot->canvas->palette;
  g_autoptr (GString) text = g_string_new (NULL);
  FlipRect words = { 30, 26, spot->rect.width - 36, 36 };

  draw_title (spot, flickemup_figure_name (spot->site), FALSE);
  flip_glyph_draw (spot->canvas, FLIP_GLYPH_PERSON, 17, 38, 16, palette->tools,
                   spot->canvas->ground);
  flickemup_figure_describe (spot->state, spot->site, text);
  flip_text_draw_paragraph (spot->canvas, text->str, FLIP_TYPE_NOTE, palette->second, &words,
                            FLIP_ALIGN_START);
}

static void
draw_gallows (const FlipSpot *spot)
{
  const FlipPalette *palette = spot->canvas->palette;
  const FlickemupGallows *gallows = &flickemup_state (spot->state)->scenario.gallows;
  gboolean waits =
    flickemup_state (spot->state)->figures[gallows->figure].inside == FLICKEMUP_ON_GALLOWS;
  g_autofree char *text =
    /* Translators: %s: a cowboy; %u: an hour of the clock */
    waits ? g_strdup_printf (_ ("%s, at %u o’clock"), flickemup_figure_name (gallows->figure),
                             gallows->hour)
          : g_strdup (C_ ("gallows", "empty"));
  FlipRect words = { 34, 26, spot->rect.width - 40, 36 };

  draw_title (spot, /* Translators: a piece of Flick ’em Up! */ _ ("Gallows"), FALSE);
  flip_glyph_draw (spot->canvas, FLIP_GLYPH_GALLOWS, 18, 40, 20, palette->tools,
                   spot->canvas->ground);
  flip_text_draw_paragraph (spot->canvas, text, FLIP_TYPE_NOTE, palette->second, &words,
                            FLIP_ALIGN_START);
}

void
flickemup_town_site (const FlipSpot *spot)
{
  FlipSiteLook look;
  FlipSiteFace face = flickemup_spot_begin (spot, FLIP_HUE_GREY, &look);

  g_assert (spot->site >= FLICKEMUP_COWBOYS && spot->site < FLICKEMUP_SITE_CLOCK);

  if (spot->site == FLICKEMUP_SITE_GALLOWS)
    draw_gallows (spot);
  else if (spot->site >= FLICKEMUP_SITE_BUILDING)
    draw_building (spot, spot->site - FLICKEMUP_SITE_BUILDING);
  else
    draw_person (spot);
  flickemup_spot_end (spot, &face, &look);
}

const FlipRegion flickemup_town_region = {
  .name = /* the houses of the board */ N_ ("Town"),
  .glyph = FLIP_GLYPH_BAG, .hue = FLIP_HUE_GREY,
  .rects = { { 218, 516, 424, 248 }, { 216, 410, 650, 239 }, { 202, 345, 576, 205 },
             { 0, 0, FLIP_PAGE_WIDTH, 0 } },
  .print = town_print, .ink = town_ink, .digest = town_digest,
  .sites = { FLICKEMUP_COWBOYS, FLICKEMUP_SITE_CLOCK },
  .place = flickemup_town_place, .site = flickemup_town_site,
};
