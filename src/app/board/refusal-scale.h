/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "engine/game/refusal.h"

/* The ranks in a row: those that would have been allowed, the actual one, and what it could be
   changed to. */
void flip_refusal_scale_show (FlipDrawing *drawing, const FlipRefusalScale *scale);
