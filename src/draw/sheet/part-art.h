/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"

/* The drawing of a sheet that its game describes in parts (engine/game/part.h): one region per
   part, in the same order. Freed with g_free. */
FlipSheetArt *flip_part_art_new (const FlipGame *game);

/* part-fliptown-art.c: the places of all parts, and of a site within its part. */
void flip_part_layout (FlipSheetArt *art, FlipRegion *regions);
FlipRect flip_part_site_place (const FlipSpot *spot);

/* part-rows.c: the lines of a seat's score, or its facts; also used in sheets that are drawn by
   hand. */
void flip_part_rows_ink (const FlipPage *page);
void flip_part_rows_outlook (const FlipPage *page);
FlipDigest flip_part_rows_digest (const FlipPage *page);
