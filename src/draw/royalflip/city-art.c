/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

/* What has been built: streets under the numbers, fences around areas, casinos that are reached. */

#define STREET_SHARE .74 /* of a cell */
#define LABEL_HEIGHT 15

/* A white word on a pill, around a middle. */
void
royalflip_label_draw (FlipCanvas *canvas, const char *text, double x, double y, FlipColour colour)
{
  const FlipPalette *palette = canvas->palette;
  double width = flip_text_width (canvas, text, FLIP_TYPE_BONUS) + 12;
  FlipRect pill = flip_rect_around (x, y, width, LABEL_HEIGHT);
  FlipRect gap = flip_rect_grow (pill, 1);

  flip_canvas_round (canvas, &gap, LABEL_HEIGHT);
  flip_canvas_fill (canvas, palette->face);
  flip_canvas_round (canvas, &pill, LABEL_HEIGHT / 2.0);
  flip_canvas_fill (canvas, colour);
  flip_text_draw (canvas, text, FLIP_TYPE_BONUS, palette->face, x, y, FLIP_ALIGN_MIDDLE, 0);
}

static FlipRect
cell_of (const FlipPage *page, guint cell)
{
  return royalflip_cell_rect (page->layout, royalflip_shape (page->state), cell);
}

static void
draw_faces (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;

  for (RoyalflipSet left = royalflip_page_sheet (page)->written; left; left &= left - 1)
    {
      FlipRect rect = cell_of (page, royalflip_first (left));

      flip_canvas_box (page->canvas, &rect, 8, palette->face,
                       flip_palette_site_line (palette, FLIP_HUE_VIOLET), palette->line);
    }
}

/* Roads */

static void
trace_road (const FlipPage *page, const RoyalflipRoad *road)
{
  cairo_new_path (page->canvas->cr);
  for (guint i = 0; i < road->n; i++)
    {
      FlipRect cell = cell_of (page, road->cells[i]);

      cairo_line_to (page->canvas->cr, flip_rect_middle (&cell), flip_rect_centre (&cell));
    }
}

static void
draw_street (const FlipPage *page, const RoyalflipRoad *road, FlipColour edge, FlipColour fill)
{
  FlipCanvas *canvas = page->canvas;
  double width = cell_of (page, road->cells[0]).width * STREET_SHARE;

  g_assert (road->n > 0);

  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  trace_road (page, road);
  flip_canvas_stroke (canvas, edge, width);
  trace_road (page, road);
  flip_canvas_stroke (canvas, fill, width - 2.6 * canvas->palette->line);
  cairo_restore (canvas->cr);
}

static void
draw_road (const FlipPage *page, const RoyalflipRoad *road)
{
  const FlipPalette *palette = page->canvas->palette;
  RoyalflipColour which = royalflip_colour_of (royalflip_page_sheet (page), road->cells[0]);
  FlipColour colour = royalflip_number_ink (palette, which);

  draw_street (page, road, flip_colour_mix (colour, palette->face, .35),
               flip_colour_mix (colour, palette->face, palette->mixes ? .87 : .93));
}

/* Areas */

static gboolean
goes_on (const FlipPage *page, RoyalflipSet area, guint cell, int across, int down)
{
  RoyalflipSide side = across > 0   ? ROYALFLIP_EAST
                       : across < 0 ? ROYALFLIP_WEST
                       : down > 0   ? ROYALFLIP_SOUTH
                                    : ROYALFLIP_NORTH;
  guint other = royalflip_cell_beside (royalflip_board (page->state), cell, side);

  return other != ROYALFLIP_NO_CELL && area & ROYALFLIP_BIT (other);
}

/* The cell with the gap to the cells of its area that lie right of it and below. */
static FlipRect
ground_of (const FlipPage *page, RoyalflipSet area, guint cell)
{
  FlipRect rect = flip_rect_grow (cell_of (page, cell), 1);

  rect.width += goes_on (page, area, cell, 1, 0) ? 6 : 0;
  rect.height += goes_on (page, area, cell, 0, 1) ? 6 : 0;
  return rect;
}

static void
fill_area (const FlipPage *page, RoyalflipSet area, FlipColour tint)
{
  for (RoyalflipSet left = area; left; left &= left - 1)
    {
      FlipRect rect = ground_of (page, area, royalflip_first (left));

      cairo_rectangle (page->canvas->cr, rect.x, rect.y, rect.width, rect.height);
      flip_canvas_fill (page->canvas, tint);
    }
}

/* Every side of a cell that has no neighbour in the area. */
static void
fence_cell (const FlipPage *page, RoyalflipSet area, guint cell)
{
  FlipCanvas *canvas = page->canvas;
  FlipColour colour = royalflip_area_colour (canvas->palette);
  FlipRect rect = ground_of (page, area, cell);
  double right = rect.x + rect.width, bottom = rect.y + rect.height, width = 1.8;

  if (!goes_on (page, area, cell, 0, -1))
    flip_canvas_line (canvas, rect.x, rect.y, right, rect.y, colour, width);
  if (!goes_on (page, area, cell, 0, 1))
    flip_canvas_line (canvas, rect.x, bottom, right, bottom, colour, width);
  if (!goes_on (page, area, cell, -1, 0))
    flip_canvas_line (canvas, rect.x, rect.y, rect.x, bottom, colour, width);
  if (!goes_on (page, area, cell, 1, 0))
    flip_canvas_line (canvas, right, rect.y, right, bottom, colour, width);
}

static void
fence_area (const FlipPage *page, RoyalflipSet area)
{
  static const double dashes[] = { 4, 2.6 };

  cairo_save (page->canvas->cr);
  cairo_set_dash (page->canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  for (RoyalflipSet left = area; left; left &= left - 1)
    fence_cell (page, area, royalflip_first (left));
  cairo_restore (page->canvas->cr);
}

void
royalflip_map_ink (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;
  FlipColour tint = flip_colour_mix (royalflip_area_colour (palette), palette->face, .88);
  RoyalflipRoads roads;
  RoyalflipAreas areas;
  guint reached = 0;

  royalflip_find_roads (royalflip_board (page->state), royalflip_page_sheet (page), &roads);
  royalflip_find_areas (royalflip_board (page->state), royalflip_page_sheet (page), &areas);
  draw_faces (page);
  for (guint i = 0; i < areas.n; i++)
    fill_area (page, areas.areas[i], tint);
  for (guint i = 0; i < roads.n; i++)
    {
      draw_road (page, &roads.roads[i]);
      reached |= roads.roads[i].casinos;
    }
  for (guint i = 0; i < areas.n; i++)
    fence_area (page, areas.areas[i]);
  for (guint i = 0; i < royalflip_board (page->state)->n_casinos; i++)
    {
      if (reached & 1u << i)
        royalflip_casino_draw (page, i, TRUE);
    }
}

FlipDigest
royalflip_map_digest (const FlipPage *page)
{
  const RoyalflipSheet *sheet = royalflip_page_sheet (page);
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, sheet->written);

  digest = flip_digest_add (digest, sheet->red);
  return flip_digest_add (digest, sheet->numbers);
}

/* The road and the area that a new number would belong to. Its own cell shows the number itself. */
void
royalflip_map_outlook (const FlipPage *page)
{
  FlipPage after = royalflip_page_after (page);
  const FlipPalette *palette = page->canvas->palette;
  RoyalflipSet fresh =
    royalflip_page_sheet (&after)->written & ~royalflip_page_sheet (page)->written;
  const RoyalflipRoad *road;
  RoyalflipRoads roads;
  RoyalflipAreas areas;
  RoyalflipSet area;

  if (!fresh)
    return;
  royalflip_find_roads (royalflip_board (after.state), royalflip_page_sheet (&after), &roads);
  royalflip_find_areas (royalflip_board (after.state), royalflip_page_sheet (&after), &areas);
  road = royalflip_road_through (&roads, royalflip_first (fresh));
  area = royalflip_area_at (&areas, royalflip_first (fresh));
  if (area)
    fill_area (&after, area, palette->faint_glow);
  if (road)
    draw_street (&after, road, palette->glow_line, palette->glow);
  if (area)
    fence_area (&after, area);
}
