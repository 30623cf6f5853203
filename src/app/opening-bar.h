/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/opening.h"

#include <gtk/gtk.h>

/* The sheets that are being opened, one after the other. The bar appears once that takes noticeably
   long, and can cancel them all. "opened" has the opening and its sheet, which the handler owns;
   "failed" has the opening and the GError. */
#define FLIP_TYPE_OPENING_BAR (flip_opening_bar_get_type ())
G_DECLARE_FINAL_TYPE (FlipOpeningBar, flip_opening_bar, FLIP, OPENING_BAR, GtkBox)

/* Takes ownership. A sheet of the library that is already being opened is not opened twice. */
void flip_opening_bar_open (FlipOpeningBar *self, FlipOpening *opening);
void flip_opening_bar_cancel (FlipOpeningBar *self);
