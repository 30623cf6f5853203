/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/editions/editions.h"

/* A game as an edition's file defines it, as a thumbnail. A draft that can't begin a game yet is
   shown pale, as the board that it is based on. */
#define FLIP_TYPE_EDITION_THUMBNAIL (flip_edition_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionThumbnail,
                      flip_edition_thumbnail,
                      FLIP,
                      EDITION_THUMBNAIL,
                      FlipDrawing)

void flip_edition_thumbnail_show (FlipEditionThumbnail *self, const FlipEditionInfo *info);

/* Shows a text that is not in the list of editions, with the name of the board that it is based
   on. */
void flip_edition_thumbnail_show_text (FlipEditionThumbnail *self,
                                       const FlipGame *game,
                                       const char *base,
                                       const char *text);

/* Whether the edition can't begin a game, so that the thumbnail does not show its text. */
gboolean flip_edition_thumbnail_is_pale (FlipEditionThumbnail *self);
