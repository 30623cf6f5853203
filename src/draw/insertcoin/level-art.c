/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include <glib/gi18n-lib.h>

/* A level: its squares with the contour, how far it is, and what it gives. */

#define CONTOUR    2.6
#define BAR        9
#define BAR_TOP    16
#define WORDS_TOP  36
#define BOX_TOP    52
#define BOX_HEIGHT 36

void
insertcoin_level_print (const InsertcoinPage *page)
{
  static const char *const names[INSERTCOIN_LEVELS] = {
    N_ ("Level 1"),
    N_ ("Level 2"),
    N_ ("Level 3"),
  };
  FlipCanvas *canvas = page->canvas;
  FlipHue hue = insertcoin_region_hue (page->region);

  flip_panel_draw_ground (canvas, &page->rect, hue);
  flip_text_draw (canvas, _ (names[page->region]), (FlipType){ 15, FLIP_HEAVY },
                  canvas->palette->hues[hue], page->rect.x + 12, page->rect.y + 16,
                  FLIP_ALIGN_START, 0);
}

static void
draw_head (const InsertcoinPage *page, const InsertcoinShape *shape)
{
  FlipCanvas *canvas = page->canvas;
  FlipType type = { 17, FLIP_HEAVY };
  double right = page->rect.x + page->rect.width - 12, y = page->rect.y + 16;
  g_autofree char *value = g_strdup_printf ("%u", shape->value);
  double width = flip_text_width (canvas, value, type);

  flip_text_draw (canvas, insertcoin_name (shape->word), FLIP_TYPE_BODY, canvas->palette->text,
                  page->rect.x + 74, y, FLIP_ALIGN_START, page->rect.width - 150);
  flip_text_draw (canvas, value, type, canvas->palette->text, right, y, FLIP_ALIGN_END, 0);
  flip_glyph_draw (canvas, FLIP_GLYPH_STAR, right - width - 13, y, 15, canvas->palette->star,
                   canvas->ground);
  if (page->state->set.house)
    insertcoin_house_line (canvas, right - width, right, y + 11);
}

static void
draw_bar (const InsertcoinPage *page, const FlipRect *grid, guint filled, guint all)
{
  FlipCanvas *canvas = page->canvas;
  FlipHue hue = insertcoin_region_hue (page->region);
  FlipRect bar = { grid->x - 2, grid->y + grid->height + BAR_TOP, grid->width + 4, BAR };

  flip_canvas_box (canvas, &bar, BAR / 2.0, flip_palette_bonus (canvas->palette, hue),
                   flip_palette_panel_line (canvas->palette, hue), canvas->palette->line);
  bar.width *= (double) filled / all;
  if (filled == 0)
    return;
  bar.width = MAX (bar.width, BAR);
  flip_canvas_round (canvas, &bar, BAR / 2.0);
  flip_canvas_fill (canvas, flip_palette_ink (canvas->palette, page->seat));
}

static void
draw_count (const InsertcoinPage *page, const FlipRect *grid, const InsertcoinShape *shape)
{
  FlipCanvas *canvas = page->canvas;
  guint filled = insertcoin_grid_count (insertcoin_page_seat (page)->filled[page->region]);
  guint empty = shape->n_squares - filled;
  int points = insertcoin_level_points (page->state, page->seat, page->region);
  double y = grid->y + grid->height + WORDS_TOP, right = grid->x + grid->width;
  FlipLineStyle start = { FLIP_TYPE_BODY, canvas->palette->text, FLIP_ALIGN_START, 150 };
  FlipLineStyle end = { FLIP_TYPE_BODY, canvas->palette->second, FLIP_ALIGN_END, 150 };
  g_autofree char *sum = g_strdup_printf ("%d", points);
  double width = flip_text_width (canvas, sum, FLIP_TYPE_BUILDING);

  draw_bar (page, grid, filled, shape->n_squares);
  flip_line_print (canvas, &start, grid->x, y, _ ("%u of %u filled"), filled, shape->n_squares);
  flip_text_draw (canvas, sum, FLIP_TYPE_BUILDING, canvas->palette->text, right, y, FLIP_ALIGN_END,
                  0);
  flip_line_print (canvas, &end, right - width - 6, y, _ ("%u − %u empty ="), shape->value, empty);
}

static void
draw_ability (const InsertcoinPage *page, const FlipRect *grid, const InsertcoinShape *shape)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  FlipHue hue = insertcoin_region_hue (page->region);
  gboolean complete = insertcoin_page_seat (page)->complete >> page->region & 1;
  FlipRect box = { grid->x - 6, grid->y + grid->height + BOX_TOP, grid->width + 12, BOX_HEIGHT };
  FlipRect icon = { box.x + 9, box.y + 8, 20, 20 };
  double y = box.y + BOX_HEIGHT / 2.0, x = box.x + 38, width, most;
  const char *lead = complete ? _ ("Complete:") : _ ("Complete it:");
  g_autoptr (GString) text = g_string_new (NULL);

  flip_canvas_box (canvas, &box, FLIP_PANEL_RADIUS, palette->face,
                   flip_palette_site_line (palette, hue), palette->line);
  insertcoin_pixel_shape (canvas, shape, &icon, palette->hues[hue]);
  flip_text_draw (canvas, lead, FLIP_TYPE_BODY, palette->second, x, y, FLIP_ALIGN_START, 0);
  x += flip_text_width (canvas, lead, FLIP_TYPE_BODY) + 6;
  insertcoin_ability_describe (shape->ability, shape->amount, text);
  most = box.x + box.width - (complete ? 34 : 8) - x;
  width = MIN (most, flip_text_width (canvas, text->str, FLIP_TYPE_VALUE));
  flip_text_draw (canvas, text->str, FLIP_TYPE_VALUE, palette->text, x, y, FLIP_ALIGN_START, most);
  if (page->state->set.house)
    insertcoin_house_line (canvas, x, x + width, y + 10);
  if (complete)
    {
      FlipRect tick = { box.x + box.width - 28, box.y + 9, 18, 17 };
      FlipPen pen = { flip_palette_ink (palette, page->seat), FLIP_PEN, 1 };

      flip_marker_tick (canvas, lead, &tick, &pen);
    }
}

void
insertcoin_level_ink (const InsertcoinPage *page)
{
  FlipRect grid = insertcoin_grid_rect (page->layout, page->region);
  const InsertcoinSeat *seat = insertcoin_page_seat (page);
  const InsertcoinShape *shape;

  if (!insertcoin_has_shape (seat, page->region))
    {
      flip_text_draw (page->canvas, _ ("no shape yet"), FLIP_TYPE_BODY,
                      page->canvas->palette->second, page->rect.x + 74, page->rect.y + 16,
                      FLIP_ALIGN_START, 0);
      return;
    }
  page->canvas->ground = page->canvas->palette->tints[insertcoin_region_hue (page->region)];
  shape = insertcoin_shape (page->state, seat, page->region);
  draw_head (page, shape);
  draw_count (page, &grid, shape);
  draw_ability (page, &grid, shape);
}

/* Squares */

typedef struct
{
  FlipCanvas *canvas;
  const FlipRect *rect;
  InsertcoinGrid shape;
  guint square;
  FlipHue hue;
} Spot;

/* Whether the square so many rows and columns away belongs to the shape too. */
static gboolean
is_inside (const Spot *spot, int down, int right)
{
  int row = (int) (spot->square / INSERTCOIN_SIDE) + down;
  int column = (int) (spot->square % INSERTCOIN_SIDE) + right;

  return row >= 0 && row < INSERTCOIN_SIDE && column >= 0 && column < INSERTCOIN_SIDE
         && insertcoin_grid_has (spot->shape, (guint) (row * INSERTCOIN_SIDE + column));
}

static void
draw_dot (const Spot *spot)
{
  cairo_arc (spot->canvas->cr, flip_rect_middle (spot->rect), flip_rect_centre (spot->rect), 1.3, 0,
             2 * G_PI);
  flip_canvas_fill (spot->canvas, flip_palette_free_place (spot->canvas->palette));
}

/* A thin line where the shape goes on, the contour where it ends. */
static void
draw_edge (const Spot *spot, int down, int right)
{
  const FlipPalette *palette = spot->canvas->palette;
  const FlipRect *rect = spot->rect;
  double x1 = rect->x + (right > 0 ? rect->width : 0), y1 = rect->y + (down > 0 ? rect->height : 0);
  double x2 = right ? x1 : x1 + rect->width, y2 = down ? y1 : y1 + rect->height;

  if (!is_inside (spot, down, right))
    flip_canvas_line (spot->canvas, x1, y1, x2, y2, palette->hues[spot->hue], CONTOUR);
  else
    flip_canvas_line (spot->canvas, x1, y1, x2, y2, flip_palette_free_place (palette), .8);
}

static void
draw_edges (const Spot *spot)
{
  cairo_save (spot->canvas->cr);
  cairo_set_line_cap (spot->canvas->cr, CAIRO_LINE_CAP_SQUARE);
  draw_edge (spot, -1, 0);
  draw_edge (spot, 0, -1);
  draw_edge (spot, 1, 0);
  draw_edge (spot, 0, 1);
  cairo_restore (spot->canvas->cr);
}

/* Ink with some pale strokes, as a marker leaves them. */
static void
draw_filled (const Spot *spot, FlipColour ink, double progress)
{
  FlipRect box = flip_rect_grow (*spot->rect, -4);
  FlipColour pale = flip_colour_fade (spot->canvas->palette->face, .28);
  cairo_t *cr = spot->canvas->cr;

  box.width *= progress;
  cairo_save (cr);
  flip_canvas_round (spot->canvas, &box, 3);
  flip_canvas_fill_keep (spot->canvas, ink);
  cairo_clip (cr);
  for (guint i = 0; i < 3; i++)
    {
      double x = box.x + 5 + i * 10;

      flip_canvas_line (spot->canvas, x - 7, box.y + box.height + 2, x + 9, box.y - 2, pale, 1.6);
    }
  cairo_restore (cr);
}

/* A symbol that would fit: glow, and ink in strokes only. */
static void
draw_fitting (const Spot *spot, FlipColour ink)
{
  FlipRect box = flip_rect_grow (*spot->rect, -4);
  cairo_t *cr = spot->canvas->cr;

  flip_canvas_round (spot->canvas, &box, 3);
  flip_canvas_fill (spot->canvas, spot->canvas->palette->board);
  cairo_save (cr);
  flip_canvas_round (spot->canvas, &box, 3);
  cairo_clip (cr);
  for (guint i = 0; i < 6; i++)
    {
      double x = box.x - 9 + i * 8;

      flip_canvas_line (spot->canvas, x, box.y + box.height, x + 16, box.y, ink, 2.2);
    }
  cairo_restore (cr);
  flip_canvas_round (spot->canvas, &box, 3);
  flip_canvas_stroke (spot->canvas, ink, 2.4);
}

static void
draw_cross (const Spot *spot)
{
  FlipRect cross = flip_rect_grow (*spot->rect, -10);
  FlipColour red = spot->canvas->palette->refused;

  flip_canvas_line (spot->canvas, cross.x, cross.y, cross.x + cross.width, cross.y + cross.height,
                    red, 2.2);
  flip_canvas_line (spot->canvas, cross.x, cross.y + cross.height, cross.x + cross.width, cross.y,
                    red, 2.2);
}

static void
draw_misfitting (const Spot *spot, gboolean blocked)
{
  static const double dashes[] = { 4, 3 };
  FlipRect box = flip_rect_grow (*spot->rect, -2);
  FlipColour red = spot->canvas->palette->refused;

  flip_canvas_round (spot->canvas, &box, 3);
  flip_canvas_fill_keep (spot->canvas, flip_colour_fade (red, .14));
  cairo_save (spot->canvas->cr);
  cairo_set_dash (spot->canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  flip_canvas_stroke (spot->canvas, red, 1.8);
  cairo_restore (spot->canvas->cr);
  if (blocked)
    draw_cross (spot);
}

static void
draw_preview (const Spot *spot, const FlipSiteLook *look, FlipColour ink)
{
  if (look->preview == FLIP_PREVIEW_FITS)
    draw_fitting (spot, ink);
  else if (look->preview != FLIP_PREVIEW_NONE)
    draw_misfitting (spot, look->preview == FLIP_PREVIEW_BLOCKED);
}

static void
draw_signs (const Spot *spot, const FlipSiteLook *look)
{
  FlipRect inner = flip_rect_grow (*spot->rect, -1);
  const FlipPalette *palette = spot->canvas->palette;

  if (look->refused)
    {
      flip_canvas_round (spot->canvas, &inner, 3);
      flip_canvas_stroke (spot->canvas, palette->refused, 2.2);
      draw_cross (spot);
    }
  if (look->focused || look->newest)
    {
      flip_canvas_round (spot->canvas, &inner, 4);
      flip_canvas_stroke (spot->canvas, palette->focus, 2.4);
    }
}

/* Only where single squares are asked for do they glow: a symbol is shown where it would lie. */
static gboolean
glows (const InsertcoinState *state, const FlipSiteLook *look)
{
  return look->preview == FLIP_PREVIEW_FITS
         || (look->price == 0 && state->stage == INSERTCOIN_STAGE_FILL);
}

static void
draw_inside (const Spot *spot, gboolean glow)
{
  const FlipPalette *palette = spot->canvas->palette;
  FlipRect inner = flip_rect_grow (*spot->rect, -2.5);
  gboolean offered = glow && palette->shows_moves;

  cairo_rectangle (spot->canvas->cr, spot->rect->x, spot->rect->y, spot->rect->width,
                   spot->rect->height);
  flip_canvas_fill (spot->canvas, offered ? palette->glow : palette->face);
  draw_edges (spot);
  if (!offered)
    return;
  flip_canvas_round (spot->canvas, &inner, 3);
  flip_canvas_stroke (spot->canvas, palette->glow_line, 1.8);
}

void
insertcoin_square_draw (FlipCanvas *canvas,
                        const InsertcoinState *state,
                        guint index,
                        guint site,
                        const FlipRect *rect,
                        const FlipSiteLook *look)
{
  const InsertcoinSeat *seat = &state->seats[index];
  guint level = insertcoin_site_level (site);
  Spot spot = {
    .canvas = canvas,
    .rect = rect,
    .square = insertcoin_site_square (site),
    .hue = insertcoin_region_hue (level),
  };

  if (insertcoin_has_shape (seat, level))
    spot.shape = insertcoin_shape (state, seat, level)->squares;
  if (!is_inside (&spot, 0, 0))
    draw_dot (&spot);
  else
    {
      draw_inside (&spot, glows (state, look));
      if (look->mark == FLIP_MARK_FILLED)
        draw_filled (&spot, flip_palette_ink (canvas->palette, index), look->progress);
    }
  if (!canvas->palette->shows_moves)
    return;
  draw_preview (&spot, look, flip_palette_ink (canvas->palette, index));
  draw_signs (&spot, look);
}
