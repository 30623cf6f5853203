/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

#define FLIP_PIXELS_SIDE  16
#define FLIP_PIXELS_EMPTY '.'

/* A map of squares that is being painted, each the letter of a brush. A stroke paints what its first
   square became, and is not part of the map until it ends. */
typedef struct
{
  guint columns, rows;
  char squares[FLIP_PIXELS_SIDE][FLIP_PIXELS_SIDE];
  char stroke[FLIP_PIXELS_SIDE][FLIP_PIXELS_SIDE]; /* '\0': not part of it */
  char brush, paint;
  gboolean is_symmetric; /* what is painted on one side is painted on the other */
  gboolean in_stroke;
  guint column, row; /* where the stroke is */
} FlipPixels;

void flip_pixels_init (FlipPixels *self, guint columns, guint rows);

/* Rows with strokes between them; what is missing is empty, and what is too much left out. */
void flip_pixels_read (FlipPixels *self, const char *text);
char *flip_pixels_print (const FlipPixels *self);

/* The same without the empty rows and columns around it. */
char *flip_pixels_print_trimmed (const FlipPixels *self);

/* What is seen: with the stroke. */
char flip_pixels_at (const FlipPixels *self, guint column, guint row);

void flip_pixels_begin (FlipPixels *self, guint column, guint row);
void flip_pixels_go_to (FlipPixels *self, guint column, guint row); /* in a straight line */
guint flip_pixels_changes (const FlipPixels *self); /* squares that the stroke changes */
gboolean flip_pixels_adds (const FlipPixels *self); /* or takes away */
gboolean flip_pixels_end (FlipPixels *self);        /* whether it has changed anything */
void flip_pixels_cancel (FlipPixels *self);

void flip_pixels_clear (FlipPixels *self);
void flip_pixels_mirror (FlipPixels *self);
gboolean flip_pixels_shift (FlipPixels *self, int across, int down); /* if nothing would be lost */
void flip_pixels_rotate (FlipPixels *self); /* a quarter to the right; only squares as wide as high */

/* Squares that aren't empty; and how many pieces they are, if those that touch at a corner hang
   together. */
guint flip_pixels_count (const FlipPixels *self);
guint flip_pixels_pieces (const FlipPixels *self);

/* The map of a file: one value, or one for each row. The place is that of the value or of any row. */
char *flip_pixels_get (FlipBoardFile *file, const FlipPlace *place);
guint flip_pixels_squares (const char *text);
void flip_pixels_size (FlipBoardFile *file, const FlipPlace *place, guint *columns, guint *rows);

/* As one step; of a family of rows the first one is then checked. */
void flip_pixels_set (FlipEditionDesk *desk, const FlipPlace *place, const char *text);

/* The maps of an edition that are painted square by square, each in a group of its own: shapes,
   symbols and the like. */
typedef struct
{
  char *group, *key; /* of the value, or of the first row */
  guint kind;        /* maps of one kind of group have the same: 0 for the first kind */
  char *name;        /* "Heart" */
  char *title;       /* "Shape: Heart" */
  char *brief;       /* "25 · 29 squares" */
  char *note;        /* "Value 25, 29 squares" */
  char *text;        /* rows with strokes between them */
  FlipChecked checked;
} FlipEditionMap;

/* Of FlipEditionMap, in the order of the file. */
GPtrArray *flip_edition_maps_list (FlipEditionDesk *desk);

/* What people call all of a kind, "Shapes", and whether there can be one more; the caller frees it.
   NULL: they have no common name, and none can be added. */
char *flip_edition_maps_kind (FlipEditionDesk *desk, guint kind, gboolean *can_add);

/* One more, like the last of its kind: its group, which the caller frees; or NULL. */
char *flip_edition_maps_add (FlipEditionDesk *desk, guint kind);

G_END_DECLS
