/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"

G_BEGIN_DECLS

/* A bar for how much there is, with a dashed line at how much is needed. */
#define FLIP_TYPE_MEND_METER (flip_mend_meter_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendMeter, flip_mend_meter, FLIP, MEND_METER, FlipDrawing)

/* Out of the most that is shown. */
void flip_mend_meter_show (FlipMendMeter *self, int value, int needs, int most);

G_END_DECLS
