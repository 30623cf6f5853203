/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the strings of a list to choose from: whole in the list, and in a row that has one of them as far as it fits. */
GtkListItemFactory *flip_value_factory_new (void);

G_END_DECLS
