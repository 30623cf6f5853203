/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How far something is that takes a while, and a button to end it. Closing it is the same as the button: it emits
   "cancelled", and stays until whoever opened it destroys it. */
#define FLIP_TYPE_PROGRESS_WINDOW (flip_progress_window_get_type ())
G_DECLARE_FINAL_TYPE (FlipProgressWindow, flip_progress_window, FLIP, PROGRESS_WINDOW, AdwWindow)

GtkWidget *flip_progress_window_new (GtkWindow *parent, const char *title);

/* The words say the same as the numbers: "120 of 400 sheets". */
void flip_progress_window_set (FlipProgressWindow *self, double share, const char *words);

G_END_DECLS
