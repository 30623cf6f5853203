/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Focuses the first control of a part, though the focus may be on a later one of it, or was on one that
   is gone. FALSE where there is none. */
gboolean flip_focus_first (GtkWidget *part);

G_END_DECLS
