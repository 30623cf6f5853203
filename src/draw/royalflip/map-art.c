/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include <glib/gi18n-lib.h>

#define CELL_RADIUS    8
#define FRAME_RADIUS   10
#define NUMBER_SHARE   .44 /* share of a cell's height */
#define DOOR_WIDTH     13
#define GROUND_PADDING 8
#define PREVIEWED      .62 /* the opacity of a previewed number */

static FlipRect
cell_of (const FlipPage *page, guint cell)
{
  return royalflip_cell_rect (page->layout, royalflip_board (page->state), cell);
}

/* A line between the middles of two places. */
static void
draw_between (const FlipPage *page, FlipRect from, FlipRect to, FlipColour colour, double width)
{
  flip_canvas_line (page->canvas, flip_rect_middle (&from), flip_rect_centre (&from),
                    flip_rect_middle (&to), flip_rect_centre (&to), colour, width);
}

/* The frame with the names of columns and rows */

static void
draw_names (const FlipPage *page, const FlipRect *frame)
{
  FlipColour colour = page->canvas->palette->second;

  for (guint i = 0; i < royalflip_board (page->state)->columns; i++)
    {
      FlipRect cell = cell_of (page, royalflip_cell (i, 0));
      char name[2] = { (char) ('a' + i), 0 };

      flip_text_draw (page->canvas, name, FLIP_TYPE_NAME, colour, flip_rect_middle (&cell),
                      frame->y - 9, FLIP_ALIGN_MIDDLE, 0);
    }
  for (guint i = 0; i < royalflip_board (page->state)->rows; i++)
    {
      FlipRect cell = cell_of (page, royalflip_cell (0, i));

      flip_number_draw (page->canvas, (int) i + 1, FLIP_TYPE_NAME, colour, frame->x - 10,
                        flip_rect_centre (&cell), FLIP_ALIGN_MIDDLE);
    }
}

/* The doors of a casino inside: wide lines to the cells that they lead to. */
static void
draw_doors (const FlipPage *page, const RoyalflipCasino *casino)
{
  for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
    {
      guint beside = royalflip_neighbour (royalflip_board (page->state), casino->cell, side);

      if (beside != ROYALFLIP_NO_CELL && casino->doors & 1u << side)
        draw_between (page, cell_of (page, casino->cell), cell_of (page, beside),
                      page->canvas->palette->hues[FLIP_HUE_VIOLET], DOOR_WIDTH);
    }
}

static FlipRect
ground_of (const FlipPage *page, guint cell)
{
  return flip_rect_grow (cell_of (page, cell), GROUND_PADDING);
}

/* Whether the next square on a side belongs to the same set. */
static gboolean
goes_on (const FlipPage *page, RoyalflipSet area, guint cell, RoyalflipSide side)
{
  guint other = royalflip_cell_beside (royalflip_board (page->state), cell, side);

  return other != ROYALFLIP_NO_CELL && area & ROYALFLIP_BIT (other);
}

/* A square with the ground around it, extended to the neighbours on its right and below. */
static void
trace_ground (const FlipPage *page, RoyalflipSet built, guint cell)
{
  cairo_t *cr = page->canvas->cr;
  FlipRect rect = ground_of (page, cell);
  static const RoyalflipSide sides[] = { ROYALFLIP_EAST, ROYALFLIP_SOUTH };

  flip_canvas_round (page->canvas, &rect, FRAME_RADIUS);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      FlipRect other;

      if (!goes_on (page, built, cell, sides[i]))
        continue;
      other =
        ground_of (page, royalflip_cell_beside (royalflip_board (page->state), cell, sides[i]));
      cairo_rectangle (cr, i ? rect.x : flip_rect_middle (&rect),
                       i ? flip_rect_centre (&rect) : rect.y, i ? rect.width : other.x - rect.x,
                       i ? other.y - rect.y : rect.height);
    }
}

/* The ground: one box, or, on a map with gaps, the area that cells and casinos cover. */
static void
draw_ground (const FlipPage *page, const FlipRect *frame)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  const RoyalflipBoard *board = royalflip_board (page->state);
  FlipColour ground = flip_palette_roof (palette, FLIP_HUE_VIOLET);
  FlipColour line = flip_palette_panel_line (palette, FLIP_HUE_VIOLET);
  RoyalflipSet built = board->cells | royalflip_inside (board);

  if (royalflip_count (built) == (guint) board->columns * board->rows)
    return flip_canvas_box (canvas, frame, FRAME_RADIUS, ground, line, palette->line);
  for (RoyalflipSet left = built; left; left &= left - 1)
    {
      trace_ground (page, built, royalflip_first (left));
      flip_canvas_stroke (canvas, line, 2 * palette->line);
    }
  for (RoyalflipSet left = built; left; left &= left - 1)
    {
      trace_ground (page, built, royalflip_first (left));
      flip_canvas_fill (canvas, ground);
    }
}

static void
draw_casino (const FlipPage *page, guint index, gboolean reached)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  const RoyalflipBoard *board = royalflip_board (page->state);
  const RoyalflipCasino *casino = &board->casinos[index];
  FlipRect rect = royalflip_casino_rect (page->layout, board, casino);
  FlipColour hue = palette->hues[FLIP_HUE_VIOLET];
  FlipColour ground = reached ? hue : palette->face, text = reached ? palette->face : hue;
  gboolean across = casino->side == ROYALFLIP_NORTH || casino->side == ROYALFLIP_SOUTH;
  double x = flip_rect_middle (&rect), y = flip_rect_centre (&rect);
  g_autofree char *name = royalflip_casino_name (board, index);

  flip_canvas_box (canvas, &rect, 7, ground, hue, 1.4 * palette->line);
  if (across)
    {
      double width = MIN (flip_text_width (canvas, name, FLIP_TYPE_VALUE), rect.width - 30);

      x -= (width + 18) / 2;
      flip_glyph_draw (canvas, FLIP_GLYPH_CROWN, x + 6.5, y, 13, text, ground);
      flip_text_draw (canvas, name, FLIP_TYPE_VALUE, text, x + 18, y, FLIP_ALIGN_START,
                      rect.width - 30);
    }
  else if (rect.height < 44)
    flip_glyph_draw (canvas, FLIP_GLYPH_CROWN, x, y, 17, text, ground);
  else
    {
      flip_glyph_draw (canvas, FLIP_GLYPH_CROWN, x, y - 10, 13, text, ground);
      flip_text_draw (canvas, name, FLIP_TYPE_VALUE, text, x, y + 11, FLIP_ALIGN_MIDDLE,
                      rect.width - 4);
    }
}

static void
map_print (const FlipPage *page)
{
  const RoyalflipBoard *board = royalflip_board (page->state);
  FlipRect frame = royalflip_map_frame (page->layout, board);

  royalflip_head_draw (page, _ ("You can write in any empty cell."),
                       royalflip_is_house (page->state, ROYALFLIP_HOUSE_MAP));
  draw_names (page, &frame);
  /* The streets from casinos at the sides to their doors, of which the frame covers the ends. */
  for (guint i = 0; i < board->n_casinos; i++)
    draw_between (page, royalflip_casino_rect (page->layout, board, &board->casinos[i]),
                  cell_of (page, board->casinos[i].cell),
                  flip_palette_way (page->canvas->palette, FLIP_HUE_VIOLET), 7);
  draw_ground (page, &frame);
  for (guint i = 0; i < board->n_casinos; i++)
    draw_doors (page, &board->casinos[i]);
  for (guint i = 0; i < board->n_casinos; i++)
    draw_casino (page, i, FALSE);
}

/* Cells */

/* A handwritten number, underlined if it is red. */
static void
write_number (const FlipSpot *spot, guint number, RoyalflipColour colour)
{
  FlipCanvas *canvas = spot->canvas;
  const char *text = flip_rank_text (number);
  double height = spot->rect.height * NUMBER_SHARE;
  double width = flip_marker_text_width (text, height), x = flip_rect_middle (&spot->rect);
  double y = flip_rect_centre (&spot->rect) - spot->rect.height * .06;
  FlipPen pen = { royalflip_number_ink (canvas->palette, colour),
                  spot->rect.height > 60 ? FLIP_PEN : FLIP_SMALL_PEN + .3, spot->look->progress };

  flip_marker_write (canvas, spot->look->name, text, x - width / 2, y, height, &pen);
  if (colour == ROYALFLIP_RED)
    {
      cairo_save (canvas->cr);
      cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
      flip_canvas_line (canvas, x - width / 2, y + height * .66, x + width / 2, y + height * .64,
                        pen.ink, pen.width * .8);
      cairo_restore (canvas->cr);
    }
}

/* The length of the road whose lowest number is in the cell, or 0. */
static guint
road_beginning_at (const RoyalflipCity *city, guint cell)
{
  const RoyalflipRoad *road = royalflip_road_through (city, cell);

  return road && road->cells[0] == cell ? road->n : 0;
}

/* The size of the area whose last cell this is, or 0. */
static guint
area_ending_at (const RoyalflipCity *city, guint cell)
{
  RoyalflipSet area = royalflip_area_at (city, cell);

  return area >> cell == 1 ? royalflip_count (area) : 0;
}

static void
draw_labels (const FlipSpot *spot)
{
  const FlipPalette *palette = spot->canvas->palette;
  guint cell = royalflip_cell_of_site (spot->site);
  RoyalflipColour colour = royalflip_colour_of (royalflip_spot_sheet (spot), cell);
  g_autofree char *of_road = NULL, *of_area = NULL;
  RoyalflipCity city;
  guint road, area;

  royalflip_find_city (royalflip_board (spot->state), royalflip_spot_sheet (spot), &city);
  road = road_beginning_at (&city, cell);
  area = area_ending_at (&city, cell);
  of_road = g_strdup_printf (/* Translators: %u: points for the road */ _ ("road %u"), road);
  of_area = g_strdup_printf (/* Translators: %u: points for the area */ _ ("area %u"), area);
  if (road)
    royalflip_label_draw (spot->canvas, of_road, 17, 0, royalflip_number_ink (palette, colour));
  if (area)
    royalflip_label_draw (spot->canvas, of_area, flip_rect_middle (&spot->rect),
                          spot->rect.height - 7, royalflip_area_colour (palette));
}

static void
draw_written (const FlipSpot *spot, const FlipSiteFace *face)
{
  guint cell = royalflip_cell_of_site (spot->site);

  write_number (spot, royalflip_spot_sheet (spot)->numbers[cell],
                royalflip_colour_of (royalflip_spot_sheet (spot), cell));
  draw_labels (spot);
  /* The number itself is the mark. */
  flip_site_face_frame (spot->canvas, face, spot->look);
}

static void
draw_gain (const FlipSpot *spot, double size, double x, double y, FlipAlign align)
{
  FlipLineStyle style = {
    .type = { size, FLIP_HEAVY },
    .colour = spot->canvas->palette->badge_text,
    .align = align,
  };

  if (spot->canvas->palette->is_dark)
    style.colour = spot->canvas->palette->text;
  flip_line_print (spot->canvas, &style, x, y, "{star} %s", spot->look->badge);
}

/* The number as it would look there. */
static void
draw_previewed (const FlipSpot *spot, gboolean gains)
{
  FlipCanvas *canvas = spot->canvas;

  cairo_push_group (canvas->cr);
  write_number (spot, royalflip_number_to_write (spot->state),
                royalflip_state (spot->state)->turn.taken.colour);
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, PREVIEWED);
  if (gains)
    draw_gain (spot, 11, spot->rect.width - 5, spot->rect.height - 9, FLIP_ALIGN_END);
}

/* The points that the number would give; the number itself, while the cell is pointed at; or the
   cell's name. */
static void
draw_inside (const FlipSpot *spot, gboolean gains)
{
  const FlipSiteLook *look = spot->look;
  double x = flip_rect_middle (&spot->rect), y = flip_rect_centre (&spot->rect);

  if (look->preview == FLIP_PREVIEW_FITS && royalflip_is_writing (spot->state, spot->seat))
    draw_previewed (spot, gains);
  else if (flip_site_is_offered (spot->canvas, look) && gains)
    draw_gain (spot, spot->rect.width > 55 ? 15 : 13, x, y, FLIP_ALIGN_MIDDLE);
  else
    flip_text_draw (spot->canvas, look->name, FLIP_TYPE_NOTE, spot->canvas->palette->second, x, y,
                    FLIP_ALIGN_MIDDLE, 0);
}

/* A cell where the number gives nothing glows less. */
static void
draw_faint (const FlipSpot *spot)
{
  const FlipPalette *palette = spot->canvas->palette;

  flip_canvas_box (spot->canvas, &spot->rect, CELL_RADIUS, palette->faint_glow, palette->glow_line,
                   1.3 * palette->line);
  spot->canvas->ground = palette->faint_glow;
}

static void
draw_empty (const FlipSpot *spot, const FlipSiteFace *face)
{
  FlipCanvas *canvas = spot->canvas;
  FlipSiteLook look = *spot->look;
  gboolean gains = look.badge && *look.badge;
  gboolean faint = flip_site_is_offered (canvas, &look) && !gains;

  if (faint)
    look.price = FLIP_NOT_IN_REACH;
  flip_site_face_begin (canvas, face, &look);
  if (faint)
    draw_faint (spot);
  draw_inside (spot, gains);
  look.badge = NULL;
  flip_site_face_end (canvas, face, &look, flip_palette_ink (canvas->palette, spot->seat));
}

static void
cell_site (const FlipSpot *spot)
{
  FlipSiteFace face = { .rect = spot->rect, .hue = FLIP_HUE_VIOLET, .radius = CELL_RADIUS };

  if (royalflip_spot_sheet (spot)->numbers[royalflip_cell_of_site (spot->site)])
    draw_written (spot, &face);
  else
    draw_empty (spot, &face);
}

/* While it is pointed at, an empty cell shows the number to be written. */
static guint
digest_of_empty (const RoyalflipState *state, guint seat)
{
  if (!royalflip_is_writing (state, seat))
    return 0;
  return (royalflip_number_to_write (state) * 2u + state->turn.taken.colour) << 1 | 1;
}

/* A written cell shows its number, and the labels of the road that begins there and of the area
   that ends there. */
static guint
cell_digest (const FlipSpot *spot)
{
  const RoyalflipState *state = spot->state;
  const RoyalflipSheet *sheet = &state->sheets[spot->seat];
  guint cell = royalflip_cell_of_site (spot->site), digest;
  RoyalflipCity city;

  g_assert (spot->seat < ROYALFLIP_MAX_SEATS);

  if (!sheet->numbers[cell])
    return digest_of_empty (state, spot->seat);
  royalflip_find_city (&state->board, sheet, &city);
  digest = sheet->numbers[cell] * 2u + royalflip_colour_of (sheet, cell);
  return (digest * 64 + road_beginning_at (&city, cell)) * 64 + area_ending_at (&city, cell);
}

/* What has been built: streets under the numbers, fences around areas, casinos that have been
   reached. */

#define STREET_SHARE .74 /* share of a cell */
#define LABEL_HEIGHT 15

/* White words on a pill, around a centre. */
void
royalflip_label_draw (FlipCanvas *canvas, const char *text, double x, double y, FlipColour colour)
{
  const FlipPalette *palette = canvas->palette;
  double width = flip_text_width (canvas, text, FLIP_TYPE_BONUS) + 12;
  FlipRect pill = flip_rect_around (x, y, width, LABEL_HEIGHT);
  FlipRect gap = flip_rect_grow (pill, 1);

  flip_canvas_fill_round (canvas, &gap, LABEL_HEIGHT, palette->face);
  flip_canvas_fill_round (canvas, &pill, LABEL_HEIGHT / 2.0, colour);
  flip_text_draw (canvas, text, FLIP_TYPE_BONUS, palette->face, x, y, FLIP_ALIGN_MIDDLE, 0);
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

/* The cell, extended over the gap to cells of its area on its right and below. */
static FlipRect
area_ground (const FlipPage *page, RoyalflipSet area, guint cell)
{
  FlipRect rect = flip_rect_grow (cell_of (page, cell), 1);

  rect.width += goes_on (page, area, cell, ROYALFLIP_EAST) ? 6 : 0; /* the gap between cells */
  rect.height += goes_on (page, area, cell, ROYALFLIP_SOUTH) ? 6 : 0;
  return rect;
}

static void
fill_area (const FlipPage *page, RoyalflipSet area, FlipColour tint)
{
  for (RoyalflipSet left = area; left; left &= left - 1)
    {
      FlipRect rect = area_ground (page, area, royalflip_first (left));

      cairo_rectangle (page->canvas->cr, rect.x, rect.y, rect.width, rect.height);
      flip_canvas_fill (page->canvas, tint);
    }
}

/* Draws a fence on every side of a cell that has no neighbour in the area. */
static void
fence_cell (const FlipPage *page, RoyalflipSet area, guint cell)
{
  FlipCanvas *canvas = page->canvas;
  FlipColour colour = royalflip_area_colour (canvas->palette);
  FlipRect rect = area_ground (page, area, cell);
  double right = rect.x + rect.width, bottom = rect.y + rect.height, width = 1.8;

  if (!goes_on (page, area, cell, ROYALFLIP_NORTH))
    flip_canvas_line (canvas, rect.x, rect.y, right, rect.y, colour, width);
  if (!goes_on (page, area, cell, ROYALFLIP_SOUTH))
    flip_canvas_line (canvas, rect.x, bottom, right, bottom, colour, width);
  if (!goes_on (page, area, cell, ROYALFLIP_WEST))
    flip_canvas_line (canvas, rect.x, rect.y, rect.x, bottom, colour, width);
  if (!goes_on (page, area, cell, ROYALFLIP_EAST))
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

static void
map_ink (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;
  FlipColour tint = flip_colour_mix (royalflip_area_colour (palette), palette->face, .88);
  RoyalflipCity city;
  guint reached = 0;

  royalflip_find_city (royalflip_board (page->state), royalflip_page_sheet (page), &city);
  draw_faces (page);
  for (guint i = 0; i < city.n_areas; i++)
    fill_area (page, city.areas[i], tint);
  for (guint i = 0; i < city.n_roads; i++)
    {
      draw_road (page, &city.roads[i]);
      reached |= city.roads[i].casinos;
    }
  for (guint i = 0; i < city.n_areas; i++)
    fence_area (page, city.areas[i]);
  for (guint i = 0; i < royalflip_board (page->state)->n_casinos; i++)
    {
      if (reached & 1u << i)
        draw_casino (page, i, TRUE);
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

/* The road and the area to which a new number would belong. The number itself is shown by its
   cell. */
static void
map_outlook (const FlipPage *page)
{
  FlipPage after = royalflip_page_after (page);
  const FlipPalette *palette = page->canvas->palette;
  RoyalflipSet fresh =
    royalflip_page_sheet (&after)->written & ~royalflip_page_sheet (page)->written;
  const RoyalflipRoad *road;
  RoyalflipCity city;
  RoyalflipSet area;

  if (!fresh)
    return;
  royalflip_find_city (royalflip_board (after.state), royalflip_page_sheet (&after), &city);
  road = royalflip_road_through (&city, royalflip_first (fresh));
  area = royalflip_area_at (&city, royalflip_first (fresh));
  if (area)
    fill_area (&after, area, palette->faint_glow);
  if (road)
    draw_street (&after, road, palette->glow_line, palette->glow);
  if (area)
    fence_area (&after, area);
}

const FlipRegion royalflip_map_region = {
  .name = /* a part of Royal Flip’s sheet */ N_ ("City map"),
  .group = "map",
  .glyph = FLIP_GLYPH_CROWN, .hue = FLIP_HUE_VIOLET,
  .rects = { { 11, 11, 572, 496 }, { 9, 9, 560, 414 }, { 0, 0, 440, 370 },
             { 0, 0, FLIP_PAGE_WIDTH, 404 } },
  .print = map_print, .ink = map_ink, .outlook = map_outlook, .digest = royalflip_map_digest,
  .sites = { 0, ROYALFLIP_SITE_TRACK }, /* and those after the track's */
  .place = royalflip_cell_place, .square = royalflip_cell_square, .site = cell_site,
  .site_digest = cell_digest,
};
