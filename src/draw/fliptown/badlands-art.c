/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define LABEL_X 33
#define TARGET  54.0 /* height on the full board; everything in a row scales with it */

static double
bonus_x (FlipLayout layout)
{
  return layout == FLIP_LAYOUT_HALF ? 177 : 189;
}

static const struct
{
  FlipGlyph glyph;
  const char *name;
} rows[FLIPTOWN_ROWS] = {
  { FLIP_GLYPH_CHICKEN, /* a target of robbery */ N_ ("Chicken") },
  { FLIP_GLYPH_COW, /* a target of robbery */ N_ ("Cattle") },
  { FLIP_GLYPH_COACH, /* a target of robbery */ N_ ("Coach") },
  { FLIP_GLYPH_TRAIN, /* a target of robbery */ N_ ("Train") },
};

static const char *
row_group (const FlipPage *page, guint row)
{
  return fliptown_site_group (page->state,
                              FLIPTOWN_SITE_BADLANDS + row * FLIPTOWN_TARGETS_IN_A_ROW);
}

static void
draw_row_label (const FlipPage *page, guint row, const FlipRect *first)
{
  FlipCanvas *canvas = page->canvas;
  const FliptownRow *values = &fliptown_state (page->state)->board.rows[row];
  FlipLineStyle style = {
    .type = { 12, FLIP_REGULAR },
    .colour = canvas->palette->text,
    .align = FLIP_ALIGN_MIDDLE,
    .most = 58,
  };
  double x = page->rect.x + LABEL_X, top = first->y, part = first->height / TARGET;
  const char *group = row_group (page, row);

  flip_glyph_draw (canvas, rows[row].glyph, x, top + 11.5 * part, 21 * part,
                   canvas->palette->hues[FLIP_HUE_SPADES], canvas->ground);
  flip_text_draw (canvas, _ (rows[row].name), FLIP_TYPE_NAME, canvas->palette->text, x,
                  top + 30 * part, FLIP_ALIGN_MIDDLE, 56);
  flip_value_name (canvas, group, "wanted", -1);
  flip_value_name (canvas, group, "stars", -1);
  flip_line_print (canvas, &style, x, top + 46.5 * part, "{wanted} %d  {star} %d", values->wanted,
                   values->stars);
}

static void
draw_row_bonus (const FlipPage *page, guint row, const FlipRect *first)
{
  FlipCanvas *canvas = page->canvas;
  const FliptownReward *reward = &fliptown_state (page->state)->board.rows[row].bonus;
  double left = bonus_x (page->layout), top = first->y, part = first->height / TARGET;
  FlipRect block = { page->rect.x + left, round (top + 17 * part), page->rect.width - left - 7,
                     round (30 * part) };
  FlipLineStyle style = { FLIP_TYPE_VALUE, canvas->palette->text, FLIP_ALIGN_MIDDLE, block.width };
  FliptownParts parts = { 0 };
  g_autofree char *line = NULL;
  FlipBonus bonus;

  /* Translators: bonus for robbing all three targets of a row */
  flip_text_draw (canvas, _ ("all three"), FLIP_TYPE_NOTE, canvas->palette->second,
                  flip_rect_middle (&block), top + 7 * part, FLIP_ALIGN_MIDDLE, block.width);
  if (fliptown_reward_bonus (reward, &bonus))
    return flip_bonus_draw_block (canvas, &bonus, &block);
  fliptown_reward_parts (reward, &parts, &parts);
  line = fliptown_parts_join (&parts);
  fliptown_parts_name (canvas, row_group (page, row), "gives", FLIPTOWN_REWARD_STARS, &parts);
  flip_line_draw (canvas, &style, flip_rect_middle (&block), flip_rect_centre (&block), line);
}

static void
badlands_print (const FlipPage *page)
{
  FlipColour line = flip_palette_rule (page->canvas->palette, FLIP_HUE_SPADES);

  flip_page_panel (page, _ ("Robbery card ≥ target wins"));
  for (guint row = 0; row < FLIPTOWN_ROWS; row++)
    {
      FlipRect first = fliptown_target_rect (page->layout, row * FLIPTOWN_TARGETS_IN_A_ROW);

      draw_row_label (page, row, &first);
      draw_row_bonus (page, row, &first);
      if (row > 0)
        flip_canvas_line (page->canvas, page->rect.x + 8, first.y - 3.5,
                          page->rect.x + page->rect.width - 8, first.y - 3.5, line,
                          page->canvas->palette->line);
    }
}

static void
badlands_site (const FlipSpot *spot)
{
  const FlipPalette *palette = spot->canvas->palette;
  const FliptownBoard *board = &fliptown_state (spot->state)->board;
  const FliptownRow *row = &board->rows[spot->index / FLIPTOWN_TARGETS_IN_A_ROW];
  FlipSiteFace face = { .rect = spot->rect, .hue = FLIP_HUE_SPADES, .radius = 8 };
  FlipLineStyle cash = { { 13, FLIP_BOLD },
                         palette->cash,
                         FLIP_ALIGN_MIDDLE,
                         spot->rect.width - 4 };
  double x = flip_rect_middle (&spot->rect), part = spot->rect.height / TARGET;
  guint column = spot->index % FLIPTOWN_TARGETS_IN_A_ROW;

  g_assert (spot->index < FLIPTOWN_TARGETS);

  flip_site_face_begin (spot->canvas, &face, spot->look);
  flip_value_name_word (spot->canvas, NULL, "values", (int) column);
  flip_text_draw (spot->canvas, flip_rank_text (board->target_values[spot->index]),
                  FLIP_TYPE_TARGET, palette->hues[FLIP_HUE_SPADES], x, 20 * part, FLIP_ALIGN_MIDDLE,
                  spot->rect.width - 5);
  flip_value_name (spot->canvas, NULL, "cash", (int) column);
  flip_line_print (spot->canvas, &cash, x, 41.5 * part, "$%d", row->cash[column]);
  flip_site_face_end (spot->canvas, &face, spot->look, flip_palette_ink (palette, spot->seat));
}

const FlipRegion fliptown_badlands_region = {
  .name = /* a part of Fliptown’s board */ N_ ("Badlands"),
  .glyph = FLIP_GLYPH_SPADE, .hue = FLIP_HUE_SPADES,
  .rects = { { 11, 127, 245, 274 }, { 9, 109, 245, 250 }, { 0, 81, 234, 242 } },
  .print = badlands_print,
  .sites = { FLIPTOWN_SITE_BADLANDS, FLIPTOWN_SITE_MINE },
  .place = fliptown_spot_rect, .site = badlands_site, .site_digest = flip_site_digest_of_look,
};
