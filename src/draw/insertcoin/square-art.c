/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

/* The squares of a level: inside or outside the contour, filled, or with a symbol held over them. */

#define CONTOUR 2.6

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
  else if (look->preview >= FLIP_PREVIEW_MISFITS)
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

/* Only where single squares are asked for do they glow: a symbol is shown where it would lie. A
   square for a life glows faintly, as what has a price does. */
typedef enum
{
  GLOW_NONE,
  GLOW_FAINT,
  GLOW_FULL,
} Glow;

static Glow
glow_of (const FlipCanvas *canvas, const InsertcoinState *state, const FlipSiteLook *look)
{
  if (!canvas->palette->shows_moves)
    return GLOW_NONE;
  if (look->preview == FLIP_PREVIEW_FITS
      || (look->price == 0 && state->stage == INSERTCOIN_STAGE_FILL))
    return GLOW_FULL;
  return look->preview == FLIP_PREVIEW_OPEN ? GLOW_FAINT : GLOW_NONE;
}

static void
draw_inside (const Spot *spot, Glow glow)
{
  static const double dashes[] = { 3.6, 2.6 };
  const FlipPalette *palette = spot->canvas->palette;
  FlipColour grounds[] = { palette->face, palette->faint_glow, palette->glow };
  FlipRect inner = flip_rect_grow (*spot->rect, -2.5);
  cairo_t *cr = spot->canvas->cr;

  cairo_rectangle (cr, spot->rect->x, spot->rect->y, spot->rect->width, spot->rect->height);
  flip_canvas_fill (spot->canvas, grounds[glow]);
  draw_edges (spot);
  if (glow == GLOW_NONE)
    return;
  cairo_save (cr);
  if (glow == GLOW_FAINT)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  flip_canvas_round (spot->canvas, &inner, 3);
  flip_canvas_stroke (spot->canvas, palette->glow_line, glow == GLOW_FAINT ? 1.4 : 1.8);
  cairo_restore (cr);
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
      draw_inside (&spot, glow_of (canvas, state, look));
      if (look->mark == FLIP_MARK_FILLED)
        draw_filled (&spot, flip_palette_ink (canvas->palette, index), look->progress);
    }
  if (!canvas->palette->shows_moves)
    return;
  draw_preview (&spot, look, flip_palette_ink (canvas->palette, index));
  draw_signs (&spot, look);
}
