/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/moment/turn.h"

/* A seat's board as a thumbnail, with only its places and marks. Marks of this turn have a gold
   ring. */
G_DECLARE_FINAL_TYPE (FlipLittleBoard, flip_little_board, FLIP, LITTLE_BOARD, FlipDrawing)

/* Without a turn no mark is new. */
void flip_little_board_show (FlipLittleBoard *self,
                             FlipMoment *moment,
                             guint seat,
                             const FlipTurnSeat *turn);
