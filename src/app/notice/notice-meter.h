/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"

G_BEGIN_DECLS

/* A count that went over its limit: a piece each, those beyond the limit hatched. */
#define FLIP_TYPE_NOTICE_METER (flip_notice_meter_get_type ())
G_DECLARE_FINAL_TYPE (FlipNoticeMeter, flip_notice_meter, FLIP, NOTICE_METER, FlipDrawing)

void flip_notice_meter_show (FlipNoticeMeter *self, guint count, guint limit, guint seat);

G_END_DECLS
