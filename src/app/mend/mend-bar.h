/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/sheet/mending.h"

#include <gtk/gtk.h>

/* Replaces the header of a sheet while its log is mended: keeping it or not, which entry is edited
   or in question, and what can be done with the edited one. Its buttons use the actions "mend.…".
   Signal: "listed" when the answers are to be shown as a list, or no longer. */
G_DECLARE_FINAL_TYPE (FlipMendBar, flip_mend_bar, FLIP, MEND_BAR, GtkBox)

void flip_mend_bar_load (FlipMendBar *self, FlipMending *mending);
void flip_mend_bar_set_room (FlipMendBar *self, const FlipRoom *room);

/* Whether the answers are to be shown as a list. */
gboolean flip_mend_bar_is_listed (FlipMendBar *self);

/* Focuses the button that keeps the mended log, or the one that cancels if it can't be kept. */
void flip_mend_bar_focus (FlipMendBar *self);
