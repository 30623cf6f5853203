/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has screen readers say something once. The label is a status that nobody sees; it is what they look at where the
   toolkit can't tell them by itself. */
void flip_announce (GtkLabel *status, const char *text);

/* Has what was announced and is not said yet never be said; FALSE where nothing is. */
gboolean flip_announce_take_back (GtkLabel *status);

G_END_DECLS
