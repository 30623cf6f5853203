/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* The progress of a long task, with a button to cancel it. The button and closing the window both
   emit "cancelled"; the window stays until its creator destroys it. */
#define FLIP_TYPE_PROGRESS_WINDOW (flip_progress_window_get_type ())
G_DECLARE_FINAL_TYPE (FlipProgressWindow, flip_progress_window, FLIP, PROGRESS_WINDOW, AdwWindow)

GtkWidget *flip_progress_window_new (GtkWindow *parent, const char *title);

/* The words express the same as the share: "120 of 400 sheets". */
void flip_progress_window_set (FlipProgressWindow *self, double share, const char *words);
