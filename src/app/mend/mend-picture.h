/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/sheet/mending-conflict.h"

G_BEGIN_DECLS

/* The place on the board that an entry is about, as the board is then, with what lies around it; the
   place itself is drawn as refused. */
#define FLIP_TYPE_MEND_PICTURE (flip_mend_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendPicture, flip_mend_picture, FLIP, MEND_PICTURE, FlipDrawing)

/* FALSE where the board has no such place: there is nothing to draw. */
gboolean flip_mend_picture_show (FlipMendPicture *self, const FlipMendingConflict *conflict);

G_END_DECLS
