/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/edition-desk.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The sheet that an edition makes, drawn anew with every change. Each place on it that shows a value of
   the file is a button, which emits "opened" with the group and the key of that value; squares are painted instead, and a stroke
   makes of all its squares what the first one became. An edition with
   a problem shows the last sheet that had none, pale, and marks the places of its problems. */
#define FLIP_TYPE_EDITION_BOARD (flip_edition_board_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionBoard, flip_edition_board, FLIP, EDITION_BOARD, GtkWidget)

/* Whether a game's sheet tells which values it shows. */
gboolean flip_edition_board_can (const FlipGame *game);

/* The desk outlives the board. */
GtkWidget *flip_edition_board_new (FlipEditionDesk *desk);

G_END_DECLS
