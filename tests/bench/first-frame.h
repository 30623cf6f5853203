/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Says "first frame" on the standard output when the application's window is drawn. */
void first_frame_watch (GtkApplication *application);
