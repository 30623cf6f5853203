/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The bar above a sheet that is not kept: it says what the sheet is, and has a button to keep it,
   if possible, by the page's action "sheet.keep". */
G_DECLARE_FINAL_TYPE (FlipGuideBar, flip_guide_bar, FLIP, GUIDE_BAR, GtkBox)

/* NULL hides the bar. */
void flip_guide_bar_show (FlipGuideBar *self, const char *words, gboolean can_keep);
