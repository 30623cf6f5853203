/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/paper/paper.h"
#include "draw/sheet/sheet-art.h"

G_BEGIN_DECLS

/* A sheet as a file: what is shown, and how. */
typedef struct
{
  const FlipGame *game;
  gconstpointer state;
  guint seat;
  FlipPaletteId palette;
  double scale;           /* of PNG and SVG; a PDF fills its page */
  FlipPaper paper;
  const char *title;      /* above the board, or NULL */
  const FlipSetup *setup; /* for the players' names, or NULL */
} FlipPicture;

typedef enum
{
  FLIP_PICTURE_PNG,
  FLIP_PICTURE_SVG,
  FLIP_PICTURE_PDF,
  FLIP_N_PICTURE_FORMATS
} FlipPictureFormat;

#define FLIP_PICTURE_ERROR (flip_picture_error_quark ())
GQuark flip_picture_error_quark (void);

typedef enum
{
  FLIP_PICTURE_ERROR_NO_SHEET, /* the game has no sheet to draw */
  FLIP_PICTURE_ERROR_NO_TABLE, /* the game is not set up on a table */
  FLIP_PICTURE_ERROR_DRAWING,  /* Cairo gave up: too large, no memory */
} FlipPictureError;

/* The bytes of such a file. */
GBytes *flip_picture_bytes (const FlipPicture *picture, FlipPictureFormat format, GError **error);

/* The same onto a page of any context, a unit being a point. */
gboolean flip_picture_draw_page (const FlipPicture *picture, cairo_t *cr, GError **error);

G_END_DECLS
