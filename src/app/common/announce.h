/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has screen readers say something once. The label is a status that nobody sees; it is what they look at where the
   toolkit can't tell them by itself. */
void flip_announce (GtkLabel *status, const char *text);

G_END_DECLS
