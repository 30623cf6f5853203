/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/palette.h"
#include "engine/game/setup.h"

#include <pango/pangocairo.h>

typedef struct
{
  double x, y, width, height;
} FlipRect;

/* The target of a drawing: a Cairo context, the palette, the colour beneath, and the players'
   names. */
typedef struct
{
  cairo_t *cr;
  const FlipPalette *palette;
  PangoLayout *layout;
  FlipColour ground;      /* the colour beneath, in which glyphs cut their holes */
  const FlipSetup *setup; /* for the players' names; NULL: seats are shown by number */
} FlipCanvas;

void flip_canvas_init (FlipCanvas *canvas, cairo_t *cr, const FlipPalette *palette);
void flip_canvas_clear (FlipCanvas *canvas);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FlipCanvas, flip_canvas_clear)

/* The name of a seat's player; freed by the caller. */
char *flip_canvas_player (const FlipCanvas *canvas, guint seat);

void flip_canvas_colour (FlipCanvas *canvas, FlipColour colour);
void flip_canvas_fill (FlipCanvas *canvas, FlipColour colour);
void flip_canvas_fill_keep (FlipCanvas *canvas, FlipColour colour);
void flip_canvas_stroke (FlipCanvas *canvas, FlipColour colour, double width);
void flip_canvas_stroke_dashed (FlipCanvas *canvas,
                                FlipColour colour,
                                double width,
                                double dash,
                                double gap);

/* The next two are only paths. */
void flip_canvas_round (FlipCanvas *canvas, const FlipRect *rect, double radius);
void flip_canvas_disc (FlipCanvas *canvas, double x, double y, double radius);
void flip_canvas_fill_disc (FlipCanvas *canvas,
                            double x,
                            double y,
                            double radius,
                            FlipColour colour);
void flip_canvas_fill_round (FlipCanvas *canvas,
                             const FlipRect *rect,
                             double radius,
                             FlipColour colour);
void flip_canvas_stroke_round (FlipCanvas *canvas,
                               const FlipRect *rect,
                               double radius,
                               FlipColour colour,
                               double width);
void flip_canvas_line (FlipCanvas *canvas,
                       double x1,
                       double y1,
                       double x2,
                       double y2,
                       FlipColour colour,
                       double width);

/* A filled box with a line just inside its edges. */
void flip_canvas_box (FlipCanvas *canvas,
                      const FlipRect *rect,
                      double radius,
                      FlipColour fill,
                      FlipColour line,
                      double width);

static inline FlipRect
flip_rect_grow (FlipRect rect, double by)
{
  return (FlipRect){ rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by };
}

static inline FlipRect
flip_rect_around (double x, double y, double width, double height)
{
  return (FlipRect){ x - width / 2, y - height / 2, width, height };
}

static inline FlipRect
flip_rect_move (FlipRect rect, double x, double y)
{
  return (FlipRect){ rect.x + x, rect.y + y, rect.width, rect.height };
}

static inline double
flip_rect_middle (const FlipRect *rect)
{
  return rect->x + rect->width / 2;
}

static inline double
flip_rect_centre (const FlipRect *rect)
{
  return rect->y + rect->height / 2;
}
