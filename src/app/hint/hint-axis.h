/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/review/hint.h"

G_BEGIN_DECLS

/* Where a choice lies among the others: a dot for what is expected, and a bar for how sure that is. */
#define FLIP_TYPE_HINT_AXIS (flip_hint_axis_get_type ())
G_DECLARE_FINAL_TYPE (FlipHintAxis, flip_hint_axis, FLIP, HINT_AXIS, FlipDrawing)

/* The ends of the axis are whole points, or whole per cents. */
void flip_hint_axis_show (FlipHintAxis *self,
                          int least,
                          int most,
                          FlipMeaning meaning,
                          const FlipHintChoice *choice);

G_END_DECLS
