/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"

#include <gtk/gtk.h>

/* Fills a box with the briefing that players read before the first move, paragraph by paragraph. The
   box is hidden if there is nothing to read. */
void flip_briefing_view_show (GtkBox *view, const FlipSetup *setup);
