/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the strings of a list to choose from: in a line where there is room, else in several. */
GtkListItemFactory *flip_value_factory_new (void);

G_END_DECLS
