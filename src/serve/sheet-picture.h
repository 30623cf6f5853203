/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"
#include "play/moment/moment.h"

G_BEGIN_DECLS

/* A picture of a seat's sheet for another screen: one region as a page of its own, or the whole board
   (FLIP_ALL_REGIONS). The print never changes and is the same for all seats; the ink, with the sites, lies
   over it. What is in reach is shown by the screen itself, so that a mark changes few pictures. */
typedef struct
{
  const FlipMoment *moment;
  guint seat;
  guint region;
  gboolean is_print;
} FlipSheetPicture;

/* Changes whenever the picture does, in any size and palette, in the language of the program. */
FlipDigest flip_sheet_picture_digest (const FlipSheetPicture *picture);

/* Its size in units of the sheet. */
FlipRect flip_sheet_picture_area (const FlipSheetPicture *picture);

/* A PNG of this width in pixels; NULL if there is no memory for it. */
GBytes *flip_sheet_picture_png (const FlipSheetPicture *picture, guint width, FlipPaletteId palette);

G_END_DECLS
