/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What people prefer, and how the window was left. Kept in GSettings; where the schema is not
   installed, for as long as the program runs.

   Properties, each with its notify signal: "theme" (system, light or dark), "animations", "hints",
   "confirm-undo", "table-preview", "slow-motion", "window-width", "window-height",
   "window-maximized". */
#define FLIP_TYPE_SETTINGS (flip_settings_get_type ())
G_DECLARE_FINAL_TYPE (FlipSettings, flip_settings, FLIP, SETTINGS, GObject)

/* The one of this program; borrowed. */
FlipSettings *flip_settings_get_default (void);

const char *flip_settings_get_theme (void);
gboolean flip_settings_get_animations (void);
gboolean flip_settings_get_hints (void);
gboolean flip_settings_get_confirm_undo (void);
gboolean flip_settings_get_slow_motion (void);

/* Gives a window the size it was left with, and remembers each later one. */
void flip_settings_remember_window (GtkWindow *window);

G_END_DECLS
