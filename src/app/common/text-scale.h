/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A length that is right for text of the usual size, for the size that the widget's text has. Text
   that is smaller than usual gets the same room. */
int flip_text_scale (GtkWidget *widget, int length);

G_END_DECLS
