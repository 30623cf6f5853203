/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include <glib/gi18n-lib.h>

/* The box of the final score, filled in as the game goes. */

#define HEADS       34
#define FIRST_ROW   62
#define TOTAL_BELOW 6
#define BOX_WIDTH   50
#define BOX_HEIGHT  30
#define COLUMN      60 /* from the points now to those after a previewed move */
#define RIGHT       38 /* from the middle of the last column to the edge */

static double
row_pitch (const FlipPage *page)
{
  guint rows = royalflip_tokens_count (royalflip_board (page->state)) ? 6 : 5;

  return (page->rect.height - FIRST_ROW - TOTAL_BELOW - 26) / rows;
}

static double
column_x (const FlipPage *page, gboolean with_it)
{
  return page->rect.x + page->rect.width - RIGHT - (with_it ? 0 : COLUMN);
}

static FlipRect
box_of (const FlipPage *page, guint row, gboolean total, gboolean with_it)
{
  double y = page->rect.y + FIRST_ROW + row * row_pitch (page) + (total ? TOTAL_BELOW : 0);

  return flip_rect_around (column_x (page, with_it), y, BOX_WIDTH,
                           MIN (BOX_HEIGHT, row_pitch (page) - 3));
}

static void
draw_head (const FlipPage *page, const char *words, gboolean with_it)
{
  flip_text_draw (page->canvas, words, FLIP_TYPE_NAME, page->canvas->palette->second,
                  column_x (page, with_it), page->rect.y + HEADS, FLIP_ALIGN_MIDDLE, COLUMN - 4);
}

static void
print_row (const FlipPage *page, const char *label, guint row, gboolean total)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  FlipRect box = box_of (page, row, total, FALSE);
  FlipType type = total ? FLIP_TYPE_ROW_TITLE : FLIP_TYPE_BODY;

  flip_text_draw (canvas, label, type, palette->text, page->rect.x + 14, flip_rect_centre (&box),
                  FLIP_ALIGN_START, box.x - page->rect.x - 20);
  flip_canvas_box (canvas, &box, 6, palette->face,
                   total ? palette->text : flip_palette_site_line (palette, FLIP_HUE_GREY),
                   (total ? 1.6 : 1) * palette->line);
}

void
royalflip_score_print (const FlipPage *page)
{
  FlipPanelHead head = { .hue = FLIP_HUE_GREY,
                         .glyph = FLIP_GLYPH_TROPHY,
                         .name = _ ("Score so far") };
  FlipScore score = { 0 };
  FlipRect total;

  flip_panel_draw (page->canvas, &page->rect, &head);
  royalflip_score (page->state, page->seat, &score);
  for (guint i = 0; i < score.n_lines; i++)
    print_row (page, score.lines[i].label, i, FALSE);
  print_row (page, _ ("Total"), score.n_lines, TRUE);
  total = box_of (page, score.n_lines, TRUE, FALSE);
  flip_canvas_line (page->canvas, page->rect.x + 12, total.y - 7,
                    page->rect.x + page->rect.width - 12, total.y - 7,
                    flip_palette_rule (page->canvas->palette, FLIP_HUE_GREY), 1.4);
}

static void
write_points (const FlipPage *page, const char *name, int points, guint row, gboolean total)
{
  FlipRect box = box_of (page, row, total, FALSE);
  FlipPen pen = { flip_palette_ink (page->canvas->palette, page->seat), FLIP_SMALL_PEN + .2, 1 };
  g_autofree char *text = g_strdup_printf ("%d", points);
  double height = total ? 18 : 15.5;

  flip_marker_write (page->canvas, name, text,
                     flip_rect_middle (&box) - flip_marker_text_width (text, height) / 2,
                     flip_rect_centre (&box), height, &pen);
}

void
royalflip_score_ink (const FlipPage *page)
{
  FlipScore score = { 0 };

  royalflip_score (page->state, page->seat, &score);
  for (guint i = 0; i < score.n_lines; i++)
    write_points (page, score.lines[i].id, score.lines[i].points, i, FALSE);
  write_points (page, "total", score.total, score.n_lines, TRUE);
}

FlipDigest
royalflip_score_digest (gconstpointer data, guint seat, guint region)
{
  FlipScore score = { 0 };
  FlipDigest digest = FLIP_DIGEST_START;

  g_assert (seat < ROYALFLIP_MAX_SEATS);

  royalflip_score (data, seat, &score);
  for (guint i = 0; i < score.n_lines; i++)
    digest = flip_digest_number (digest, score.lines[i].points);
  return flip_digest_number (digest, score.total);
}

/* What changes stands in a box that glows. */
static void
draw_then (const FlipPage *page, int now, int then, guint row, gboolean total)
{
  const FlipPalette *palette = page->canvas->palette;
  FlipRect box = flip_rect_grow (box_of (page, row, total, TRUE), -1);
  gboolean changes = now != then;

  if (changes && !total)
    flip_canvas_box (page->canvas, &box, 6, palette->glow, palette->glow_line, 1.6 * palette->line);
  flip_number_draw (page->canvas, then,
                    total     ? FLIP_TYPE_TARGET
                    : changes ? FLIP_TYPE_STOP
                              : FLIP_TYPE_BODY,
                    changes ? palette->text : palette->second, flip_rect_middle (&box),
                    flip_rect_centre (&box), FLIP_ALIGN_MIDDLE);
}

/* A move that would not change the sheet draws nothing here. */
void
royalflip_score_outlook (const FlipPage *page)
{
  FlipPage after = royalflip_page_after (page);
  FlipScore now = { 0 }, then = { 0 };

  if (memcmp (royalflip_page_sheet (page), royalflip_page_sheet (&after), sizeof (RoyalflipSheet))
      == 0)
    return;
  royalflip_score (page->state, page->seat, &now);
  royalflip_score (after.state, page->seat, &then);
  draw_head (page, C_ ("points", "now"), FALSE);
  /* Translators: the score after the previewed move */
  draw_head (page, _ ("with it"), TRUE);
  for (guint i = 0; i < now.n_lines; i++)
    draw_then (page, now.lines[i].points, then.lines[i].points, i, FALSE);
  draw_then (page, now.total, then.total, now.n_lines, TRUE);
}
