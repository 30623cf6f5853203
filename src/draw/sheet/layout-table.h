/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

#define FLIP_LAYOUT_MOST_PIECES 96

/* Something that is placed on the table before the game. */
typedef struct
{
  char name[128];  /* translated: "Lawman 4", "Barrel 2" */
  char note[256];  /* translated: what it comes with, "red hat"; may be empty */
  double x, y;     /* its centre, in millimetres from the far left corner */
  double angle;    /* the direction in which it faces, from 0 up to 360: 0 is right, 90 towards
                      the near edge */
  gboolean turned; /* whether the direction matters */
} FlipLayoutPiece;

/* The real table on which a game is set up, for printing in full size and as a guide on the
   screen. */
typedef struct
{
  const char *(*title) (gconstpointer state);                           /* the title of the set-up */
  void (*measure) (gconstpointer state, double *width, double *height); /* in millimetres */

  /* From the far left corner, in millimetres. */
  void (*draw) (FlipCanvas *canvas, gconstpointer state);

  /* Draw a small picture that fills a rectangle of the same proportions: the empty table, and the
     pieces on it. */
  void (*sketch_ground) (FlipCanvas *canvas, gconstpointer state, const FlipRect *rect);
  void (*sketch_pieces) (FlipCanvas *canvas, gconstpointer state, const FlipRect *rect);

  /* All pieces, in the order in which people would place them. */
  guint (*pieces) (gconstpointer state, FlipLayoutPiece pieces[FLIP_LAYOUT_MOST_PIECES]);
} FlipTableLayout;
