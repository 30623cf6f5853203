/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

#include <gtk/gtk.h>

/* A small picture of a fixed size that is drawn with our own functions, in the current palette. */
#define FLIP_TYPE_DRAWING (flip_drawing_get_type ())
G_DECLARE_DERIVABLE_TYPE (FlipDrawing, flip_drawing, FLIP, DRAWING, GtkWidget)

struct _FlipDrawingClass
{
  GtkWidgetClass parent_class;

  double around;         /* room that a shadow or a frame needs outside the widget */
  gboolean follows_text; /* the picture appears in text, and scales with it */
  void (*draw) (FlipDrawing *self, FlipCanvas *canvas, double width, double height);
};

void flip_drawing_set_size (FlipDrawing *self, int width, int height);
