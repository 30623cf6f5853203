/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the first of its children that the width has room for, and the last if there is none; where "or-none"
   is set, nothing rather than a child that doesn't fit. It is as high as the highest of them, so that nothing
   around it moves when another one is shown, but takes no height where nothing is. */
#define FLIP_TYPE_FIRST_FIT (flip_first_fit_get_type ())
G_DECLARE_FINAL_TYPE (FlipFirstFit, flip_first_fit, FLIP, FIRST_FIT, GtkWidget)

G_END_DECLS
