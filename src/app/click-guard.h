/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The second click of a double click acts only on the widget that the first one was meant for. If
   something else has come under the pointer, or the first click has answered a question, it would
   do something that nobody intended. `answered` returns how many questions have been answered in
   the window so far. */
void flip_click_guard_add (GtkWidget *window, guint (*answered) (GtkWidget *window));
