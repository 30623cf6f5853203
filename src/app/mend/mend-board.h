/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The whole sheet as it was at a moment, only for looking at. */
#define FLIP_TYPE_MEND_BOARD (flip_mend_board_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendBoard, flip_mend_board, FLIP, MEND_BOARD, FlipDrawing)

void flip_mend_board_show (FlipMendBoard *self, const FlipMoment *moment);

/* Sets the room, which the board fills as far as its proportions allow. */
void flip_mend_board_set_room (FlipMendBoard *self, int width, int height);

G_END_DECLS
