/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/draw/rects.h"

gboolean
rect_contains (const FlipRect *outer, const FlipRect *inner)
{
  return inner->x >= outer->x && inner->y >= outer->y
         && inner->x + inner->width <= outer->x + outer->width
         && inner->y + inner->height <= outer->y + outer->height;
}

gboolean
rects_overlap (const FlipRect *a, const FlipRect *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height
         && b->y < a->y + a->height;
}

guint
layout_after (const FlipSheetArt *art, guint layout)
{
  do
    layout++;
  while (layout < FLIP_N_LAYOUTS && !flip_sheet_art_has_layout (art, layout));

  return layout;
}
