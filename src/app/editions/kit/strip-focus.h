/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Moves the focus within an editor like its parent class does, except that Tab leaves the strip
   from any row: going row by row would choose each of them, and a user who is just passing would
   end up editing the last. */
gboolean flip_strip_focus_move (GtkWidgetClass *parent_class,
                                GtkWidget *editor,
                                GtkWidget *strip,
                                GtkDirectionType direction);

G_END_DECLS
