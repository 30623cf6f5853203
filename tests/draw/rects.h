/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/canvas.h"

gboolean rect_contains (const FlipRect *outer, const FlipRect *inner);
gboolean rects_overlap (const FlipRect *a, const FlipRect *b);
