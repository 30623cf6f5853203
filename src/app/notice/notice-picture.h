/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/moment/moment.h"

/* The picture of a great moment, drawn large: the card that was turned up with a card back behind
   it, a hand of cards, or a glyph for its subject. */
G_DECLARE_FINAL_TYPE (FlipNoticePicture, flip_notice_picture, FLIP, NOTICE_PICTURE, FlipDrawing)

/* The moment belongs to the cards, for games that draw their own. */
void flip_notice_picture_show (FlipNoticePicture *self,
                               const FlipNotice *notice,
                               FlipMoment *moment);

/* The scale, where 1 is 224 × 314 pixels; and how far the card is turned over, from 0 (its back) to
   1 (its face). */
void flip_notice_picture_set_scale (FlipNoticePicture *self, double scale);
void flip_notice_picture_set_turn (FlipNoticePicture *self, double turn);
