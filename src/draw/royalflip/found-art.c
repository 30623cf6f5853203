/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

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
  static const double dashes[] = { 4, 2.6 };
  const FlipPage *page = list->page;
  FlipCanvas *canvas = page->canvas;
  gboolean small = list->pitch < WIDE_ROW;
  FlipRect box = { page->rect.x + 12, list->y, page->rect.width - 24, list->pitch - 5 };
  double middle = flip_rect_centre (&box), right = box.x + box.width;
  FlipLineStyle worth = { { 14, FLIP_HEAVY }, canvas->palette->text, FLIP_ALIGN_END, 0 };
  FlipColour ground = fresh ? canvas->palette->glow : canvas->palette->face;

  flip_canvas_box (canvas, &box, 5, ground, ground, 1);
  cairo_save (canvas->cr);
  if (dashed)
    cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  flip_canvas_round (canvas, &box, 5);
  flip_canvas_stroke (canvas, colour, 1.3);
  cairo_restore (canvas->cr);
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
  char from[ROYALFLIP_CELL_TEXT], to[ROYALFLIP_CELL_TEXT];
  int points = royalflip_road_value (royalflip_board (page->state), road->n, road->casinos);

  g_assert (road->n > 0);

  for (guint i = 0; i < road->n; i++)
    g_string_append_printf (title, "%s ",
                            flip_rank_text (royalflip_page_sheet (page)->numbers[road->cells[i]]));
  g_string_append (title, royalflip_colour_name (colour));
  /* Translators: the first and the last cell of a road */
  g_string_append_printf (where, _ ("%s to %s"), royalflip_cell_print (road->cells[0], from),
                          royalflip_cell_print (road->cells[road->n - 1], to));
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
      char cell[ROYALFLIP_CELL_TEXT];

      g_string_append_printf (title, "%s ", flip_rank_text (number));
      g_string_append_printf (where, "%s ", royalflip_cell_print (royalflip_first (left), cell));
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
                /* Translators: %u: points */
                : g_strdup_printf (_ ("none, +%u per number"),
                                   royalflip_board (page->state)->casino_points);
  page->canvas->ground = palette->tints[FLIP_HUE_VIOLET];
  /* Translators: {crown}: a picture of a crown */
  title = _ ("{crown} Casinos joined");
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

void
royalflip_found_ink (const FlipPage *page)
{
  draw_list (page, 0);
}

/* The whole list as it would be after the move. */
void
royalflip_found_outlook (const FlipPage *page)
{
  FlipPage after = royalflip_page_after (page);
  RoyalflipSet fresh =
    royalflip_page_sheet (&after)->written & ~royalflip_page_sheet (page)->written;

  if (!fresh)
    return;
  flip_page_print (&after);
  draw_list (&after, fresh);
}
