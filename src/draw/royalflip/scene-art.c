/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include "draw/kit/text.h"

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
draw_cell (FlipCanvas *canvas, const FlipRect *grid, guint column, guint row)
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

  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x, y, size / 2, 0, 2 * G_PI);
  flip_canvas_fill_keep (canvas, canvas->palette->face);
  flip_canvas_stroke (canvas, violet, size * .07);
  flip_glyph_draw (canvas, FLIP_GLYPH_CROWN, x, y, size * .58, violet, canvas->palette->face);
}

void
royalflip_scene_draw (FlipCanvas *canvas, const FlipRect *rect)
{
  double size = MIN (rect->width, rect->height) * .56, casino = size * .26;
  double x = flip_rect_middle (rect), y = flip_rect_centre (rect);
  double reach = size / 2 + casino * .68;
  FlipRect grid = flip_rect_around (x, y, size, size);

  flip_canvas_round (canvas, rect, 8);
  flip_canvas_fill (canvas, canvas->palette->tints[FLIP_HUE_VIOLET]);
  for (guint i = 0; i < CELLS * CELLS; i++)
    draw_cell (canvas, &grid, i % CELLS, i / CELLS);
  draw_numbers (canvas, &grid);
  draw_casino (canvas, x, y - reach, casino);
  draw_casino (canvas, x, y + reach, casino);
  draw_casino (canvas, x - reach, y, casino);
  draw_casino (canvas, x + reach, y, casino);
}
