/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/opening.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is being opened, one sheet after the other. It is seen where that takes long enough to wonder, and
   all of it can be cancelled. "opened" comes with the opening and its sheet, which belongs to the handler;
   "failed" with the opening and the GError. */
#define FLIP_TYPE_OPENING_BAR (flip_opening_bar_get_type ())
G_DECLARE_FINAL_TYPE (FlipOpeningBar, flip_opening_bar, FLIP, OPENING_BAR, GtkBox)

/* Takes ownership. A sheet of the library that is being opened already is not opened twice. */
void flip_opening_bar_open (FlipOpeningBar *self, FlipOpening *opening);
void flip_opening_bar_cancel (FlipOpeningBar *self);

G_END_DECLS
