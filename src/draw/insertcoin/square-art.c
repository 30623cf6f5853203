/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

/* The squares of a level: inside or outside the contour, filled, or with a symbol held over
   them. */

#define CONTOUR 2.6
#define INSET   2 /* at the edge of a level, so that contours of two levels are apart */

typedef struct
{
  FlipCanvas *canvas;
  const FlipRect *rect;
  InsertcoinGrid shape;
  guint square; /* its number in the set of squares */
  FlipHue hue;
} Square;

/* Whether the square at that distance, down and to the right, also belongs to the shape. */
static gboolean
is_inside (const Square *square, int down, int right)
{
  int row = (int) (square->square / INSERTCOIN_STRIDE) + down;
  int column = (int) (square->square % INSERTCOIN_STRIDE) + right;

  return row >= 0 && row < INSERTCOIN_MOST_SIDE && column >= 0 && column < INSERTCOIN_MOST_SIDE
         && insertcoin_grid_has (square->shape, (guint) (row * INSERTCOIN_STRIDE + column));
}

static void
draw_dot (const Square *square)
{
  flip_canvas_fill_disc (square->canvas, flip_rect_middle (square->rect),
                         flip_rect_centre (square->rect), 1.3,
                         flip_palette_free_place (square->canvas->palette));
}

/* A thin line where the shape continues, the contour where it ends. */
static void
draw_edge (const Square *square, int down, int right)
{
  const FlipPalette *palette = square->canvas->palette;
  const FlipRect *rect = square->rect;
  double x1 = rect->x + (right > 0 ? rect->width : 0), y1 = rect->y + (down > 0 ? rect->height : 0);
  double x2 = right ? x1 : x1 + rect->width, y2 = down ? y1 : y1 + rect->height;

  if (!is_inside (square, down, right))
    flip_canvas_line (square->canvas, x1, y1, x2, y2, palette->hues[square->hue], CONTOUR);
  else
    flip_canvas_line (square->canvas, x1, y1, x2, y2, flip_palette_free_place (palette), .8);
}

static void
draw_edges (const Square *square)
{
  cairo_save (square->canvas->cr);
  cairo_set_line_cap (square->canvas->cr, CAIRO_LINE_CAP_SQUARE);
  draw_edge (square, -1, 0);
  draw_edge (square, 0, -1);
  draw_edge (square, 1, 0);
  draw_edge (square, 0, 1);
  cairo_restore (square->canvas->cr);
}

/* A symbol that would fit: a glow, with the ink as strokes only. */
static void
draw_fitting (const Square *square, FlipColour ink)
{
  FlipRect box = flip_rect_grow (*square->rect, -4);
  cairo_t *cr = square->canvas->cr;

  flip_canvas_fill_round (square->canvas, &box, 3, square->canvas->palette->board);
  cairo_save (cr);
  flip_canvas_round (square->canvas, &box, 3);
  cairo_clip (cr);
  for (guint i = 0; i < MAX (6, square->rect->width / 8 + 1); i++)
    {
      double x = box.x - 9 + i * 8;

      flip_canvas_line (square->canvas, x, box.y + box.height, x + 16, box.y, ink, 2.2);
    }
  cairo_restore (cr);
  flip_canvas_stroke_round (square->canvas, &box, 3, ink, 2.4);
}

static void
draw_cross (const Square *square)
{
  double width = square->rect->width;
  FlipRect cross = flip_rect_grow (*square->rect, width < 26 ? -width * .3 : -10);
  FlipColour red = square->canvas->palette->refused;

  flip_canvas_line (square->canvas, cross.x, cross.y, cross.x + cross.width, cross.y + cross.height,
                    red, 2.2);
  flip_canvas_line (square->canvas, cross.x, cross.y + cross.height, cross.x + cross.width, cross.y,
                    red, 2.2);
}

static void
draw_misfitting (const Square *square, gboolean blocked)
{
  FlipRect box = flip_rect_grow (*square->rect, -2);
  FlipColour red = square->canvas->palette->refused;

  flip_canvas_round (square->canvas, &box, 3);
  flip_canvas_fill_keep (square->canvas, flip_colour_fade (red, .14));
  flip_canvas_stroke_dashed (square->canvas, red, 1.8, 4, 3);
  if (blocked)
    draw_cross (square);
}

static void
draw_preview (const Square *square, const FlipSiteLook *look, FlipColour ink)
{
  if (look->preview == FLIP_PREVIEW_FITS)
    draw_fitting (square, ink);
  else if (look->preview >= FLIP_PREVIEW_MISFITS)
    draw_misfitting (square, look->preview == FLIP_PREVIEW_BLOCKED);
}

static void
draw_signs (const Square *square, const FlipSiteLook *look)
{
  FlipRect inner = flip_rect_grow (*square->rect, -1);
  const FlipPalette *palette = square->canvas->palette;

  if (look->refused)
    {
      flip_canvas_stroke_round (square->canvas, &inner, 3, palette->refused, 2.2);
      draw_cross (square);
    }
  if (look->focused || look->newest)
    {
      flip_canvas_stroke_round (square->canvas, &inner, 4, palette->focus, 2.4);
    }
}

/* Squares glow fully only if single squares are asked for; a symbol is shown where it would be
   drawn. Squares that could be filled for a life glow faintly, like everything with a price. */
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
draw_inside (const Square *square, Glow glow)
{
  const FlipPalette *palette = square->canvas->palette;
  FlipColour grounds[] = { palette->face, palette->faint_glow, palette->glow };
  FlipRect inner = flip_rect_grow (*square->rect, -2.5);

  cairo_rectangle (square->canvas->cr, square->rect->x, square->rect->y, square->rect->width,
                   square->rect->height);
  flip_canvas_fill (square->canvas, grounds[glow]);
  draw_edges (square);
  if (glow == GLOW_NONE)
    return;
  flip_canvas_round (square->canvas, &inner, 3);
  if (glow == GLOW_FAINT)
    flip_canvas_stroke_dashed (square->canvas, palette->glow_line, 1.4, 3.6, 2.6);
  else
    flip_canvas_stroke (square->canvas, palette->glow_line, 1.8);
}

/* What is drawn of a square. */
static FlipRect
inset (const FlipSpot *spot)
{
  guint side = insertcoin_state (spot->state)->set.side;
  guint row = spot->index / side, column = spot->index % side;
  double left = column == 0 ? INSET : 0, right = column == side - 1 ? INSET : 0;
  double top = row == 0 ? INSET : 0, bottom = row == side - 1 ? INSET : 0;

  return (FlipRect){ spot->rect.x + left, spot->rect.y + top, spot->rect.width - left - right,
                     spot->rect.height - top - bottom };
}

void
insertcoin_square_site (const FlipSpot *spot)
{
  FlipCanvas *canvas = spot->canvas;
  const InsertcoinState *state = spot->state;
  const InsertcoinSeat *seat = &state->seats[spot->seat];
  FlipColour ink = flip_palette_ink (canvas->palette, spot->seat);
  FlipRect rect = inset (spot);
  Square square = {
    .canvas = canvas,
    .rect = &rect,
    .square = insertcoin_site_square (state, spot->site),
    .hue = insertcoin_region_hue (spot->region),
  };

  g_assert (spot->region < INSERTCOIN_LEVELS);
  g_assert (spot->index < state->set.level_squares);

  if (state->counters)
    return insertcoin_counter_site (spot);
  if (insertcoin_has_shape (seat, spot->region))
    square.shape = insertcoin_shape (state, seat, spot->region)->squares;
  if (!is_inside (&square, 0, 0))
    draw_dot (&square);
  else
    {
      draw_inside (&square, glow_of (canvas, state, spot->look));
      if (spot->look->mark == FLIP_MARK_FILLED)
        flip_marker_fill (canvas, &rect, ink, spot->look->progress);
    }
  if (!canvas->palette->shows_moves)
    return;
  draw_preview (&square, spot->look, ink);
  draw_signs (&square, spot->look);
}

/* Depends on the shape around a square, and on whether single squares are asked for. */
guint
insertcoin_square_digest (const FlipSpot *spot)
{
  const InsertcoinState *state = spot->state;

  g_assert (spot->seat < INSERTCOIN_MAX_SEATS && spot->site < insertcoin_n_squares (state));

  return state->seats[spot->seat].shapes[insertcoin_site_level (state, spot->site)] << 2
         | (state->stage == INSERTCOIN_STAGE_FILL) << 1 | state->counters;
}
