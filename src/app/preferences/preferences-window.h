/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What people can set; every change takes effect at once. */
#define FLIP_TYPE_PREFERENCES_WINDOW (flip_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (FlipPreferencesWindow,
                      flip_preferences_window,
                      FLIP,
                      PREFERENCES_WINDOW,
                      AdwPreferencesWindow)

void flip_preferences_window_present (GtkWindow *parent);

G_END_DECLS
