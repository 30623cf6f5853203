/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/drawing.h"
#include "play/placement.h"

G_BEGIN_DECLS

/* The squares of a piece, lying as the held one does. */
#define FLIP_TYPE_PIECE_PICTURE (flip_piece_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipPiecePicture, flip_piece_picture, FLIP, PIECE_PICTURE, FlipDrawing)

GtkWidget *flip_piece_picture_new (int size);

/* Whether it can be placed anywhere, and is in hand. */
void flip_piece_picture_show (FlipPiecePicture *self,
                              FlipSheetModel *model,
                              guint piece,
                              gboolean fits,
                              gboolean held);

G_END_DECLS
