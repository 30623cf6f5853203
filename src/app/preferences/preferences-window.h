/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

void flip_preferences_window_present (GtkWindow *parent);
