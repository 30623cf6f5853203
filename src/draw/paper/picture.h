/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/paper/paper.h"
#include "draw/sheet/sheet-art.h"

/* A sheet as a file: what it shows, and how. */
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
  FLIP_PICTURE_ERROR_DRAWING,  /* Cairo failed: the picture is too large, or there is no memory */
} FlipPictureError;

/* Whether Cairo succeeded; if not, says what it reports. */
gboolean flip_picture_check (cairo_status_t status, GError **error);

/* The contents of a file in that format. */
GBytes *flip_picture_bytes (const FlipPicture *picture, FlipPictureFormat format, GError **error);

/* Draws the picture on a page of any context, in points. */
gboolean flip_picture_draw_page (const FlipPicture *picture, cairo_t *cr, GError **error);
