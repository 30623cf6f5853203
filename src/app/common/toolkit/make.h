/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What is built in code, because there may be any number of it or none. A style is a list of CSS
   classes with spaces between them, or NULL. */

void flip_make_style (gpointer widget, const char *style);

/* A label whose words begin at its start, and one in which they also wrap. */
GtkWidget *flip_make_label (const char *text, const char *style);
GtkWidget *flip_make_words (const char *text, const char *style);

/* A flat button with an icon, and what it does as its tooltip. */
GtkWidget *flip_make_icon_button (const char *icon, const char *tooltip);

/* Widgets beside each other, and below each other; NULL is left out. */
#define FLIP_MAKE_ACROSS(spacing, ...)                                                             \
  flip_make_box (GTK_ORIENTATION_HORIZONTAL, spacing, FLIP_MAKE_LIST (__VA_ARGS__))
#define FLIP_MAKE_BELOW(spacing, ...)                                                              \
  flip_make_box (GTK_ORIENTATION_VERTICAL, spacing, FLIP_MAKE_LIST (__VA_ARGS__))
#define FLIP_MAKE_LIST(...)                                                                        \
  (GtkWidget *[]){ __VA_ARGS__ }, G_N_ELEMENTS (((GtkWidget *[]){ __VA_ARGS__ }))

GtkWidget *flip_make_box (GtkOrientation along, int spacing, GtkWidget *const *children, guint n);
