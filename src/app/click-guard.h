/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The second click of a double click acts only on what the first was for: where another thing lies
   under the pointer meanwhile, or the first click has answered a question, it would do what nobody
   meant. To be added to the window. `answered` says how many questions were answered in it so far. */
void flip_click_guard_add (GtkWidget *window, guint (*answered) (GtkWidget *window));

G_END_DECLS
