/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The size of the widget's text relative to the usual one; at least 1. */
double flip_text_factor (GtkWidget *widget);

/* Scales a length from the usual text size to the size of the widget's text. */
int flip_text_scale (GtkWidget *widget, int length);
