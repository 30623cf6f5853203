/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

G_BEGIN_DECLS

#define FLIP_LAYOUT_MOST_PIECES 96

/* Something that is put on the table before the game. */
typedef struct
{
  char name[128];  /* translated: "Lawman 4", "Barrel 2" */
  char note[256];  /* translated: what belongs to it, "red hat"; may be empty */
  double x, y;     /* its middle, in millimetres from the far left corner */
  double angle;    /* the way it faces, from 0 up to 360: 0 to the right, 90 to the near edge */
  gboolean turned; /* whether that matters */
} FlipLayoutPiece;

/* The real table that a game is set up on, for printing at its full size and as a help on the
   screen. */
typedef struct
{
  const char *(*title) (gconstpointer state);                           /* of what is set up */
  void (*measure) (gconstpointer state, double *width, double *height); /* in millimetres */

  /* From its far left corner, a unit being a millimetre. */
  void (*draw) (FlipCanvas *canvas, gconstpointer state);

  /* Small, to fill a rectangle of the same proportions: the bare table, and what stands on it. */
  void (*sketch_ground) (FlipCanvas *canvas, gconstpointer state, const FlipRect *rect);
  void (*sketch_pieces) (FlipCanvas *canvas, gconstpointer state, const FlipRect *rect);

  /* Everything that is put there, in the order in which people would put it. */
  guint (*pieces) (gconstpointer state, FlipLayoutPiece pieces[FLIP_LAYOUT_MOST_PIECES]);
} FlipTableLayout;

G_END_DECLS
