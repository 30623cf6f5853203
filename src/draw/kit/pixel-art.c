/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/pixel-art.h"

#include "draw/kit/text.h"

#include <string.h>

#define EMPTY    '.'
#define CONTOUR  2.6
#define HATCHING 8
#define RADIUS   12

/* A thumbnail's squares are at most as large as for a map of this many columns and rows. */
#define LEAST_SMALL 5

FlipHue
flip_pixel_art_hue (guint index)
{
  static const FlipHue hues[] = { FLIP_HUE_HEARTS, FLIP_HUE_CLUBS, FLIP_HUE_DIAMONDS,
                                  FLIP_HUE_VIOLET };

  return hues[index % G_N_ELEMENTS (hues)];
}

double
flip_pixel_art_square (guint columns)
{
  return columns <= 9 ? 56 : 44;
}

static FlipRect
square_rect (const FlipPixelArt *art, guint column, guint row)
{
  return (FlipRect){ FLIP_PIXEL_ART_MARGIN + column * art->side,
                     FLIP_PIXEL_ART_MARGIN + row * art->side, art->side, art->side };
}

static char
letter_at (const FlipPixelArt *art, int column, int row)
{
  if (column < 0 || column >= (int) art->columns || row < 0 || row >= (int) art->rows)
    return EMPTY;
  return art->letters[row * (int) art->columns + column];
}

static gboolean
is_new (const FlipPixelArt *art, guint column, guint row)
{
  guint index = row * art->columns + column;

  return art->letters[index] != art->before[index];
}

/* Letters above, numbers to the left; those of the current square are emphasised. */
static void
draw_names (FlipCanvas *canvas, const FlipPixelArt *art)
{
  const FlipPalette *palette = canvas->palette;
  gboolean marks = art->has_focus || art->in_stroke;

  for (guint column = 0; column < art->columns; column++)
    {
      FlipRect rect = square_rect (art, column, 0);
      char name[] = { (char) ('a' + column), '\0' };

      flip_text_draw (canvas, name, FLIP_TYPE_NAME,
                      marks && column == art->column ? palette->focus : palette->second,
                      flip_rect_middle (&rect), rect.y - 11, FLIP_ALIGN_MIDDLE, 0);
    }
  for (guint row = 0; row < art->rows; row++)
    {
      FlipRect rect = square_rect (art, 0, row);
      g_autofree char *name = g_strdup_printf ("%u", row + 1);

      flip_text_draw (canvas, name, FLIP_TYPE_NAME,
                      marks && row == art->row ? palette->focus : palette->second, rect.x - 12,
                      flip_rect_centre (&rect), FLIP_ALIGN_MIDDLE, 0);
    }
}

static void
draw_hatching (FlipCanvas *canvas, const FlipRect *rect)
{
  cairo_save (canvas->cr);
  cairo_rectangle (canvas->cr, rect->x, rect->y, rect->width, rect->height);
  cairo_clip (canvas->cr);
  for (double x = rect->x - rect->height; x < rect->x + rect->width; x += HATCHING)
    flip_canvas_line (canvas, x, rect->y + rect->height, x + rect->height, rect->y,
                      canvas->palette->glow_line, 1.6);
  cairo_restore (canvas->cr);
}

/* In palettes that don't mix hues, a tinted square would look like an empty one, so it gets the
   full colour. */
static void
draw_full (FlipCanvas *canvas, const FlipPixelArt *art, const FlipRect *rect)
{
  cairo_rectangle (canvas->cr, rect->x, rect->y, rect->width, rect->height);
  flip_canvas_fill (canvas, canvas->palette->hues[art->hue]);
}

static void
draw_square (FlipCanvas *canvas, const FlipPixelArt *art, guint column, guint row)
{
  const FlipPalette *palette = canvas->palette;
  FlipRect rect = square_rect (art, column, row), inner = flip_rect_grow (rect, -6);
  char letter = letter_at (art, (int) column, (int) row);
  FlipColour ground = letter != EMPTY ? flip_palette_bonus (palette, art->hue) : palette->face;

  cairo_rectangle (canvas->cr, rect.x, rect.y, rect.width, rect.height);
  flip_canvas_fill_keep (canvas, is_new (art, column, row) ? palette->glow : ground);
  flip_canvas_stroke (canvas, flip_palette_panel_line (palette, FLIP_HUE_GREY), palette->line);
  if (is_new (art, column, row) && letter != EMPTY)
    draw_hatching (canvas, &inner);
  else if (letter != EMPTY && !palette->mixes)
    draw_full (canvas, art, &inner);
}

static gboolean
is_inside (const FlipPixelArt *art, int column, int row)
{
  return letter_at (art, column, row) != EMPTY;
}

/* The outline of the painted shape. */
static void
draw_contour (FlipCanvas *canvas, const FlipPixelArt *art)
{
  FlipColour line = canvas->palette->hues[art->hue];

  for (int row = 0; row <= (int) art->rows; row++)
    for (int column = 0; column <= (int) art->columns; column++)
      {
        FlipRect rect = square_rect (art, (guint) column, (guint) row);
        gboolean here = is_inside (art, column, row);

        if (here != is_inside (art, column, row - 1))
          flip_canvas_line (canvas, rect.x, rect.y, rect.x + rect.width, rect.y, line, CONTOUR);
        if (here != is_inside (art, column - 1, row))
          flip_canvas_line (canvas, rect.x, rect.y, rect.x, rect.y + rect.height, line, CONTOUR);
      }
}

static void
draw_axis (FlipCanvas *canvas, const FlipPixelArt *art)
{
  double x = FLIP_PIXEL_ART_MARGIN + art->columns * art->side / 2;

  cairo_move_to (canvas->cr, x, FLIP_PIXEL_ART_MARGIN - 6);
  cairo_line_to (canvas->cr, x, FLIP_PIXEL_ART_MARGIN + art->rows * art->side + 6);
  flip_canvas_stroke_dashed (canvas, canvas->palette->focus, 1.8, 5, 4);
}

/* Beside the square of the stroke, or on its left if there is no room. */
static void
draw_tag (FlipCanvas *canvas, const FlipPixelArt *art)
{
  const FlipPalette *palette = canvas->palette;
  FlipRect square = square_rect (art, art->column, art->row);
  double width = flip_text_width (canvas, art->tag, FLIP_TYPE_VALUE) + 20;
  double end = square_rect (art, art->columns, 0).x + FLIP_PIXEL_ART_MARGIN;
  double x = square.x + square.width + 10;
  FlipRect tag = { x + width > end ? square.x - 10 - width : x, flip_rect_centre (&square) - 13,
                   width, 26 };

  flip_canvas_fill_round (canvas, &tag, 13, palette->text);
  flip_text_draw (canvas, art->tag, FLIP_TYPE_VALUE, palette->face, flip_rect_middle (&tag),
                  flip_rect_centre (&tag), FLIP_ALIGN_MIDDLE, 0);
}

static void
draw_ground (FlipCanvas *canvas, const FlipPixelArt *art)
{
  const FlipPalette *palette = canvas->palette;
  FlipRect rect = { 1, 1, art->columns * art->side + 2 * FLIP_PIXEL_ART_MARGIN - 2,
                    art->rows * art->side + 2 * FLIP_PIXEL_ART_MARGIN - 2 };

  flip_canvas_box (canvas, &rect, RADIUS, palette->board,
                   flip_palette_panel_line (palette, FLIP_HUE_GREY), palette->line);
}

void
flip_pixel_art_draw (FlipCanvas *canvas, const FlipPixelArt *art)
{
  g_return_if_fail (art->columns > 0 && art->rows > 0 && art->side > 0);
  g_return_if_fail (art->letters && art->before);

  draw_ground (canvas, art);
  draw_names (canvas, art);
  for (guint row = 0; row < art->rows; row++)
    for (guint column = 0; column < art->columns; column++)
      draw_square (canvas, art, column, row);
  draw_contour (canvas, art);
  if (art->is_symmetric)
    draw_axis (canvas, art);
  if (art->has_focus)
    {
      FlipRect rect = flip_rect_grow (square_rect (art, art->column, art->row), -3);

      flip_canvas_stroke_round (canvas, &rect, 5, canvas->palette->focus, 2.4);
    }
  if (art->tag)
    draw_tag (canvas, art);
}

void
flip_pixel_art_draw_small (FlipCanvas *canvas,
                           const char *text,
                           const FlipRect *rect,
                           FlipColour colour)
{
  g_auto (GStrv) rows = g_strsplit (text, "/", -1);
  guint most = g_strv_length (rows), columns = 0;
  double side, left, top;

  for (guint row = 0; rows[row]; row++)
    columns = MAX (columns, (guint) strlen (rows[row]));
  most = MAX (MAX (most, columns), LEAST_SMALL);
  side = MIN (rect->width, rect->height) / most;
  left = flip_rect_middle (rect) - columns * side / 2;
  top = flip_rect_centre (rect) - g_strv_length (rows) * side / 2;
  for (guint row = 0; rows[row]; row++)
    for (guint column = 0; rows[row][column]; column++)
      {
        if (rows[row][column] != EMPTY)
          cairo_rectangle (canvas->cr, left + column * side, top + row * side, side * .93,
                           side * .93);
      }
  flip_canvas_fill (canvas, colour);
}
