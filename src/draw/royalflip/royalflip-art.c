/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include "draw/kit/text.h"
#include "draw/sheet/part-art.h"
#include "games/royalflip/royalflip.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The game as a thumbnail: a city map with a road through it, and its four casinos. */

#define CELLS 5

static const struct
{
  guint column, row;
  const char *number;
  gboolean red;
} written[] = {
  { 1, 0, "4", TRUE },  { 2, 0, "5", TRUE },  { 3, 0, "6", TRUE },   { 3, 1, "7", TRUE },
  { 1, 1, "Q", FALSE }, { 2, 2, "9", FALSE }, { 1, 3, "10", FALSE }, { 2, 3, "9", TRUE },
};

static void
draw_square (FlipCanvas *canvas, const FlipRect *grid, guint column, guint row)
{
  double size = grid->width / CELLS;
  FlipRect cell = { grid->x + column * size, grid->y + row * size, size, size };

  cell = flip_rect_grow (cell, -size * .08);
  flip_canvas_box (canvas, &cell, size * .12, canvas->palette->face,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_VIOLET), size * .07);
}

static void
draw_numbers (FlipCanvas *canvas, const FlipRect *grid)
{
  const FlipPalette *palette = canvas->palette;
  double size = grid->width / CELLS;

  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    flip_text_draw (canvas, written[i].number, (FlipType){ size * .62, FLIP_HEAVY },
                    written[i].red ? palette->hues[FLIP_HUE_HEARTS] : palette->text,
                    grid->x + (written[i].column + .5) * size,
                    grid->y + (written[i].row + .5) * size, FLIP_ALIGN_MIDDLE, size);
}

static void
draw_casino (FlipCanvas *canvas, double x, double y, double size)
{
  FlipColour violet = canvas->palette->hues[FLIP_HUE_VIOLET];

  flip_canvas_disc (canvas, x, y, size / 2);
  flip_canvas_fill_keep (canvas, canvas->palette->face);
  flip_canvas_stroke (canvas, violet, size * .07);
  flip_glyph_draw (canvas, FLIP_GLYPH_CROWN, x, y, size * .58, violet, canvas->palette->face);
}

static void
royalflip_scene_draw (FlipCanvas *canvas, const FlipRect *rect)
{
  double size = MIN (rect->width, rect->height) * .56, casino = size * .26;
  double x = flip_rect_middle (rect), y = flip_rect_centre (rect);
  double reach = size / 2 + casino * .68;
  FlipRect grid = flip_rect_around (x, y, size, size);

  flip_canvas_fill_round (canvas, rect, 8, canvas->palette->tints[FLIP_HUE_VIOLET]);
  for (guint i = 0; i < CELLS * CELLS; i++)
    draw_square (canvas, &grid, i % CELLS, i / CELLS);
  draw_numbers (canvas, &grid);
  draw_casino (canvas, x, y - reach, casino);
  draw_casino (canvas, x, y + reach, casino);
  draw_casino (canvas, x - reach, y, casino);
  draw_casino (canvas, x + reach, y, casino);
}

/* The heads of regions */

void
royalflip_house_line (FlipCanvas *canvas, double x1, double x2, double y)
{
  for (double x = x1; x < x2; x += 2.9)
    {
      flip_canvas_fill_disc (canvas, x, y, .73, canvas->palette->second);
    }
}

void
royalflip_head_draw (const FlipPage *page, const char *note, gboolean is_house)
{
  const char *name = flip_sheet_art_region_name (page->art, page->region);
  double x = page->rect.x + 28;

  flip_page_panel (page, note);
  if (is_house)
    royalflip_house_line (page->canvas, x + 1,
                          x + flip_text_width (page->canvas, name, FLIP_TYPE_REGION),
                          page->rect.y + FLIP_PANEL_HEADER / 2.0 + 9);
}

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
    flip_glyph_draw (canvas, i < filled ? FLIP_GLYPH_GEM : FLIP_GLYPH_GEMLINE, place_x (page, i, n),
                     y, 29,
                     i < filled ? flip_palette_ink (palette, page->seat) : gem_line (palette),
                     palette->tints[FLIP_HUE_DIAMONDS]);
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

static void
diamonds_print (const FlipPage *page)
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

static void
diamonds_ink (const FlipPage *page)
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

static FlipDigest
diamonds_digest (const FlipPage *page)
{
  return flip_digest_add (FLIP_DIGEST_START, royalflip_page_sheet (page)->diamonds);
}

/* The diamond that would be filled next. */
static void
diamonds_outlook (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;
  const RoyalflipTable *diamonds = &royalflip_board (page->state)->diamonds;
  guint filled = royalflip_page_sheet (page)->diamonds;
  FlipRect place = flip_rect_around (place_x (page, filled, diamonds->n),
                                     page->rect.y + page->rect.height - 18, 30, 22);

  if (royalflip_sheet (page->after, page->seat)->diamonds == filled
      || royalflip_state (page->state)->options.pvp)
    return;
  flip_canvas_box (page->canvas, &place, 8, palette->glow, palette->glow_line, 1.6);
  flip_number_draw (page->canvas, diamonds->points[filled], FLIP_TYPE_STOP, palette->text,
                    flip_rect_middle (&place), flip_rect_centre (&place), FLIP_ALIGN_MIDDLE);
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

static void
tokens_print (const FlipPage *page)
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

static void
tokens_ink (const FlipPage *page)
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

static FlipDigest
tokens_digest (const FlipPage *page)
{
  const RoyalflipSheet *sheet = royalflip_page_sheet (page);

  return flip_digest_add (flip_digest_add (FLIP_DIGEST_START, sheet->tokens), sheet->used_tokens);
}

/* All roads and areas on the map, with their points. */

#define GROUP_HEIGHT 21
#define WIDE_ROW     39
#define SMALL_ROW    21
#define FOOT         24

#define MOST_NAMED_STEPS 6

typedef struct
{
  const FlipPage *page;
  double y;           /* the position of the next line */
  double pitch;       /* height of an entry */
  RoyalflipSet fresh; /* cells written by a previewed move: entries that contain one of them glow */
} List;

/* Names the values of the next rate: without a table, its points and its least size; with a table,
   each size and its points. */
static void
name_rate (FlipCanvas *canvas, const char *group, const RoyalflipTable *table)
{
  if (!table->n)
    flip_value_name (canvas, group, "points", -1);
  flip_value_name (canvas, group, "least", -1);
  for (guint i = 0; i < table->n && i < MOST_NAMED_STEPS; i++)
    {
      if (i)
        flip_value_name (canvas, group, "least", -1);
      flip_value_name (canvas, group, "table", (int) i);
    }
}

static void
draw_group (List *list, const char *name, const char *rate, RoyalflipHouse part)
{
  const FlipPage *page = list->page;
  const FlipPalette *palette = page->canvas->palette;
  double y = list->y + GROUP_HEIGHT / 2.0 - 1;

  flip_text_draw (page->canvas, name, FLIP_TYPE_NAME, palette->text, page->rect.x + 12, y,
                  FLIP_ALIGN_START, 0);
  flip_text_draw (page->canvas, rate, FLIP_TYPE_NOTE, palette->second,
                  page->rect.x + page->rect.width - 12, y, FLIP_ALIGN_END, page->rect.width - 80);
  if (royalflip_is_house (page->state, part))
    {
      double width =
        MIN (flip_text_width (page->canvas, rate, FLIP_TYPE_NOTE), page->rect.width - 80);

      royalflip_house_line (page->canvas, page->rect.x + page->rect.width - 12 - width,
                            page->rect.x + page->rect.width - 12, y + 8);
    }
  list->y += GROUP_HEIGHT;
}

static void
draw_entry (List *list,
            const char *title,
            const char *where,
            int points,
            FlipColour colour,
            gboolean dashed,
            gboolean fresh)
{
  const FlipPage *page = list->page;
  FlipCanvas *canvas = page->canvas;
  gboolean small = list->pitch < WIDE_ROW;
  FlipRect box = { page->rect.x + 12, list->y, page->rect.width - 24, list->pitch - 5 };
  double middle = flip_rect_centre (&box), right = box.x + box.width;
  FlipLineStyle worth = { { 14, FLIP_HEAVY }, canvas->palette->text, FLIP_ALIGN_END, 0 };
  FlipColour ground = fresh ? canvas->palette->glow : canvas->palette->face;

  flip_canvas_box (canvas, &box, 5, ground, ground, 1);
  flip_canvas_round (canvas, &box, 5);
  if (dashed)
    flip_canvas_stroke_dashed (canvas, colour, 1.3, 4, 2.6);
  else
    flip_canvas_stroke (canvas, colour, 1.3);
  flip_text_draw (canvas, title, FLIP_TYPE_VALUE, colour, box.x + 9, small ? middle : middle - 7.5,
                  FLIP_ALIGN_START, box.width - 54);
  if (!small)
    flip_text_draw (canvas, where, FLIP_TYPE_NOTE, canvas->palette->second, box.x + 9, middle + 8,
                    FLIP_ALIGN_START, box.width - 54);
  canvas->ground = ground;
  flip_line_print (canvas, &worth, right - 8, middle, "{star} %d", points);
  list->y += list->pitch;
}

static RoyalflipSet
cells_of (const RoyalflipRoad *road)
{
  RoyalflipSet cells = 0;

  for (guint i = 0; i < road->n; i++)
    cells |= ROYALFLIP_BIT (road->cells[i]);
  return cells;
}

static void
draw_road (List *list, const RoyalflipRoad *road)
{
  const FlipPage *page = list->page;
  RoyalflipColour colour = royalflip_colour_of (royalflip_page_sheet (page), road->cells[0]);
  g_autoptr (GString) title = g_string_new (NULL);
  g_autoptr (GString) where = g_string_new (NULL);
  int points = royalflip_road_value (royalflip_board (page->state), road->n, road->casinos);

  g_assert (road->n > 0);

  for (guint i = 0; i < road->n; i++)
    g_string_append_printf (title, "%s ",
                            flip_rank_text (royalflip_page_sheet (page)->numbers[road->cells[i]]));
  g_string_append (title, royalflip_colour_name (colour));
  /* Translators: the first and the last cell of a road */
  g_string_append_printf (where, _ ("%s to %s"), royalflip_cell_name (road->cells[0]),
                          royalflip_cell_name (road->cells[road->n - 1]));
  royalflip_add_casinos (royalflip_board (page->state), road->casinos, where);
  draw_entry (list, title->str, where->str, points,
              royalflip_number_ink (page->canvas->palette, colour), FALSE,
              (cells_of (road) & list->fresh) != 0);
}

static void
draw_area (List *list, RoyalflipSet area)
{
  const FlipPage *page = list->page;
  guint number = royalflip_page_sheet (page)->numbers[royalflip_first (area)],
        size = royalflip_count (area);
  g_autoptr (GString) title = g_string_new (NULL);
  g_autoptr (GString) where = g_string_new (NULL);

  g_assert (area != 0);

  for (RoyalflipSet left = area; left; left &= left - 1)
    {
      g_string_append_printf (title, "%s ", flip_rank_text (number));
      g_string_append_printf (where, "%s ", royalflip_cell_name (royalflip_first (left)));
    }
  draw_entry (list, title->str, where->str,
              royalflip_area_value (royalflip_board (page->state), size),
              royalflip_area_colour (page->canvas->palette), TRUE, (area & list->fresh) != 0);
}

static void
draw_foot (List *list, guint joined)
{
  const FlipPage *page = list->page;
  const FlipPalette *palette = page->canvas->palette;
  double y = page->rect.y + page->rect.height - FOOT / 2.0;
  FlipLineStyle style = { FLIP_TYPE_NAME, palette->text, FLIP_ALIGN_START, 0 };
  g_autofree char *rate = NULL;
  const char *title;

  /* Translators: %u: how many */
  rate = joined ? g_strdup_printf (ngettext ("%u road", "%u roads", joined), joined)
                : g_strdup_printf (/* Translators: %u: points */ _ ("none, +%u per number"),
                                   royalflip_board (page->state)->casino_points);
  page->canvas->ground = palette->tints[FLIP_HUE_VIOLET];
  title = /* Translators: {crown}: a picture of a crown */ _ ("{crown} Casinos joined");
  flip_line_draw (page->canvas, &style, page->rect.x + 12, y, title);
  flip_value_name (page->canvas, "roads", "casino-points", -1);
  flip_text_draw (page->canvas, rate, FLIP_TYPE_NOTE, palette->second,
                  page->rect.x + page->rect.width - 12, y, FLIP_ALIGN_END,
                  page->rect.width - 24 - flip_line_width (page->canvas, &style, title) - 8);
}

static double
pitch_for (const FlipPage *page, guint entries)
{
  double room = page->rect.height - FLIP_PANEL_HEADER - FOOT - 2 * GROUP_HEIGHT;

  return entries * WIDE_ROW <= room ? WIDE_ROW : MIN (SMALL_ROW + 3, room / entries);
}

/* "1 a number, 3 or more"; with a table, "3: 3, 4: 4, 5: 6 …". */
static char *
rate_words (const RoyalflipTable *table, guint points, guint least)
{
  GString *words = g_string_new (NULL);

  if (!table->n)
    /* Translators: first %u: points; second %u: how many numbers are needed */
    g_string_append_printf (words, _ ("%u per number, %u or more"), points, least);
  for (guint i = 0; i < table->n; i++)
    g_string_append_printf (words, "%s%u%s: %u", i ? "  " : "", least + i,
                            i + 1 == table->n ? "+" : "", table->points[i]);
  return g_string_free (words, FALSE);
}

static void
draw_list (const FlipPage *page, RoyalflipSet fresh)
{
  const RoyalflipBoard *board = royalflip_board (page->state);
  RoyalflipCity city;
  List list = { .page = page, .y = page->rect.y + FLIP_PANEL_HEADER, .fresh = fresh };
  g_autofree char *road_rate = NULL, *area_rate = NULL;

  royalflip_find_city (board, royalflip_page_sheet (page), &city);
  road_rate = rate_words (&board->roads, board->road_points, board->road_least);
  area_rate = rate_words (&board->areas, board->area_points, board->area_least);
  list.pitch = pitch_for (page, city.n_roads + city.n_areas);
  name_rate (page->canvas, "roads", &board->roads);
  /* Translators: what scores on the map */
  draw_group (&list, _ ("Roads"), road_rate, ROYALFLIP_HOUSE_ROADS);
  for (guint i = 0; i < city.n_roads; i++)
    draw_road (&list, &city.roads[i]);
  name_rate (page->canvas, "areas", &board->areas);
  /* Translators: what scores on the map */
  draw_group (&list, _ ("Areas"), area_rate, ROYALFLIP_HOUSE_AREAS);
  for (guint i = 0; i < city.n_areas; i++)
    draw_area (&list, city.areas[i]);
  draw_foot (&list, city.n_joined);
}

static void
found_ink (const FlipPage *page)
{
  draw_list (page, 0);
}

/* The whole list as it would be after the move. */
static void
found_outlook (const FlipPage *page)
{
  FlipPage after = royalflip_page_after (page);
  RoyalflipSet fresh =
    royalflip_page_sheet (&after)->written & ~royalflip_page_sheet (page)->written;

  if (!fresh)
    return;
  flip_page_print (&after);
  draw_list (&after, fresh);
}

/* The regions */

/* Draws nothing for a move that wouldn't change the sheet. */
static void
score_outlook (const FlipPage *page)
{
  if (memcmp (royalflip_page_sheet (page), royalflip_sheet (page->after, page->seat),
              sizeof (RoyalflipSheet)))
    flip_part_rows_outlook (page);
}

static const FlipRegion diamonds_region = {
  .name = /* what a player has */ N_ ("Diamonds"),
  .group = "diamonds",
  .glyph = FLIP_GLYPH_GEM, .hue = FLIP_HUE_DIAMONDS,
  .rects = { { 591, 309, 465, 100 }, { 576, 260, 497, 84 }, { 446, 256, 264, 114 },
             { 0, 0, FLIP_PAGE_WIDTH, 96 } },
  .print = diamonds_print, .ink = diamonds_ink, .outlook = diamonds_outlook,
  .digest = diamonds_digest,
};

static const FlipRegion tokens_region = {
  .name = /* a token that changes a number by one */ N_ ("±1"),
  .group = "tokens",
  .glyph = FLIP_GLYPH_SHIFT, .hue = FLIP_HUE_GREY,
  .rects = { { 591, 418, 465, 89 }, { 576, 351, 497, 72 }, { 716, 256, 264, 114 },
             { 0, 0, FLIP_PAGE_WIDTH, 90 } },
  .print = tokens_print, .ink = tokens_ink, .digest = tokens_digest,
};

static const FlipRegion found_region = {
  .name = N_ ("Found so far"),
  .group = "roads",
  .glyph = FLIP_GLYPH_LENS, .hue = FLIP_HUE_VIOLET,
  .rects = { { 591, 11, 228, 290 }, { 576, 9, 244, 244 }, { 446, 0, 264, 250 },
             { 0, 0, FLIP_PAGE_WIDTH, 300 } },
  .print = flip_page_print, .ink = found_ink, .outlook = found_outlook,
  .digest = royalflip_map_digest, /* the list depends on the map alone */
};

static const FlipRegion score_region = {
  .name = N_ ("Score so far"),
  .glyph = FLIP_GLYPH_TROPHY, .hue = FLIP_HUE_GREY,
  .rects = { { 828, 11, 228, 290 }, { 827, 9, 246, 244 }, { 716, 0, 264, 250 },
             { 0, 0, FLIP_PAGE_WIDTH, 300 } },
  .part = &(const FlipPart){ .kind = FLIP_PART_SCORE },
  .print = flip_page_print, .ink = flip_part_rows_ink, .outlook = score_outlook,
  .digest = flip_part_rows_digest,
};

static const FlipRegion *const regions[ROYALFLIP_N_REGIONS] = {
  [ROYALFLIP_REGION_MAP] = &royalflip_map_region,
  [ROYALFLIP_REGION_TRACK] = &royalflip_track_region,
  [ROYALFLIP_REGION_DIAMONDS] = &diamonds_region,
  [ROYALFLIP_REGION_TOKENS] = &tokens_region,
  [ROYALFLIP_REGION_FOUND] = &found_region,
  [ROYALFLIP_REGION_SCORE] = &score_region,
};

static guint
region_of_site (guint site)
{
  return royalflip_site_is_on_track (site) ? ROYALFLIP_REGION_TRACK : ROYALFLIP_REGION_MAP;
}

const FlipSheetArt royalflip_sheet_art = {
  .game = &royalflip_game,
  FLIP_USUAL_BOARDS,
  .n_sites = ROYALFLIP_SITES,
  .n_regions = ROYALFLIP_N_REGIONS,
  .regions = regions,
  .site_region = region_of_site,
  .emblem = FLIP_GLYPH_CROWN,
  .sites_move = TRUE,
  .draw_scene = royalflip_scene_draw,
  .edition_regions = 1u << ROYALFLIP_REGION_MAP,
};
