/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"

#define GOLDEN_SCALE .6

/* Pictures that are compared with those in a folder, or drawn anew. */
typedef struct
{
  const char *folder;
  gboolean write;
} Golden;

/* A board to be compared: the position is set in a state of zeros. */
typedef struct
{
  const char *name;
  FlipPaletteId palette;
  void (*set) (gpointer state);
  const FlipSheetArt *art;
  const Golden *golden;
} GoldenPicture;

typedef struct
{
  double mean;
  guint strong;
  int left, top, right, bottom; /* around everything that differs strongly */
} GoldenDifference;

Golden golden_read (int argc, char **argv);
cairo_surface_t *golden_surface (double width, double height);
gboolean golden_has_font (void);
GoldenDifference golden_compare (cairo_surface_t *a, cairo_surface_t *b);
void golden_check (const Golden *golden, const char *name, cairo_surface_t *picture);

/* Plays moves, with commas between them, to come to a position. */
void golden_play (const FlipGame *game, gpointer state, const char *moves);

/* The whole board; the same laid out for another window; and some of the regions, one bit per region, as pages below each other. */
cairo_surface_t *golden_board (const FlipSheetArt *art,
                               gconstpointer state,
                               FlipPaletteId palette,
                               double scale);
cairo_surface_t *golden_layout (const FlipSheetArt *art, gconstpointer state, FlipLayout layout);
cairo_surface_t *golden_pages (const FlipSheetArt *art,
                               gconstpointer state,
                               guint regions,
                               double height);

/* One test a picture, called by its name; both outlive the tests. */
void golden_add_pictures (const Golden *golden,
                          const FlipSheetArt *art,
                          const char *suite,
                          GoldenPicture *pictures,
                          guint n);
