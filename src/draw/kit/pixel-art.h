/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

G_BEGIN_DECLS

/* A map of squares that is being painted, with letters and numbers outside. */

#define FLIP_PIXEL_ART_MARGIN 24

typedef struct
{
  guint columns, rows;
  double side;         /* of a square */
  const char *letters; /* row by row, with the stroke */
  const char *before;  /* without it */
  FlipHue hue;
  gboolean is_symmetric, in_stroke;
  gboolean has_focus;
  guint column, row; /* where the focus or the stroke is */
  const char *tag;   /* beside the stroke, or NULL */
} FlipPixelArt;

/* Shapes that stand in a list have hues in turn. */
FlipHue flip_pixel_art_hue (guint index);

/* The side of a square where there is room, and where there is little. */
double flip_pixel_art_square (guint columns);
#define FLIP_PIXEL_ART_LEAST 22

void flip_pixel_art_draw (FlipCanvas *canvas, const FlipPixelArt *art);

/* The same as a thumbnail, within a rectangle: rows with strokes between them. */
void flip_pixel_art_draw_small (FlipCanvas *canvas,
                                const char *text,
                                const FlipRect *rect,
                                FlipColour colour);

G_END_DECLS
