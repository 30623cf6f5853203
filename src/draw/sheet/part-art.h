/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"

G_BEGIN_DECLS

/* How the sheet of a game looks that describes its parts (engine/game/part.h): a region for each of them, in
   their order. Freed with g_free. */
FlipSheetArt *flip_part_art_new (const FlipGame *game);

/* part-layout.c: where the parts of all regions lie, and where a site lies in its own. */
void flip_part_layout (FlipSheetArt *art, FlipRegion *regions);
FlipRect flip_part_site_place (const FlipSpot *spot);

/* part-rows.c: the lines of a seat's score, or its facts; also for regions of a sheet that is drawn by hand. */
void flip_part_rows_ink (const FlipPage *page);
void flip_part_rows_outlook (const FlipPage *page);
FlipDigest flip_part_rows_digest (const FlipPage *page);

G_END_DECLS
