/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "draw/kit/card-face.h"

/* One drawn card, or a place for one. */
#define FLIP_TYPE_CARD_PICTURE (flip_card_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardPicture, flip_card_picture, FLIP, CARD_PICTURE, FlipDrawing)

GtkWidget *flip_card_picture_new (FlipCard card, int width, int height);
void flip_card_picture_set_look (FlipCardPicture *self, const FlipCardLook *look);

/* A card of which only the rank is known; 0 if not even that. */
void flip_card_picture_show_rank (FlipCardPicture *self, guint rank, gboolean awaited);
