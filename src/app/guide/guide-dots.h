/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The progress of a guide: a dot for each step. The words beside the dots say the same. */
G_DECLARE_FINAL_TYPE (FlipGuideDots, flip_guide_dots, FLIP, GUIDE_DOTS, GtkWidget)

void flip_guide_dots_show (FlipGuideDots *self, guint at, guint n);
