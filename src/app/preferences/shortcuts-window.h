/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows the keyboard shortcuts over a window. */
void flip_shortcuts_window_present (GtkWindow *parent);
