/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Above a sheet that nobody keeps: what it is, and, where it can be kept, a button for that, by the action
   "sheet.keep" of the page. */
#define FLIP_TYPE_GUIDE_BAR (flip_guide_bar_get_type ())
G_DECLARE_FINAL_TYPE (FlipGuideBar, flip_guide_bar, FLIP, GUIDE_BAR, GtkBox)

/* NULL hides it. */
void flip_guide_bar_show (FlipGuideBar *self, const char *words, gboolean can_keep);

G_END_DECLS
