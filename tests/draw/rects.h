/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"

gboolean rect_contains (const FlipRect *outer, const FlipRect *inner);
gboolean rects_overlap (const FlipRect *a, const FlipRect *b);

/* The next layout that a sheet has, or FLIP_N_LAYOUTS. */
guint layout_after (const FlipSheetArt *art, guint layout);
