/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Moves the focus within an editor as its parent class does, but Tab leaves the strip from whichever row: row by row
   it would choose one after the other, and whoever passes by would edit the last. */
gboolean flip_strip_focus_move (GtkWidgetClass *parent_class,
                                GtkWidget *editor,
                                GtkWidget *strip,
                                GtkDirectionType direction);

G_END_DECLS
