/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "engine/game/refusal.h"

/* The ranks in a row: those that would have been allowed, the actual one, and what it could be
   changed to. */
#define FLIP_TYPE_REFUSAL_SCALE_VIEW (flip_refusal_scale_view_get_type ())
G_DECLARE_FINAL_TYPE (FlipRefusalScaleView,
                      flip_refusal_scale_view,
                      FLIP,
                      REFUSAL_SCALE_VIEW,
                      FlipDrawing)

void flip_refusal_scale_view_show (FlipRefusalScaleView *self, const FlipRefusalScale *scale);
