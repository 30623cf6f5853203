/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows the first of its children that fits the width, or the last if none does; with "or-none" it
   shows nothing rather than a child that doesn't fit. It is as high as the highest child, so that
   nothing around it moves when another one is shown, but takes no height if it shows nothing. With
   "yields" the height decides instead: it asks for none, and shows a child only if that has room. */
#define FLIP_TYPE_FIRST_FIT (flip_first_fit_get_type ())
G_DECLARE_DERIVABLE_TYPE (FlipFirstFit, flip_first_fit, FLIP, FIRST_FIT, GtkWidget)

struct _FlipFirstFitClass
{
  GtkWidgetClass parent_class;

  /* Whether a child fits already at its minimum width; the height is then that of the child. */
  gboolean folds;
};
