/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a widget shows, set only where it is different: setting the same once more still costs a new
   layout. */

/* NULL hides the label. */
void flip_show_text (GtkLabel *label, const char *text);
void flip_show_tooltip (GtkWidget *widget, const char *text);
void flip_show_class (GtkWidget *widget, const char *name, gboolean on);

/* The next child of a box as one of a type: the one that stands there already, or a new one. Begins
   with NULL; what stands after the last is dropped at the end. */
gpointer flip_show_next (GtkBox *box, GtkWidget *last, GType type);
void flip_show_end (GtkBox *box, GtkWidget *last);

G_END_DECLS
