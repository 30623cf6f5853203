/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

/* The first four are in the order of the suits. */
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
  FLIP_GLYPH_BARREL,
  FLIP_GLYPH_DYNAMITE,
  FLIP_GLYPH_BAG,
  FLIP_GLYPH_DROP,
  FLIP_GLYPH_DISC,
  FLIP_GLYPH_TROPHY,
  FLIP_GLYPH_NOTE,
  FLIP_GLYPH_FLAG,
  FLIP_GLYPH_PERSON,
  FLIP_GLYPH_GALLOWS,
  FLIP_GLYPH_NOENTRY,
  FLIP_GLYPH_SKYLINE,
  FLIP_GLYPH_ANGRY,
  FLIP_GLYPH_FLIP,
  FLIP_GLYPH_RECYCLE,
  FLIP_GLYPH_CRANE,
  FLIP_GLYPH_PEOPLE,
  FLIP_GLYPH_BARS,
  FLIP_GLYPH_CROWN,
  FLIP_GLYPH_GEM,
  FLIP_GLYPH_GEMLINE,
  FLIP_GLYPH_LENS,
  FLIP_GLYPH_ROAD,
  FLIP_GLYPH_AREA,
  FLIP_GLYPH_CELL,
  FLIP_GLYPH_SHIFT,
  FLIP_GLYPH_ALIEN,
  FLIP_GLYPH_SKULL,
  FLIP_GLYPH_SHIELD,
  FLIP_GLYPH_TOKEN,
  FLIP_N_GLYPHS
} FlipGlyph;

/* Finds a glyph by its name in a line of text, as in "{star}". */
gboolean flip_glyph_find (const char *word, gsize length, FlipGlyph *glyph);

/* What a symbol says, translated; NULL if that is nothing by itself. */
const char *flip_glyph_spoken (FlipGlyph glyph);

/* Draws the glyph around a centre, in a square of the given size. */
void flip_glyph_draw (FlipCanvas *canvas,
                      FlipGlyph glyph,
                      double x,
                      double y,
                      double size,
                      FlipColour colour,
                      FlipColour ground);

/* Draws a glyph in the colour of its meaning (stars, gold, Wanted and so on) on the canvas's
   ground. */
void flip_glyph_draw_symbol (FlipCanvas *canvas, FlipGlyph glyph, double x, double y, double size);
FlipColour flip_glyph_colour (const FlipPalette *palette, FlipGlyph glyph);
