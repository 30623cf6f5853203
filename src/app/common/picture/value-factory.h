/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows the strings of a drop-down: in full in the list, and as much as fits in the row with the
   selected one. */
GtkListItemFactory *flip_value_factory_new (void);
