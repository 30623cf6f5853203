/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"

#include <gtk/gtk.h>

/* The briefing that players read before the first move, paragraph by paragraph. */
G_DECLARE_FINAL_TYPE (FlipBriefingView, flip_briefing_view, FLIP, BRIEFING_VIEW, GtkBox)

/* The view is hidden if there is nothing to read. */
void flip_briefing_view_show (FlipBriefingView *self, const FlipSetup *setup);
