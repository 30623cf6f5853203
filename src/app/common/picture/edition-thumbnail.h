/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/editions/editions.h"

G_BEGIN_DECLS

/* What a board's file makes of its game, drawn by the product. A draft that can't be begun yet shows
   what it was begun from, pale. */
#define FLIP_TYPE_EDITION_THUMBNAIL (flip_edition_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionThumbnail,
                      flip_edition_thumbnail,
                      FLIP,
                      EDITION_THUMBNAIL,
                      FlipDrawing)

void flip_edition_thumbnail_show (FlipEditionThumbnail *self, const FlipEditionInfo *info);

/* The same without a list: a text of a game, and the name of the board that it was begun from. */
void flip_edition_thumbnail_show_text (FlipEditionThumbnail *self,
                                       const FlipGame *game,
                                       const char *base,
                                       const char *text);

/* It can't be begun: what is shown is not what the text says. */
gboolean flip_edition_thumbnail_is_pale (FlipEditionThumbnail *self);

G_END_DECLS
