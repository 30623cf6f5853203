/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/drawing.h"
#include "engine/format.h"

G_BEGIN_DECLS

/* Squares that are painted one by one, or many with one stroke. Arrows go from square to square, Space
   paints, with Shift the arrows paint on the way, with Control they move all of it; M mirrors, R turns,
   Delete empties it, Escape gives a stroke up.

   "painted" is emitted when a stroke has ended and something is different. */
#define FLIP_TYPE_PIXEL_CANVAS (flip_pixel_canvas_get_type ())
G_DECLARE_FINAL_TYPE (FlipPixelCanvas, flip_pixel_canvas, FLIP, PIXEL_CANVAS, FlipDrawing)

/* Rows with strokes between them, on so many squares. The brushes are those of a field: the first one
   paints until another is chosen, and what stands for nothing is “.”. */
void flip_pixel_canvas_set_brushes (FlipPixelCanvas *self, const FlipBrush *brushes, guint n);
void flip_pixel_canvas_set_text (FlipPixelCanvas *self,
                                 const char *text,
                                 guint columns,
                                 guint rows);

/* To the first square, where another map begins. */
void flip_pixel_canvas_go_home (FlipPixelCanvas *self);

/* Both are freed by the caller; the second is without the empty rows and columns around it. */
char *flip_pixel_canvas_get_text (FlipPixelCanvas *self);
char *flip_pixel_canvas_get_trimmed (FlipPixelCanvas *self);

void flip_pixel_canvas_set_brush (FlipPixelCanvas *self, char letter);

/* Pointer and arrows move all of the map instead of painting. */
void flip_pixel_canvas_set_moves (FlipPixelCanvas *self, gboolean moves);
void flip_pixel_canvas_set_symmetric (FlipPixelCanvas *self, gboolean symmetric);

/* A quarter turn does nothing where the map is not as wide as high. */
void flip_pixel_canvas_mirror (FlipPixelCanvas *self);
void flip_pixel_canvas_turn (FlipPixelCanvas *self);

/* "60 squares, in one piece" */
char *flip_pixel_canvas_describe (FlipPixelCanvas *self);

G_END_DECLS
