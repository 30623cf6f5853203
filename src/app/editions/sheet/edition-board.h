/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/editions/kit/edit-canvas.h"
#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

/* The sheet of an edition, redrawn with every change. Each place on it that shows a value of the
   file is a button, which emits "opened" with the group, the key and the number of that value.
   Values of a series are edited in a popover instead, and can be dragged to another place;
   squares are painted with a brush.

   An edition with a problem shows the last sheet without one, pale, and marks the places of its
   problems. */
#define FLIP_TYPE_EDITION_BOARD (flip_edition_board_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionBoard, flip_edition_board, FLIP, EDITION_BOARD, FlipEditCanvas)

/* Whether a game's sheet knows which values it shows. */
gboolean flip_edition_board_can (const FlipGame *game);

/* The desk outlives the board. */
GtkWidget *flip_edition_board_new (FlipEditionDesk *desk);

/* The brushes for its squares, to be shown beside it; NULL if it has none. */
GtkWidget *flip_edition_board_make_brushes (FlipEditionBoard *self);

G_END_DECLS
