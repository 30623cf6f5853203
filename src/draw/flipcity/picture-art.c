/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include <string.h>

/* The pictures of buildings: flat shapes in the hue of the card, on a grid with a height of 60,
   with x = 0 in the middle and the ground at 51. */

#define GRID   60.0
#define GROUND 51.0

typedef struct
{
  FlipCanvas *canvas;
  FlipColour hue, dark, light, pale, sky;
} Brush;

FlipColour
flipcity_hue (const FlipPalette *palette, const FlipcityCards *cards, guint face)
{
  static const struct
  {
    const char *word;
    FlipColour hue;
  } hues[] = {
    { "residential-area", { 0x8a / 255., 0x56 / 255., 0x36 / 255., 1 } },
    { "convenience-store", { 0xa8 / 255., 0x40 / 255., 0x3a / 255., 1 } },
    { "hospital", { 0x2a / 255., 0x64 / 255., 0xa4 / 255., 1 } },
    { "factory", { 0x59 / 255., 0x61 / 255., 0x6d / 255., 1 } },
    { "central-park", { 0x2b / 255., 0x6e / 255., 0x42 / 255., 1 } },
    { "office", { 0x1f / 255., 0x6a / 255., 0x78 / 255., 1 } },
  };
  const char *front = cards->faces[face & ~1u].word;
  FlipColour black = { 0, 0, 0, 1 };

  g_assert (face < flipcity_n_faces (cards));

  for (guint i = 0; i < G_N_ELEMENTS (hues); i++)
    {
      if (g_str_equal (hues[i].word, front))
        return palette->mixes ? hues[i].hue : flip_colour_mix (hues[i].hue, black, .38);
    }

  return palette->hues[FLIP_HUE_GREY];
}

/* --- Shapes --- */

static void
box (const Brush *brush, double x, double y, double width, double height, FlipColour colour)
{
  cairo_rectangle (brush->canvas->cr, x, y, width, height);
  flip_canvas_fill (brush->canvas, colour);
}

static void
shape (const Brush *brush, const double *points, guint n, FlipColour colour)
{
  cairo_t *cr = brush->canvas->cr;

  cairo_new_path (cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, points[2 * i], points[2 * i + 1]);
  cairo_close_path (cr);
  flip_canvas_fill (brush->canvas, colour);
}

static void
triangle (const Brush *brush, double x, double y, double half, double height, FlipColour colour)
{
  const double points[] = { x - half, y, x, y - height, x + half, y };

  shape (brush, points, 3, colour);
}

static void
ball (const Brush *brush, double x, double y, double radius, FlipColour colour)
{
  flip_canvas_fill_disc (brush->canvas, x, y, radius, colour);
}

/* Rows of windows in a wall. */
static void
windows (const Brush *brush, FlipRect wall, guint columns, guint rows, FlipColour colour)
{
  double across = wall.width / columns, down = wall.height / rows;

  for (guint row = 0; row < rows; row++)
    for (guint column = 0; column < columns; column++)
      box (brush, wall.x + (column + .25) * across, wall.y + (row + .22) * down, across * .5,
           down * .56, colour);
}

/* --- Buildings --- */

static void
draw_house (const Brush *brush, double x, double size, FlipColour wall)
{
  box (brush, x - 8 * size, GROUND - 13 * size, 16 * size, 13 * size, wall);
  triangle (brush, x, GROUND - 12 * size, 11 * size, 10 * size, brush->dark);
  box (brush, x - 5.5 * size, GROUND - 9 * size, 4 * size, 4 * size, brush->pale);
  box (brush, x + 1 * size, GROUND - 8 * size, 4 * size, 8 * size, brush->pale);
}

static void
draw_homes (const Brush *brush)
{
  draw_house (brush, -23, .85, brush->light);
  draw_house (brush, 23, .85, brush->light);
  draw_house (brush, 0, 1.15, brush->hue);
}

static void
draw_apartment (const Brush *brush)
{
  box (brush, -17, 13, 34, GROUND - 13, brush->hue);
  box (brush, -19, 10, 38, 4, brush->dark);
  windows (brush, (FlipRect){ -16, 16, 32, 24 }, 4, 3, brush->pale);
  box (brush, -4, 42, 8, GROUND - 42, brush->dark);
  box (brush, 19, 26, 12, GROUND - 26, brush->light);
  windows (brush, (FlipRect){ 19, 28, 12, 16 }, 2, 2, brush->pale);
}

static void
draw_store (const Brush *brush)
{
  box (brush, -22, 24, 44, GROUND - 24, brush->hue);
  box (brush, -18, 34, 20, 13, brush->pale);
  box (brush, 7, 34, 10, GROUND - 34, brush->pale);
  for (int i = 0; i < 8; i++)
    {
      const double stripe[] = { -22 + i * 5.5,       20, -22 + (i + 1) * 5.5, 20,
                                -24 + (i + 1) * 6.0, 30, -24 + i * 6.0,       30 };

      shape (brush, stripe, 4, i % 2 ? brush->pale : brush->dark);
    }
}

static void
draw_mall (const Brush *brush)
{
  const double gable[] = { -14, 22, -14, 17, 0, 9, 14, 17, 14, 22 };

  box (brush, -28, 24, 56, GROUND - 24, brush->light);
  box (brush, -15, 20, 30, GROUND - 20, brush->hue);
  shape (brush, gable, 5, brush->dark);
  ball (brush, 0, 24, 5.5, brush->sky);
  ball (brush, 0, 24, 2.6, brush->hue);
  windows (brush, (FlipRect){ -27, 27, 11, 20 }, 2, 2, brush->pale);
  windows (brush, (FlipRect){ 16, 27, 11, 20 }, 2, 2, brush->pale);
  box (brush, -6, 36, 12, GROUND - 36, brush->pale);
}

static void
draw_hospital (const Brush *brush)
{
  box (brush, -27, 27, 54, GROUND - 27, brush->light);
  box (brush, -12, 10, 24, GROUND - 10, brush->hue);
  box (brush, -2.4, 14, 4.8, 15, brush->sky);
  box (brush, -7.5, 19.1, 15, 4.8, brush->sky);
  windows (brush, (FlipRect){ -26, 30, 13, 16 }, 2, 2, brush->pale);
  windows (brush, (FlipRect){ 13, 30, 13, 16 }, 2, 2, brush->pale);
  box (brush, -4, 39, 8, GROUND - 39, brush->pale);
}

static void
draw_church (const Brush *brush)
{
  const double roof[] = { -8, 32, -2, 21, 22, 21, 28, 32 };

  box (brush, -6, 31, 32, GROUND - 31, brush->light);
  shape (brush, roof, 4, brush->hue);
  box (brush, -18, 22, 13, GROUND - 22, brush->hue);
  triangle (brush, -11.5, 22, 8, 13, brush->dark);
  box (brush, -12.3, 1, 1.8, 9, brush->dark);
  box (brush, -14.7, 3, 6.5, 1.8, brush->dark);
  ball (brush, -11.5, 30, 2.8, brush->pale);
  windows (brush, (FlipRect){ -3, 33, 28, 14 }, 3, 1, brush->pale);
  box (brush, -14.5, 41, 6, GROUND - 41, brush->pale);
}

static void
draw_factory (const Brush *brush)
{
  box (brush, 16, 8, 8, GROUND - 8, brush->dark);
  ball (brush, 21, 4, 4, brush->light);
  ball (brush, 27, 2, 3, brush->light);
  for (int i = 0; i < 4; i++)
    {
      const double tooth[] = { -30 + i * 13, 33, -30 + i * 13, 22, -17 + i * 13, 33 };

      shape (brush, tooth, 3, brush->hue);
    }
  box (brush, -30, 32, 60, GROUND - 32, brush->hue);
  windows (brush, (FlipRect){ -28, 36, 56, 9 }, 6, 1, brush->pale);
}

static void
draw_tower (const Brush *brush, double x, double size, FlipColour colour)
{
  cairo_t *cr = brush->canvas->cr;
  double top = GROUND - 34 * size;

  cairo_new_path (cr);
  cairo_move_to (cr, x - 12 * size, GROUND);
  cairo_curve_to (cr, x - 6 * size, GROUND - 14 * size, x - 6 * size, top + 10 * size,
                  x - 8.5 * size, top);
  cairo_line_to (cr, x + 8.5 * size, top);
  cairo_curve_to (cr, x + 6 * size, top + 10 * size, x + 6 * size, GROUND - 14 * size,
                  x + 12 * size, GROUND);
  cairo_close_path (cr);
  flip_canvas_fill (brush->canvas, colour);
  ball (brush, x - 4 * size, top - 4 * size, 5 * size, brush->sky);
  ball (brush, x + 4 * size, top - 6 * size, 6 * size, brush->sky);
}

static void
draw_plant (const Brush *brush)
{
  draw_tower (brush, -14, 1, brush->light);
  draw_tower (brush, 12, 1.1, brush->hue);
  box (brush, -30, 44, 60, GROUND - 44, brush->dark);
}

static void
draw_tree (const Brush *brush, double x, double size, FlipColour colour)
{
  box (brush, x - 1.2 * size, GROUND - 14 * size, 2.4 * size, 14 * size, brush->dark);
  ball (brush, x, GROUND - 20 * size, 10 * size, colour);
  ball (brush, x - 3 * size, GROUND - 23 * size, 4 * size, brush->light);
}

static void
draw_park (const Brush *brush)
{
  cairo_t *cr = brush->canvas->cr;

  draw_tree (brush, -24, .95, brush->hue);
  draw_tree (brush, 24, 1.1, brush->hue);
  draw_tree (brush, 5, 1.2, brush->dark);
  draw_tree (brush, -8, .75, brush->hue);
  cairo_save (cr);
  cairo_translate (cr, 0, GROUND + 1.5);
  cairo_scale (cr, 1, .32);
  ball (brush, 0, 0, 15, brush->sky);
  ball (brush, 0, 0, 12, (FlipColour){ .52, .74, .90, 1 });
  cairo_restore (cr);
}

static void
draw_station (const Brush *brush)
{
  const double roof[] = { -30, 20, -20, 10, 20, 10, 30, 20 };

  shape (brush, roof, 4, brush->dark);
  box (brush, -27, 20, 54, 4, brush->light);
  box (brush, -25, 24, 4, GROUND - 24, brush->hue);
  box (brush, 21, 24, 4, GROUND - 24, brush->hue);
  box (brush, -14, 26, 28, 22, brush->hue);
  box (brush, -11, 29, 10, 8, brush->pale);
  box (brush, 1, 29, 10, 8, brush->pale);
  ball (brush, -8.5, 42.5, 2.2, brush->pale);
  ball (brush, 8.5, 42.5, 2.2, brush->pale);
  box (brush, -12, 48, 24, 3, brush->dark);
  ball (brush, 0, 15, 3.2, brush->pale);
}

static void
draw_office (const Brush *brush)
{
  box (brush, -20, 15, 17, GROUND - 15, brush->hue);
  windows (brush, (FlipRect){ -19, 17, 15, 30 }, 3, 5, brush->pale);
  box (brush, 2, 24, 18, GROUND - 24, brush->light);
  windows (brush, (FlipRect){ 3, 26, 16, 22 }, 3, 4, brush->pale);
}

static void
draw_trade_center (const Brush *brush)
{
  box (brush, -22, 9, 15, GROUND - 9, brush->hue);
  windows (brush, (FlipRect){ -21, 11, 13, 36 }, 3, 6, brush->pale);
  box (brush, 5, 16, 15, GROUND - 16, brush->dark);
  windows (brush, (FlipRect){ 6, 18, 13, 30 }, 3, 5, brush->pale);
  box (brush, -7, 29, 12, 3.4, brush->light);
  box (brush, -15.2, 2, 1.4, 7, brush->dark);
}

static const struct
{
  const char *word;
  void (*draw) (const Brush *brush);
} buildings[] = {
  { "residential-area", draw_homes },  { "apartment", draw_apartment },
  { "convenience-store", draw_store }, { "shopping-mall", draw_mall },
  { "hospital", draw_hospital },       { "church", draw_church },
  { "factory", draw_factory },         { "power-plant", draw_plant },
  { "central-park", draw_park },       { "station", draw_station },
  { "office", draw_office },           { "trade-center", draw_trade_center },
};

/* --- The picture --- */

static Brush
brush_of (FlipCanvas *canvas, const FlipcityCards *cards, guint face)
{
  FlipColour hue = flipcity_hue (canvas->palette, cards, face);
  FlipColour white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 };

  return (Brush){
    .canvas = canvas,
    .hue = hue,
    .dark = flip_colour_mix (hue, black, .18),
    .light = flip_colour_mix (hue, white, .38),
    .pale = flip_colour_mix (hue, white, .84),
    .sky = flip_colour_mix (hue, white, .93),
  };
}

/* Distant houses, and the ground. */
static void
draw_backdrop (const Brush *brush, double half)
{
  FlipColour far = flip_colour_mix (brush->hue, brush->sky, .80);

  box (brush, -half, 0, 2 * half, GRID, flip_colour_mix (brush->hue, brush->sky, .93));
  for (int i = 0; i < 12; i++)
    {
      double x = -66 + i * 12;

      box (brush, x, 30 - i * 37 % 11, 9, GROUND - 30 + i * 37 % 11, far);
    }
  box (brush, -half, GROUND, 2 * half, GRID - GROUND,
       flip_colour_mix (brush->hue, brush->sky, .55));
}

static void
draw_building (const Brush *brush, const FlipcityCards *cards, guint face)
{
  for (guint i = 0; i < G_N_ELEMENTS (buildings); i++)
    {
      if (g_str_equal (buildings[i].word, cards->faces[face].word))
        return buildings[i].draw (brush);
    }
  draw_office (brush);
}

/* With rounded corners at the top, like a card. */
static void
clip_to (FlipCanvas *canvas, const FlipRect *rect, double radius)
{
  FlipRect taller = { rect->x, rect->y, rect->width, rect->height + radius };

  cairo_rectangle (canvas->cr, rect->x, rect->y, rect->width, rect->height);
  cairo_clip (canvas->cr);
  flip_canvas_round (canvas, &taller, radius);
  cairo_clip (canvas->cr);
}

void
flipcity_picture_draw (FlipCanvas *canvas,
                       const FlipcityCards *cards,
                       guint face,
                       const FlipRect *rect,
                       double radius)
{
  Brush brush = brush_of (canvas, cards, face);
  double scale = MIN (rect->height / GRID, rect->width / 66);

  g_return_if_fail (face < flipcity_n_faces (cards));

  cairo_save (canvas->cr);
  clip_to (canvas, rect, radius);
  cairo_translate (canvas->cr, flip_rect_middle (rect), rect->y + rect->height - GRID * scale);
  cairo_scale (canvas->cr, scale, scale);
  box (&brush, -200, -60, 400, 60, flip_colour_mix (brush.hue, brush.sky, .93));
  draw_backdrop (&brush, rect->width / scale);
  draw_building (&brush, cards, face);
  cairo_restore (canvas->cr);
}

/* A small picture with a frame, for lists. */
void
flipcity_mini_draw (FlipCanvas *canvas,
                    const FlipcityCards *cards,
                    guint face,
                    const FlipRect *rect)
{
  FlipCanvas on = flipcity_card_canvas (canvas);
  FlipRect inner = flip_rect_grow (*rect, -.5);

  g_return_if_fail (face < flipcity_n_faces (cards));

  cairo_save (canvas->cr);
  flip_canvas_round (&on, rect, 3);
  cairo_clip (canvas->cr);
  flipcity_picture_draw (&on, cards, face, rect, 0);
  cairo_restore (canvas->cr);
  flip_canvas_round (&on, &inner, 3);
  flip_canvas_stroke (&on, flipcity_hue (on.palette, cards, face), on.palette->line);
}
