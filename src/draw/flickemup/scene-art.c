/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"
#include "draw/flickemup/table-art.h"

#include "draw/kit/text.h"

/* The game as a thumbnail: a building, two cowboys, and a bullet on its way. */

static void
draw_wood (FlipCanvas *canvas, FlipRect rect, FlipColour wood)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);

  flip_canvas_box (canvas, &rect, 1, wood, colours.wood_line, 1);
}

static void
draw_saloon (FlipCanvas *canvas, const FlipRect *rect)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);
  double x = flip_rect_middle (rect), y = rect->y + rect->height * .12, width = rect->width * .58;

  draw_wood (canvas, (FlipRect){ x - width * .42, y + 3, width * .16, 10 }, colours.light_wood);
  draw_wood (canvas, (FlipRect){ x + width * .26, y + 3, width * .16, 10 }, colours.light_wood);
  draw_wood (canvas, (FlipRect){ x - width / 2, y, width, 6 }, colours.dark_wood);
}

static void
draw_shot (FlipCanvas *canvas, double x1, double y1, double x2, double y2)
{
  static const double dashes[] = { 4, 3 };
  FlickemupColours colours = flickemup_colours (canvas->palette);

  cairo_set_dash (canvas->cr, dashes, 2, 0);
  cairo_move_to (canvas->cr, x1, y1);
  cairo_line_to (canvas->cr, x2, y2);
  flip_canvas_stroke (canvas, colours.wood_line, 1.5);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
  cairo_arc (canvas->cr, x1, y1, 5, 0, 2 * G_PI);
  flip_canvas_fill_keep (canvas, (FlipColour){ .55, .56, .58, 1 });
  flip_canvas_stroke (canvas, colours.wood_line, 1);
}

void
flickemup_scene_draw (FlipCanvas *canvas, const FlipRect *rect)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);
  double x = rect->x, y = rect->y, width = rect->width, height = rect->height;

  flip_canvas_round (canvas, rect, 8);
  flip_canvas_fill (canvas, colours.sand);
  cairo_new_path (canvas->cr);
  draw_saloon (canvas, rect);
  draw_shot (canvas, x + width * .4, y + height * .74, x + width * .76, y + height * .46);
  flickemup_hat_draw (canvas, FLICKEMUP_COWBOYS_A_TEAM + 1, FLICKEMUP_RED, x + width * .82,
                      y + height * .42, height * .26);
  flickemup_hat_draw (canvas, 2, FLICKEMUP_RED, x + width * .2, y + height * .8, height * .26);
}
