/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

/* A map of squares that is being painted, with letters and numbers along its edges. */

#define FLIP_PIXEL_ART_MARGIN 24

typedef struct
{
  guint columns, rows;
  double side;         /* of a square */
  const char *letters; /* row by row, including the stroke */
  const char *before;  /* without the stroke */
  FlipHue hue;
  gboolean is_symmetric, in_stroke;
  gboolean has_focus;
  guint column, row; /* the square with the focus or the stroke */
  const char *tag;   /* beside the stroke, or NULL */
} FlipPixelArt;

/* The shapes in a list take the hues in turn. */
FlipHue flip_pixel_art_hue (guint index);

/* The side of a square, and its least value where room is scarce. */
double flip_pixel_art_square (guint columns);
#define FLIP_PIXEL_ART_LEAST 22

void flip_pixel_art_draw (FlipCanvas *canvas, const FlipPixelArt *art);

/* Draws a thumbnail within a rectangle; the text has the rows, separated by slashes. */
void flip_pixel_art_draw_small (FlipCanvas *canvas,
                                const char *text,
                                const FlipRect *rect,
                                FlipColour colour);
