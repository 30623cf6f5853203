/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/placement.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A piece to choose: its squares, its name, how large it is or that it fits nowhere. It can be
   dragged to the board. One that costs something is told in a line. */
#define FLIP_TYPE_PIECE_BUTTON (flip_piece_button_get_type ())
G_DECLARE_FINAL_TYPE (FlipPieceButton, flip_piece_button, FLIP, PIECE_BUTTON, GtkToggleButton)

GtkWidget *flip_piece_button_new (guint piece);
guint flip_piece_button_piece (FlipPieceButton *self);

/* Shows its piece, if there is one. */
void flip_piece_button_show (FlipPieceButton *self, FlipSheetModel *model);

G_END_DECLS
