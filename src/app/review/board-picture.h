/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/moment/moment.h"

/* The board of a seat at a moment, as large as there is room, only for looking at. */
#define FLIP_TYPE_BOARD_PICTURE (flip_board_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardPicture, flip_board_picture, FLIP, BOARD_PICTURE, FlipDrawing)

void flip_board_picture_show (FlipBoardPicture *self, FlipMoment *moment, guint seat);
