/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The text colour of a widget, and the one that a style class of data/css sets, for custom
   drawing. */
GdkRGBA flip_css_colour (GtkWidget *widget);
GdkRGBA flip_css_class_colour (const char *name);

void flip_css_load (GtkCssProvider *provider, const char *text);
