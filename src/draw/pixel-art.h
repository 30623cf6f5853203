/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/canvas.h"

G_BEGIN_DECLS

/* A map of squares that is being painted, with letters and numbers outside. */

#define FLIP_PIXEL_ART_MARGIN 24

typedef struct
{
  guint columns, rows;
  const char *letters; /* row by row, with the stroke */
  const char *before;  /* without it */
  char first_brush;    /* what fills a square; other letters stand in it */
  gboolean is_symmetric, in_stroke;
  gboolean has_focus;
  guint column, row; /* where the focus or the stroke is */
  const char *tag;   /* beside the stroke, or NULL */
} FlipPixelArt;

/* The side of a square, where so many stand in a row. */
double flip_pixel_art_square (guint columns);

void flip_pixel_art_draw (FlipCanvas *canvas, const FlipPixelArt *art);

G_END_DECLS
