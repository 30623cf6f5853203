/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/editions/kit/edit-canvas.h"
#include "app/editions/values/edition-form.h"

/* The sheet of an edition, redrawn with every change. Each place on it that shows a value of the
   file is a button, which emits "opened" with the group, the key and the number of that value.
   Values of a series are edited in a popover instead, and can be dragged to another place;
   squares are painted with a brush.

   An edition with a problem shows the last sheet without one, pale, and marks the places of its
   problems. */
#define FLIP_TYPE_EDITION_BOARD (flip_edition_board_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionBoard, flip_edition_board, FLIP, EDITION_BOARD, FlipEditCanvas)

/* Whether an edition is edited this way: its sheet knows which values it shows. The desk outlives the
   board, which is returned with what goes around it: its brushes, a hint, a scroller. */
gboolean flip_edition_board_can (FlipEditionDesk *desk);
GtkWidget *flip_edition_board_new (FlipEditionDesk *desk, FlipEditionForm *form);
