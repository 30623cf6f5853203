/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For small widgets that draw themselves: a canvas over the widget and a little around it, in the
   palette of the moment. */
void flip_widget_canvas_begin (FlipCanvas *canvas,
                               GtkWidget *widget,
                               GtkSnapshot *snapshot,
                               double around);
void flip_widget_canvas_end (FlipCanvas *canvas);

G_END_DECLS
