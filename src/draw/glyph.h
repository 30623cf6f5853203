/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/canvas.h"

G_BEGIN_DECLS

/* The first four stand in the order of the suits. */
typedef enum
{
  FLIP_GLYPH_HEART,
  FLIP_GLYPH_SPADE,
  FLIP_GLYPH_DIAMOND,
  FLIP_GLYPH_CLUB,
  FLIP_GLYPH_TOMBSTONE,
  FLIP_GLYPH_STAR,
  FLIP_GLYPH_STARLINE,
  FLIP_GLYPH_COIN,
  FLIP_GLYPH_NUGGET,
  FLIP_GLYPH_POSTER,
  FLIP_GLYPH_PAN,
  FLIP_GLYPH_HAMMER,
  FLIP_GLYPH_PICKAXE,
  FLIP_GLYPH_SHOVEL,
  FLIP_GLYPH_HORSE,
  FLIP_GLYPH_HAT,
  FLIP_GLYPH_TOPHAT,
  FLIP_GLYPH_BANDANA,
  FLIP_GLYPH_PISTOL,
  FLIP_GLYPH_RIFLE,
  FLIP_GLYPH_BADGE,
  FLIP_GLYPH_CHICKEN,
  FLIP_GLYPH_COW,
  FLIP_GLYPH_COACH,
  FLIP_GLYPH_TRAIN,
  FLIP_GLYPH_CARDS,
  FLIP_N_GLYPHS
} FlipGlyph;

/* The word for a glyph inside a line of text, as in "{star}". */
gboolean flip_glyph_find (const char *word, gsize length, FlipGlyph *glyph);

/* The glyph around a middle, in a square of the size. */
void flip_glyph_draw (FlipCanvas *canvas,
                      FlipGlyph glyph,
                      double x,
                      double y,
                      double size,
                      FlipColour colour,
                      FlipColour ground);

/* In the colour of its meaning: stars, gold, Wanted and the like, on the canvas's ground. */
void flip_glyph_draw_symbol (FlipCanvas *canvas, FlipGlyph glyph, double x, double y, double size);
FlipColour flip_glyph_colour (const FlipPalette *palette, FlipGlyph glyph);

G_END_DECLS
