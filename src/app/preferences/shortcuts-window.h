/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the keyboard shortcuts over a window. */
void flip_shortcuts_window_present (GtkWindow *parent);

G_END_DECLS
