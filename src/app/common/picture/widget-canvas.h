/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"
#include "draw/kit/palette.h"

#include <adwaita.h>
#include <gtk/gtk.h>

/* For small widgets that draw themselves: a canvas over the widget and a small margin around it, in
   the current palette. */
void flip_widget_canvas_begin (FlipCanvas *canvas,
                               GtkWidget *widget,
                               GtkSnapshot *snapshot,
                               double around);
void flip_widget_canvas_end (FlipCanvas *canvas);

/* The palette that matches the window's style: light or dark, plain or high contrast. */
const FlipPalette *flip_screen_palette (void);

/* Calls `changed`, with the widget as the first argument, whenever that palette changes. */
void flip_screen_palette_watch (GtkWidget *widget, GCallback changed);
