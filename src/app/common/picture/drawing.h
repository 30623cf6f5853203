/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

#include <gtk/gtk.h>

/* A small picture of a fixed size that is drawn with our own functions, in the current palette: by a
   class of its own, or a value by a function. */
#define FLIP_TYPE_DRAWING (flip_drawing_get_type ())
G_DECLARE_DERIVABLE_TYPE (FlipDrawing, flip_drawing, FLIP, DRAWING, GtkWidget)

struct _FlipDrawingClass
{
  GtkWidgetClass parent_class;

  double around;         /* room that a shadow or a frame needs outside the widget */
  gboolean follows_text; /* the picture appears in text, and scales with it */
  void (*draw) (FlipDrawing *self, FlipCanvas *canvas, double width, double height);
};

/* What a drawing without a class of its own shows. */
typedef struct
{
  void (*draw) (gconstpointer value, FlipCanvas *canvas, double width, double height);
  gsize size;            /* of the value */
  int width, height;     /* of the drawing; 0: as flip_drawing_set_size says */
  double around;         /* as in the class */
  gboolean follows_text; /* as in the class */
} FlipDrawn;

void flip_drawing_set_size (FlipDrawing *self, int width, int height);

/* Shows a copy of the value. */
void flip_drawing_show (FlipDrawing *self, const FlipDrawn *drawn, gconstpointer value);
