/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows what Flipside is, and who made it, over a window. */
void flip_about_present (GtkWindow *parent);
