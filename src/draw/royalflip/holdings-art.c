/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include <glib/gi18n-lib.h>

/* Diamonds and ±1: one row of places each. */

static double
place_x (const FlipPage *page, guint index, guint n)
{
  g_assert (n > 0);

  return page->rect.x + page->rect.width * (index + .5) / n;
}

/* Diamonds */

/* An unfilled diamond is only an outline, which needs a contrast of at least 3 : 1 to the panel. */
static FlipColour
gem_line (const FlipPalette *palette)
{
  FlipColour hue = palette->hues[FLIP_HUE_DIAMONDS];

  return palette->mixes ? flip_colour_mix (hue, palette->board, .28) : hue;
}

static void
draw_gems (const FlipPage *page, guint filled)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  guint n = royalflip_board (page->state)->diamonds.n;
  double y = page->rect.y + page->rect.height / 2 + 2;

  for (guint i = 0; i < n; i++)
    {
      if (i < filled)
        flip_glyph_draw (canvas, FLIP_GLYPH_GEM, place_x (page, i, n), y, 29,
                         flip_palette_ink (palette, page->seat), palette->tints[FLIP_HUE_DIAMONDS]);
      else
        flip_glyph_draw (canvas, FLIP_GLYPH_GEMLINE, place_x (page, i, n), y, 29,
                         gem_line (palette),
                         palette->tints[FLIP_HUE_DIAMONDS]);
    }
}

/* With two seats, having the most gives the points that otherwise go to second place. */
static char *
diamonds_note (const FlipPage *page)
{
  const RoyalflipBoard *board = royalflip_board (page->state);

  if (!royalflip_state (page->state)->options.pvp)
    return g_strdup (_ ("The last one filled counts."));
  if (royalflip_state (page->state)->n_seats == 2)
    return g_strdup_printf (
      /* Translators: %u: how many */
      ngettext ("%u point for most.", "%u points for most.", board->second_diamonds),
      board->second_diamonds);
  /* Translators: %u: points, both times */
  return g_strdup_printf (ngettext ("%u point for most, %u for second most.",
                                    "%u points for most, %u for second most.",
                                    board->most_diamonds),
                          board->most_diamonds, board->second_diamonds);
}

void
royalflip_diamonds_print (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  gboolean pvp = royalflip_state (page->state)->options.pvp;
  guint n = royalflip_board (page->state)->diamonds.n;
  double y = page->rect.y + page->rect.height - 18;
  g_autofree char *note = diamonds_note (page);

  royalflip_head_draw (page, note,
                       royalflip_is_house (page->state, ROYALFLIP_HOUSE_DIAMONDS) && !pvp);
  for (guint i = 0; i < n && !pvp; i++)
    {
      flip_value_name (canvas, "diamonds", "points", (int) i);
      flip_number_draw (canvas, royalflip_board (page->state)->diamonds.points[i], FLIP_TYPE_STOP,
                        canvas->palette->text, place_x (page, i, n), y, FLIP_ALIGN_MIDDLE);
    }
}

void
royalflip_diamonds_ink (const FlipPage *page)
{
  guint filled = royalflip_page_sheet (page)->diamonds;
  FlipPen pen = { flip_palette_ink (page->canvas->palette, page->seat), FLIP_SMALL_PEN, 1 };
  FlipRect last =
    flip_rect_around (place_x (page, filled - 1, royalflip_board (page->state)->diamonds.n),
                      page->rect.y + page->rect.height - 18, 25, 19);

  draw_gems (page, filled);
  if (filled && !royalflip_state (page->state)->options.pvp)
    flip_marker_circle (page->canvas, "diamond", &last, &pen);
}

FlipDigest
royalflip_diamonds_digest (const FlipPage *page)
{
  return flip_digest_add (FLIP_DIGEST_START, royalflip_page_sheet (page)->diamonds);
}

/* The diamond that would be filled next. */
void
royalflip_diamonds_outlook (const FlipPage *page)
{
  FlipPage after = royalflip_page_after (page);
  const FlipPalette *palette = page->canvas->palette;
  guint n = royalflip_board (page->state)->diamonds.n;
  FlipRect place = flip_rect_around (place_x (page, royalflip_page_sheet (page)->diamonds, n),
                                     page->rect.y + page->rect.height - 18, 30, 22);

  g_assert (page->after != NULL);

  if (royalflip_page_sheet (&after)->diamonds == royalflip_page_sheet (page)->diamonds
      || royalflip_state (page->state)->options.pvp)
    return;
  flip_canvas_box (page->canvas, &place, 8, palette->glow, palette->glow_line, 1.6);
  flip_number_draw (
    page->canvas,
    royalflip_board (page->state)->diamonds.points[royalflip_page_sheet (page)->diamonds],
    FLIP_TYPE_STOP, palette->text, flip_rect_middle (&place), flip_rect_centre (&place),
    FLIP_ALIGN_MIDDLE);
}

/* ±1 */

#define TOKEN_SIZE 40

static FlipRect
token_rect (const FlipPage *page, guint index)
{
  double y = page->rect.y + page->rect.height / 2 + 13;

  return flip_rect_around (place_x (page, index, royalflip_board (page->state)->n_tokens), y,
                           TOKEN_SIZE, TOKEN_SIZE);
}

static void
draw_token (const FlipPage *page, guint index, FlipColour ground, FlipColour line)
{
  FlipCanvas *canvas = page->canvas;
  FlipRect rect = token_rect (page, index);

  flip_canvas_box (canvas, &rect, TOKEN_SIZE / 2.0, ground, line, canvas->palette->line);
  flip_text_draw (canvas, "±1", FLIP_TYPE_VALUE, canvas->palette->second, flip_rect_middle (&rect),
                  flip_rect_centre (&rect), FLIP_ALIGN_MIDDLE, 0);
}

void
royalflip_tokens_print (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;

  royalflip_head_draw (page,
                       royalflip_tokens_count (royalflip_board (page->state))
                         ? _ ("They only change the number; any left over count.")
                         : _ ("They add up, and only change the number."),
                       FALSE);
  for (guint i = 0; i < royalflip_board (page->state)->n_tokens; i++)
    draw_token (page, i, palette->face, flip_palette_site_line (palette, FLIP_HUE_GREY));
}

void
royalflip_tokens_ink (const FlipPage *page)
{
  FlipPen pen = { flip_palette_ink (page->canvas->palette, page->seat), FLIP_PEN, 1 };

  for (guint i = 0; i < royalflip_page_sheet (page)->tokens; i++)
    {
      FlipRect rect = flip_rect_grow (token_rect (page, i), -2);
      g_autofree char *name = g_strdup_printf ("token %u", i);

      if (i >= royalflip_page_sheet (page)->used_tokens)
        draw_token (page, i, page->canvas->palette->glow, page->canvas->palette->glow_line);
      flip_marker_circle (page->canvas, name, &rect, &pen);
      if (i < royalflip_page_sheet (page)->used_tokens)
        flip_marker_cross (page->canvas, name, &rect, &pen);
    }
}

FlipDigest
royalflip_tokens_digest (const FlipPage *page)
{
  const RoyalflipSheet *sheet = royalflip_page_sheet (page);

  return flip_digest_add (flip_digest_add (FLIP_DIGEST_START, sheet->tokens), sheet->used_tokens);
}
