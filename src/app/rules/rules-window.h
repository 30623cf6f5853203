/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

#include <adwaita.h>

/* The rules of a game as a reference, to be searched, or opened at one paragraph. */
#define FLIP_TYPE_RULES_WINDOW (flip_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (FlipRulesWindow, flip_rules_window, FLIP, RULES_WINDOW, AdwWindow)

/* `id` is that of a paragraph, or NULL for the whole page. There is only one such window, which
   shows the last request. */
void flip_rules_window_present (GtkWindow *parent, const FlipGame *game, const char *id);

/* Opens the rule for the question in a state. Unless the user searches there, the window follows
   the current question. */
void flip_rules_window_present_at (GtkWindow *parent, const FlipGame *game, gconstpointer state);
void flip_rules_window_follow (const FlipGame *game, gconstpointer state);
