/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/moment/moment.h"

G_BEGIN_DECLS

/* What decided a great moment, drawn large: the card that was turned up with its back behind it, a
   hand of cards, or the glyph of what it was about. */
#define FLIP_TYPE_NOTICE_PICTURE (flip_notice_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipNoticePicture, flip_notice_picture, FLIP, NOTICE_PICTURE, FlipDrawing)

/* The moment is that of the cards, for games that draw their own. */
void flip_notice_picture_show (FlipNoticePicture *self,
                               const FlipNotice *notice,
                               FlipMoment *moment);

/* How large it is drawn, 1 for 224 × 314 pixels; and how far the card is turned, from 0 (its back)
   to 1 (its face). */
void flip_notice_picture_set_scale (FlipNoticePicture *self, double scale);
void flip_notice_picture_set_turn (FlipNoticePicture *self, double turn);

G_END_DECLS
