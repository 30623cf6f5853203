/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

#define FLIP_PIXELS_SIDE  16
#define FLIP_PIXELS_EMPTY '.'

/* A map of squares that is being painted, each the letter of a brush. The whole stroke paints the
   colour that its first square became, and is not part of the map until it ends. */
typedef struct
{
  guint columns, rows;
  char squares[FLIP_PIXELS_SIDE][FLIP_PIXELS_SIDE];
  char stroke[FLIP_PIXELS_SIDE][FLIP_PIXELS_SIDE]; /* '\0': not part of the stroke */
  char brush, paint;
  gboolean is_symmetric; /* painting one half also paints the other */
  gboolean in_stroke;
  guint column, row; /* the current end of the stroke */
} FlipPixels;

void flip_pixels_init (FlipPixels *self, guint columns, guint rows);

/* Reads rows separated by strokes. Missing squares are empty, and surplus ones are ignored. */
void flip_pixels_read (FlipPixels *self, const char *text);
char *flip_pixels_print (const FlipPixels *self);

/* The same without the empty rows and columns around it. */
char *flip_pixels_print_trimmed (const FlipPixels *self);

/* The square as it is shown, including the stroke. */
char flip_pixels_at (const FlipPixels *self, guint column, guint row);

void flip_pixels_begin (FlipPixels *self, guint column, guint row);
void flip_pixels_go_to (FlipPixels *self, guint column, guint row); /* in a straight line */
guint flip_pixels_changes (const FlipPixels *self); /* squares that the stroke changes */
gboolean flip_pixels_adds (const FlipPixels *self); /* the stroke paints rather than erases */
gboolean flip_pixels_end (FlipPixels *self);        /* whether the stroke changed anything */
void flip_pixels_cancel (FlipPixels *self);

void flip_pixels_clear (FlipPixels *self);
void flip_pixels_mirror (FlipPixels *self);
gboolean flip_pixels_shift (FlipPixels *self, int across, int down); /* FALSE if painted squares would be lost */
void flip_pixels_rotate (FlipPixels *self); /* a quarter turn to the right; square maps only */

/* The number of squares that aren't empty; and the number of pieces they form, where squares that
   touch at a corner are connected. */
guint flip_pixels_count (const FlipPixels *self);
guint flip_pixels_pieces (const FlipPixels *self);

/* The map in a file: one value, or one value per row. The place is that of the value or of any
   row. */
char *flip_pixels_get (FlipBoardFile *file, const FlipPlace *place);
guint flip_pixels_squares (const char *text);
void flip_pixels_size (FlipBoardFile *file, const FlipPlace *place, guint *columns, guint *rows);

/* Writes the map as one step; of a family of rows, the first row then counts as checked. */
void flip_pixels_set (FlipEditionDesk *desk, const FlipPlace *place, const char *text);

/* The maps of an edition that are painted square by square, each in its own group: shapes, symbols
   and the like. */
typedef struct
{
  char *group, *key; /* of the value, or of the first row */
  guint kind;        /* the same for all maps of one kind of group, from 0 */
  char *name;        /* "Heart" */
  char *title;       /* "Shape: Heart" */
  char *brief;       /* "25 · 29 squares" */
  char *note;        /* "Value 25, 29 squares" */
  char *text;        /* rows separated by strokes */
  FlipChecked checked;
} FlipEditionMap;

/* An array of FlipEditionMap, in the order of the file. */
GPtrArray *flip_edition_maps_list (FlipEditionDesk *desk);

/* The plural name of a kind, "Shapes", which the caller frees, and whether one more can be added.
   NULL if the kind has no name; then none can be added. */
char *flip_edition_maps_kind (FlipEditionDesk *desk, guint kind, gboolean *can_add);

/* Adds a copy of the last map of its kind. Returns its group, which the caller frees, or NULL. */
char *flip_edition_maps_add (FlipEditionDesk *desk, guint kind);

G_END_DECLS
