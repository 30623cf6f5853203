/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "draw/kit/palette.h"

G_BEGIN_DECLS

/* Squares that are painted one by one, or many with one stroke. Arrows go from square to square, Space
   paints, with Shift the arrows paint on the way, with Control they move all of it; M mirrors, R turns,
   Delete empties it, Escape gives a stroke up.

   "painted" is emitted when a stroke has ended and something is different. */
#define FLIP_TYPE_PIXEL_CANVAS (flip_pixel_canvas_get_type ())
G_DECLARE_FINAL_TYPE (FlipPixelCanvas, flip_pixel_canvas, FLIP, PIXEL_CANVAS, FlipDrawing)

/* Rows with strokes between them, on so many squares, in a hue. */
void flip_pixel_canvas_set_text (FlipPixelCanvas *self,
                                 const char *text,
                                 guint columns,
                                 guint rows,
                                 FlipHue hue);

/* To the first square, where another map begins. */
void flip_pixel_canvas_go_home (FlipPixelCanvas *self);

/* Both are freed by the caller; the second is without the empty rows and columns around it. */
char *flip_pixel_canvas_get_text (FlipPixelCanvas *self);
char *flip_pixel_canvas_get_trimmed (FlipPixelCanvas *self);

/* What the pointer does, and Space; the tool that moves all of the map does so by the arrows, too. */
typedef enum
{
  FLIP_PIXEL_PAINTS,
  FLIP_PIXEL_ERASES,
  FLIP_PIXEL_MOVES,
} FlipPixelTool;

void flip_pixel_canvas_set_tool (FlipPixelCanvas *self, FlipPixelTool tool);
void flip_pixel_canvas_set_symmetric (FlipPixelCanvas *self, gboolean symmetric);

/* A quarter turn does nothing where the map is not as wide as high. */
void flip_pixel_canvas_mirror (FlipPixelCanvas *self);
void flip_pixel_canvas_turn (FlipPixelCanvas *self);

guint flip_pixel_canvas_pieces (FlipPixelCanvas *self);

/* "60 squares, in one piece" */
char *flip_pixel_canvas_describe (FlipPixelCanvas *self);

G_END_DECLS
