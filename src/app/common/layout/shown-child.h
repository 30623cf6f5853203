/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Iterates over the children that take part in the layout. */
static inline GtkWidget *
flip_shown_child_from (GtkWidget *child)
{
  while (child && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static inline GtkWidget *
flip_shown_child_first (GtkWidget *widget)
{
  return flip_shown_child_from (gtk_widget_get_first_child (widget));
}

static inline GtkWidget *
flip_shown_child_next (GtkWidget *child)
{
  return flip_shown_child_from (gtk_widget_get_next_sibling (child));
}
