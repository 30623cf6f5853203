/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The widget with the focus in the window of a widget, or NULL; and whether it is within that
   widget. */
GtkWidget *flip_focus_find (gpointer widget);
gboolean flip_focus_is_in (gpointer widget);

/* Focuses the first or last control of a part, even if the focus is on another control in it, or
   was on one that is gone. FALSE if there is none. */
gboolean flip_focus_first (GtkWidget *part);
gboolean flip_focus_last (GtkWidget *part);
