/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/editions/edition-change.h"

/* A drawing by a function of its owner, to whom `which` says which of several drawings it is. */
#define FLIP_TYPE_EDIT_DRAWING (flip_edit_drawing_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditDrawing, flip_edit_drawing, FLIP, EDIT_DRAWING, FlipDrawing)

typedef void (*FlipEditDraw) (FlipCanvas *canvas, gpointer owner, guint which);

/* The least and the natural width, and the width from which on it grows no higher; each is that of
   the drawing itself if it is 0. */
typedef struct
{
  int least, natural, most;
  gboolean follows_text; /* larger text needs a larger drawing */
} FlipEditWidths;

/* The owner outlives the drawing. */
FlipEditDrawing *flip_edit_drawing_new (FlipEditDraw draw, gpointer owner, FlipEditWidths widths);

/* Draws this area, in its own units, as large as there is room; nothing if it has no width. A pale
   drawing is not what the file says now. */
void flip_edit_drawing_show (FlipEditDrawing *self, guint which, FlipRect area, gboolean is_pale);

typedef enum
{
  FLIP_SPOT_WRONG = 1 << 0,
  FLIP_SPOT_LEFT_OUT = 1 << 1, /* the drawing has nothing there */
  FLIP_SPOT_OPENED = 1 << 2,
  FLIP_SPOT_TARGET = 1 << 3, /* what is dragged would be dropped there */
} FlipSpotMarks;

/* A place of a drawing that shows a value of the file. */
typedef struct
{
  const char *group, *key; /* without a key: the whole group; kept spots have interned names */
  int part;                /* of the value; -1: all of it */
  guint number;            /* what stays the same though the value is another one; or 0 */
  FlipRect rect;           /* in the units of the drawing */
  const char *name;        /* for screen readers, and as a tooltip */
  FlipSpotMarks marks;
  gboolean is_asked;    /* the function `tell` is asked for the tooltip */
  gboolean skips_focus; /* the keyboard reaches the value in another way */
  gboolean takes_keys;  /* only the keyboard reaches it: the pointer is the canvas's own */
} FlipHotSpot;

/* A drawing with spots, each of which is a button. "opened" has the group, the key and the part of
   the value that was clicked on. */
#define FLIP_TYPE_EDIT_CANVAS (flip_edit_canvas_get_type ())
G_DECLARE_DERIVABLE_TYPE (FlipEditCanvas, flip_edit_canvas, FLIP, EDIT_CANVAS, GtkWidget)

struct _FlipEditCanvasClass
{
  GtkWidgetClass parent_class;

  /* From the units of the drawing to the widget. */
  FlipRect (*place) (FlipEditCanvas *self, const FlipRect *rect);

  /* A click on a spot. By default it emits "opened". */
  void (*chosen) (FlipEditCanvas *self, const FlipHotSpot *spot);

  /* What a click on a spot would do; the caller frees it. */
  char *(*tell) (FlipEditCanvas *self, const FlipHotSpot *spot);
};

/* The first drawing is measured, and others are over it, each as large; a canvas without a drawing
   draws itself. */
void flip_edit_canvas_take_drawing (FlipEditCanvas *self, FlipEditDrawing *drawing);

/* Tells all spots from the first to the last. Their buttons stay, and change only where the spots
   differ from those before. */
void flip_edit_canvas_begin (FlipEditCanvas *self);
void flip_edit_canvas_add (FlipEditCanvas *self, const FlipHotSpot *spot);
void flip_edit_canvas_end (FlipEditCanvas *self);

/* The spot with this number, the one with a number at a point of the widget, the one with the
   focus, and the first of a group, with this key if there is such a one; or NULL. They are valid
   until the next flip_edit_canvas_begin. */
const FlipHotSpot *flip_edit_canvas_find (FlipEditCanvas *self, guint number);
const FlipHotSpot *flip_edit_canvas_at (FlipEditCanvas *self, double x, double y);
const FlipHotSpot *flip_edit_canvas_focused (FlipEditCanvas *self);
const FlipHotSpot *flip_edit_canvas_of (FlipEditCanvas *self, const char *group, const char *key);

/* Whether a changed value is drawn in a part of the drawing. */
gboolean flip_edit_canvas_has (FlipEditCanvas *self,
                               const FlipRect *part,
                               const FlipEditionChange *change);

GtkWidget *flip_edit_canvas_button (FlipEditCanvas *self, const FlipHotSpot *spot);
FlipRect flip_edit_canvas_place (FlipEditCanvas *self, const FlipHotSpot *spot);
