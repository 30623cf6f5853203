/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/application.h"

#define FLIP_TYPE_WINDOW (flip_window_get_type ())
G_DECLARE_FINAL_TYPE (FlipWindow, flip_window, FLIP, WINDOW, AdwApplicationWindow)

FlipWindow *flip_window_new (FlipApplication *application);

/* Shows a message until it is dismissed. */
void flip_window_tell (FlipWindow *self, const char *text);

/* Another program has replaced the library: adds its previous content, which was kept as a file, to
   the new one. */
void flip_window_join (FlipWindow *self, const char *kept);

void flip_window_open_sheet (FlipWindow *self, gint64 id);
void flip_window_open_file (FlipWindow *self, GFile *file);
void flip_window_begin (FlipWindow *self, FlipSession *session);
void flip_window_show_library (FlipWindow *self);
