/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How many times as large as usual the widget's text is. Text that is smaller than usual counts as usual. */
double flip_text_factor (GtkWidget *widget);

/* A length that is right for text of the usual size, for the size that the widget's text has. */
int flip_text_scale (GtkWidget *widget, int length);

G_END_DECLS
