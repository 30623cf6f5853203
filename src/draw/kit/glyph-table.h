/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/glyph.h"

/* The glyphs as written by make-glyphs.py from data/glyphs: a glyph consists of layers, a layer of
   operations with their coordinates, all on a grid of 24 × 24. */

typedef enum
{
  FLIP_PATH_MOVE,
  FLIP_PATH_LINE,
  FLIP_PATH_CURVE,
  FLIP_PATH_CLOSE,
} FlipPathOperation;

typedef enum
{
  FLIP_LAYER_FILL, /* by the even-odd rule */
  FLIP_LAYER_SOLID,
  FLIP_LAYER_STROKE,
  FLIP_LAYER_CUT, /* in the colour of the ground */
  FLIP_LAYER_CUT_STROKE,
} FlipLayerKind;

typedef struct
{
  FlipLayerKind kind;
  double width;
  guint first_operation, n_operations, first_number;
} FlipGlyphLayer;

typedef struct
{
  guint first_layer, n_layers;
} FlipGlyphEntry;

extern const guint8 flip_glyph_operations[];
extern const double flip_glyph_numbers[];
extern const FlipGlyphLayer flip_glyph_layers[];
extern const FlipGlyphEntry flip_glyph_table[FLIP_N_GLYPHS];
