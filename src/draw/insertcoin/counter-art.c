/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include <glib/gi18n-lib.h>

/* A level for players who draw on their own boards: its shape as a picture, and a large counter. */

static gboolean
is_counted (const FlipPage *page)
{
  const InsertcoinState *state = page->state;

  return !insertcoin_grid_is_empty (state->seats[page->seat].filled[page->region])
         || state->stage == INSERTCOIN_STAGE_OVER;
}

/* The number that counts now: squares, empty squares in the end, or the points of a full level. */
static void
draw_counter (const FlipPage *page, const InsertcoinShape *shape, const FlipRect *box)
{
  FlipCanvas *canvas = page->canvas;
  const InsertcoinSeat *seat = insertcoin_page_seat (page);
  gboolean complete = (seat->complete >> page->region & 1) != 0;
  guint empty = shape->n_squares - insertcoin_grid_count (seat->filled[page->region]);
  guint number = complete ? shape->value : is_counted (page) ? empty : shape->n_squares;
  g_autofree char *text = g_strdup_printf ("%u", number);
  FlipType large = { 44, FLIP_HEAVY };
  double middle = flip_rect_middle (box);
  FlipColour colour =
    complete ? canvas->palette->hues[FLIP_HUE_CLUBS] : canvas->palette->text;

  flip_text_draw (canvas, text, large, colour, middle, box->y + 34, FLIP_ALIGN_MIDDLE, 0);
  flip_text_draw (canvas,
                  complete            ? /* below the points of a level */ _ ("points, complete")
                  : is_counted (page) ? /* label below the number */ ngettext (
                      "empty square", "empty squares", number)
                                      : _ ("squares to fill"),
                  FLIP_TYPE_VALUE, colour, middle, box->y + 70, FLIP_ALIGN_MIDDLE, box->width - 16);
}

void
insertcoin_counter_ink (const FlipPage *page, const InsertcoinShape *shape)
{
  FlipRect picture = insertcoin_silhouette_rect (&page->rect);
  FlipRect box = insertcoin_counter_rect (&page->rect);
  FlipHue hue = insertcoin_region_hue (page->region);

  g_assert (page->region < INSERTCOIN_LEVELS);

  insertcoin_pixel_shape (page->canvas, shape, insertcoin_state (page->state)->set.side, &picture,
                          page->canvas->palette->hues[hue]);
  flip_canvas_box (page->canvas, &box, FLIP_PANEL_RADIUS, page->canvas->palette->face,
                   flip_palette_site_line (page->canvas->palette, hue),
                   page->canvas->palette->line);
  draw_counter (page, shape, &box);
}

/* Only the frame glows: the counter below it is the region's ink. */
void
insertcoin_counter_site (const FlipSpot *spot)
{
  const FlipPalette *palette = spot->canvas->palette;
  FlipRect frame = flip_rect_grow (spot->rect, -1.5);

  if (spot->look->price == FLIP_NOT_IN_REACH || !palette->shows_moves)
    return;
  flip_canvas_round (spot->canvas, &frame, FLIP_PANEL_RADIUS);
  flip_canvas_stroke (spot->canvas, palette->glow_line, 2);
}
