/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include <glib/gi18n-lib.h>

/* All scores so far, a row a seat. */

#define PADDING  10
#define HEAD_TOP 40
#define ROWS_TOP 54
#define COLUMNS  6

#define SEATS_BESIDE_WORDS 3 /* so few leave room for a sentence below */

void
insertcoin_scores_print (const InsertcoinPage *page)
{
  static const char *const heads[COLUMNS] = {
    N_ ("Level 1"), "2", "3", N_ ("coins"), N_ ("lives"), N_ ("total"),
  };
  FlipPanelHead head = {
    .hue = FLIP_HUE_GREY,
    .glyph = FLIP_GLYPH_TROPHY,
    .name = _ ("Scores so far"),
  };
  FlipCanvas *canvas = page->canvas;

  flip_panel_draw (canvas, &page->rect, &head);
  for (guint i = 0; i < COLUMNS; i++)
    flip_text_draw (canvas, _ (heads[i]), FLIP_TYPE_NAME, canvas->palette->second,
                    page->rect.x + page->rect.width * (.27 + .13 * i), page->rect.y + HEAD_TOP,
                    FLIP_ALIGN_MIDDLE, page->rect.width * .13);
}

static void
draw_number (const InsertcoinPage *page, guint column, int number, gboolean complete, double y)
{
  FlipCanvas *canvas = page->canvas;
  FlipType type = column == COLUMNS - 1 ? FLIP_TYPE_COUNT : (FlipType){ 14, FLIP_REGULAR };
  double x = page->rect.x + page->rect.width * (.27 + .13 * column);

  if (complete)
    type.weight = FLIP_HEAVY;
  flip_number_draw (canvas, number, type,
                    complete ? canvas->palette->hues[FLIP_HUE_CLUBS] : canvas->palette->text, x, y,
                    FLIP_ALIGN_MIDDLE);
  if (complete)
    {
      FlipRect tick = { x + 11, y - 6, 11, 10 };
      FlipPen pen = { canvas->palette->hues[FLIP_HUE_CLUBS], 1.8, 1 };

      flip_marker_tick (canvas, "complete", &tick, &pen);
    }
}

static void
draw_row (const InsertcoinPage *page, guint index, const FlipRect *rect)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  const InsertcoinSeat *seat = &page->state->seats[index];
  FlipScore score = { 0 };
  double y = flip_rect_centre (rect), x = rect->x + 20;

  if (index == page->seat)
    {
      flip_canvas_round (canvas, rect, 8);
      flip_canvas_fill_keep (canvas, palette->face);
      flip_canvas_stroke (canvas, flip_palette_ink (palette, index), 1.8);
    }
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x, y, 11, 0, 2 * G_PI);
  flip_canvas_fill (canvas, flip_palette_ink (palette, index));
  flip_number_draw (canvas, (int) index + 1, (FlipType){ 12, FLIP_HEAVY }, palette->board, x, y,
                    FLIP_ALIGN_MIDDLE);
  insertcoin_score (page->state, index, &score);
  for (guint i = 0; i < score.n_lines; i++)
    draw_number (page, i, score.lines[i].points, i < INSERTCOIN_LEVELS && seat->complete & 1u << i,
                 y);
  draw_number (page, COLUMNS - 1, score.total, FALSE, y);
}

/* When the game ends before the deck does. */
static void
draw_ends (const InsertcoinPage *page, double y)
{
  FlipRect rect = { page->rect.x + 14, y, page->rect.width - 28, 34 };

  flip_text_draw_paragraph (page->canvas,
                            _ ("The game ends early when a seat has three complete levels, no life "
                               "and no coin, or no coin for GAME OVER."),
                            (FlipType){ 11.5, FLIP_REGULAR }, page->canvas->palette->second, &rect,
                            FLIP_ALIGN_START);
}

void
insertcoin_scores_ink (const InsertcoinPage *page)
{
  guint n = page->state->n_seats;
  double height = MIN (44, (page->rect.height - ROWS_TOP - 10) / n - 4);

  page->canvas->ground = page->canvas->palette->tints[FLIP_HUE_GREY];
  for (guint i = 0; i < n; i++)
    {
      FlipRect rect = { page->rect.x + PADDING, page->rect.y + ROWS_TOP + i * (height + 4),
                        page->rect.width - 2 * PADDING, height };

      draw_row (page, i, &rect);
    }
  if (n <= SEATS_BESIDE_WORDS)
    draw_ends (page, page->rect.y + page->rect.height - 42);
}
