/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include <glib/gi18n-lib.h>

/* Lives in rows, and the coins below the slot. */

#define CABINET_WIDTH 104
#define HEART_PIXEL   2.9  /* at most; a heart is eight pixels high */
#define HEART_PITCH   12.4 /* in its pixels */
#define HEART_MARGIN  3

/* The cabinet is dark in all palettes on a screen, and an outline on paper. */
static FlipColour
cabinet_colour (const FlipPalette *palette)
{
  FlipColour black = { 0, 0, 0, 1 };

  return palette->shows_moves ? flip_colour_mix (palette->hues[FLIP_HUE_HEARTS], black, .74)
                              : palette->board;
}

static FlipColour
cabinet_light (const FlipPalette *palette)
{
  return palette->shows_moves ? palette->badge : palette->text;
}

static const struct
{
  double top, foot;                 /* what is free above the cabinet and below it */
  double gap;                       /* between the rows of lives */
  double slot, insert, coin, coins; /* distances from its top; slot 0: there is no room for it */
} heights[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 34, 12, 8, 52, 78, 94, 136 },
  [FLIP_LAYOUT_LOW] = { 34, 12, 8, 0, 14, 30, 68 },
  [FLIP_LAYOUT_HALF] = { 27, 6, 4, 0, 6, 21, 48 },
  [FLIP_LAYOUT_NARROW] = { 34, 12, 8, 52, 78, 94, 136 },
};

static FlipRect
cabinet_rect (const FlipPage *page)
{
  double top = heights[page->layout].top;

  return (FlipRect){ page->rect.x + 13, page->rect.y + top, CABINET_WIDTH,
                     page->rect.height - top - heights[page->layout].foot };
}

static FlipRect
row_rect (const FlipPage *page, guint row)
{
  FlipRect cabinet = cabinet_rect (page);
  double x = cabinet.x + cabinet.width + 13, gap = heights[page->layout].gap;
  double height = (cabinet.height - 3 * gap) / INSERTCOIN_LIFE_ROWS;

  return (FlipRect){ x, cabinet.y + row * (height + gap),
                     page->rect.x + page->rect.width - 13 - x, height };
}

static void
print_cabinet (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  FlipRect cabinet = cabinet_rect (page);
  FlipRect slot = { cabinet.x + 10, cabinet.y + 14, cabinet.width - 20,
                    heights[page->layout].slot };
  FlipColour light = cabinet_light (canvas->palette);
  FlipColour line = flip_palette_site_line (canvas->palette, FLIP_HUE_HEARTS);
  double middle = flip_rect_middle (&cabinet);

  flip_canvas_box (canvas, &cabinet, 9, cabinet_colour (canvas->palette), line,
                   canvas->palette->line);
  if (slot.height > 0)
    {
      flip_canvas_stroke_round (canvas, &slot, 4, line, 1.2);
      flip_canvas_line (canvas, middle, slot.y + 10, middle, slot.y + slot.height - 10, light, 4);
    }
  insertcoin_pixel_text (canvas, "INSERT", middle - insertcoin_pixel_text_width ("INSERT", 2) / 2,
                         cabinet.y + heights[page->layout].insert, 2, light);
  insertcoin_pixel_text (canvas, "COIN", middle - insertcoin_pixel_text_width ("COIN", 2) / 2,
                         cabinet.y + heights[page->layout].coin, 2, light);
}

static void
print_legend (const FlipPage *page)
{
  double y = page->rect.y + page->rect.height + (page->layout == FLIP_LAYOUT_HALF ? 7 : 14);

  insertcoin_house_line (page->canvas, page->rect.x + 4, page->rect.x + 32, y + 3);
  flip_text_draw (page->canvas,
                  _ ("house value: shapes, values and abilities are ours; enter your printed cards "
                     "as a card set"),
                  FLIP_TYPE_NOTE, page->canvas->palette->second, page->rect.x + 39, y,
                  FLIP_ALIGN_START, 0);
}

void
insertcoin_lives_print (const FlipPage *page)
{

  flip_page_panel (page, NULL);
  print_cabinet (page);
  if (insertcoin_state (page->state)->set.house && page->layout != FLIP_LAYOUT_NARROW)
    print_legend (page);
}

static void
draw_coin (const FlipPage *page, double x, double y, gboolean spent, guint index)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  FlipRect face = flip_rect_around (x, y, 25, 25);
  g_autofree char *name = g_strdup_printf ("coin %u", index);
  FlipPen pen = { flip_palette_ink (palette, page->seat), FLIP_SMALL_PEN + .4, 1 };

  flip_canvas_disc (canvas, x, y, 13);
  flip_canvas_fill_keep (canvas, spent ? palette->board : palette->gold_fill);
  flip_canvas_stroke (canvas, palette->gold_line, 1.4);
  flip_glyph_draw (canvas, FLIP_GLYPH_STAR, x, y, 13,
                   spent ? flip_palette_spent (palette, palette->gold_line) : palette->gold_line,
                   palette->gold_fill);
  if (spent)
    flip_marker_cross (canvas, name, &face, &pen);
}

static void
draw_coins (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const InsertcoinSeat *seat = insertcoin_page_seat (page);
  guint all = INSERTCOIN_COINS + seat->coins_gained;
  FlipRect cabinet = cabinet_rect (page);
  double pitch = MIN (31, (cabinet.width - 30) / MAX (1, all - 1));
  double x = flip_rect_middle (&cabinet) - pitch * (all - 1) / 2,
         y = cabinet.y + heights[page->layout].coins;
  FlipColour words =
    canvas->palette->shows_moves ? (FlipColour){ 1, 1, 1, 1 } : canvas->palette->text;
  g_autofree char *left =
    /* Translators: first %u: how many coins or lives; second %u: of how many */
    g_strdup_printf (ngettext ("%u of %u left", "%u of %u left", all), seat->coins, all);
  g_autofree char *worth = g_strdup_printf (
    /* Translators: %d: how many */
    ngettext ("%d point each", "%d points each", INSERTCOIN_COIN_POINTS), INSERTCOIN_COIN_POINTS);

  for (guint i = 0; i < all; i++)
    draw_coin (page, x + i * pitch, y, i < seat->coins_inserted, i);
  flip_text_draw (canvas, left, FLIP_TYPE_VALUE, words, flip_rect_middle (&cabinet), y + 26,
                  FLIP_ALIGN_MIDDLE, cabinet.width - 10);
  flip_text_draw (canvas, worth, FLIP_TYPE_NOTE, words, flip_rect_middle (&cabinet), y + 43,
                  FLIP_ALIGN_MIDDLE, cabinet.width - 10);
}

static double
heart_pixel (const FlipRect *row)
{
  return MIN (HEART_PIXEL, (row->height - 2 * HEART_MARGIN) / 8);
}

static void
draw_life (const FlipPage *page,
           double x,
           const FlipRect *row,
           gboolean lit,
           gboolean lost,
           guint index)
{
  const FlipPalette *palette = page->canvas->palette;
  FlipColour red = palette->hues[FLIP_HUE_HEARTS];
  double y = flip_rect_centre (row), pixel = heart_pixel (row);
  FlipRect face = flip_rect_around (x, y, 10.3 * pixel, 9.7 * pixel);
  FlipPen pen = { flip_palette_ink (palette, page->seat), FLIP_SMALL_PEN + .4, 1 };
  g_autofree char *name = g_strdup_printf ("life %u", index);

  insertcoin_pixel_heart (page->canvas, x, y, pixel,
                          lit ? red
                              : flip_colour_mix (red, palette->board, palette->mixes ? .74 : .4));
  if (lost)
    flip_marker_cross (page->canvas, name, &face, &pen);
}

static const char *
words_of_row (const InsertcoinSeat *seat, guint row)
{
  if (row == seat->row)
    return /* Translators: a row of lives */ _ ("in use");
  if (row == 0)
    return C_ ("row of lives", "start");
  return row < seat->row ? /* Translators: a life that was used */ _ ("used") : _ ("for a coin");
}

static void
draw_row (const FlipPage *page, guint place, guint row)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  const InsertcoinSeat *seat = insertcoin_page_seat (page);
  FlipRect rect = row_rect (page, place);
  FlipColour line = flip_palette_panel_line (palette, FLIP_HUE_HEARTS);
  gboolean in_use = row == seat->row;
  double y = flip_rect_centre (&rect);
  double pitch = HEART_PITCH * heart_pixel (&rect), x = rect.x + rect.width - 2 * pitch - 26;

  flip_canvas_round (canvas, &rect, FLIP_PANEL_RADIUS);
  flip_canvas_fill_keep (canvas,
                         row <= seat->row ? palette->face : palette->tints[FLIP_HUE_HEARTS]);
  if (in_use)
    flip_canvas_stroke (canvas, flip_palette_ink (palette, page->seat), 1.8);
  else if (row > seat->row)
    flip_canvas_stroke_dashed (canvas, line, palette->line, 3.6, 2.6);
  else
    flip_canvas_stroke (canvas, line, palette->line);
  flip_text_draw (canvas, words_of_row (seat, row), in_use ? FLIP_TYPE_VALUE : FLIP_TYPE_BODY,
                  in_use ? palette->text : palette->second, rect.x + 10, y, FLIP_ALIGN_START,
                  x - rect.x - 30);
  for (guint i = 0; i < INSERTCOIN_LIVES; i++)
    {
      gboolean left = in_use && i + seat->lives >= INSERTCOIN_LIVES;

      draw_life (page, x + i * pitch, &rect, left, row <= seat->row && !left,
                 row * INSERTCOIN_LIVES + i);
    }
  if (in_use && seat->lives > INSERTCOIN_LIVES)
    {
      g_autofree char *more = g_strdup_printf ("+%u", seat->lives - INSERTCOIN_LIVES);

      flip_text_draw (canvas, more, FLIP_TYPE_VALUE, palette->text, x - 24, y, FLIP_ALIGN_END, 0);
    }
}

void
insertcoin_lives_ink (const FlipPage *page)
{
  guint row = insertcoin_page_seat (page)->row;
  guint first = row < INSERTCOIN_LIFE_ROWS ? 0 : row - INSERTCOIN_LIFE_ROWS + 1;

  draw_coins (page);
  for (guint i = 0; i < INSERTCOIN_LIFE_ROWS; i++)
    draw_row (page, i, first + i);
}

FlipDigest
insertcoin_lives_digest (const FlipPage *page)
{
  const InsertcoinSeat *owner = &insertcoin_state (page->state)->seats[page->seat];
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, owner->coins);

  g_assert (page->seat < INSERTCOIN_MAX_SEATS);

  digest = flip_digest_add (digest, owner->coins_gained);
  digest = flip_digest_add (digest, owner->coins_inserted);
  digest = flip_digest_add (digest, owner->lives);
  return flip_digest_add (digest, owner->row);
}
