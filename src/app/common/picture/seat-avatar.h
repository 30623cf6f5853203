/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"

/* A player's first letter on a disc of the seat's ink. */
#define FLIP_TYPE_SEAT_AVATAR (flip_seat_avatar_get_type ())
G_DECLARE_FINAL_TYPE (FlipSeatAvatar, flip_seat_avatar, FLIP, SEAT_AVATAR, FlipDrawing)

void flip_seat_avatar_show (FlipSeatAvatar *self, guint seat, const char *name);

/* "indigo marker", translated. */
const char *flip_ink_name (guint seat);
