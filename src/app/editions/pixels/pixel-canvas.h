/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "draw/kit/palette.h"

/* Squares that are painted one by one, or several with one stroke. Arrows go from square to
   square, and Space paints; with Shift the arrows paint on the way, and with Control they move
   the whole map. M mirrors it, R turns it, Delete clears it, and Escape abandons a stroke.

   "painted" is emitted when a stroke has ended and changed something. */
G_DECLARE_FINAL_TYPE (FlipPixelCanvas, flip_pixel_canvas, FLIP, PIXEL_CANVAS, FlipDrawing)

/* Sets the map: rows separated by slashes, the number of columns and rows, and a hue. */
void flip_pixel_canvas_set_text (FlipPixelCanvas *self,
                                 const char *text,
                                 guint columns,
                                 guint rows,
                                 FlipHue hue);

/* Moves to the first square, for a map that has just been loaded. */
void flip_pixel_canvas_go_home (FlipPixelCanvas *self);

/* The caller frees both texts; the second leaves out the empty rows and columns at the edges. */
char *flip_pixel_canvas_get_text (FlipPixelCanvas *self);
char *flip_pixel_canvas_get_trimmed (FlipPixelCanvas *self);

/* What the pointer and Space do; with the tool that moves the map, the arrows move it too. */
typedef enum
{
  FLIP_PIXEL_PAINTS,
  FLIP_PIXEL_ERASES,
  FLIP_PIXEL_MOVES,
} FlipPixelTool;

void flip_pixel_canvas_set_tool (FlipPixelCanvas *self, FlipPixelTool tool);
void flip_pixel_canvas_set_symmetric (FlipPixelCanvas *self, gboolean symmetric);

/* A quarter turn has no effect unless the map is square. */
void flip_pixel_canvas_mirror (FlipPixelCanvas *self);
void flip_pixel_canvas_turn (FlipPixelCanvas *self);

guint flip_pixel_canvas_pieces (FlipPixelCanvas *self);

/* "60 squares, in one piece" */
char *flip_pixel_canvas_describe (FlipPixelCanvas *self);
