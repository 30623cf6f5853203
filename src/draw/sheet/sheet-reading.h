/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"

G_BEGIN_DECLS

typedef struct
{
  guint site; /* in whose square it stands, from 1, or 0 */
  GString *words;
} FlipWrittenLine;

/* What a region of a seat's sheet says, as lines (FlipWrittenLine): what stands outside of its sites, from the top, and then
   what stands at each site, which is one line. */
GPtrArray *flip_written_region (const FlipSheetArt *art,
                                const FlipSetup *setup,
                                gconstpointer state,
                                guint seat,
                                guint region);

/* The named values of a sheet (FlipPrintedValue in draw/kit/value.h), in the coordinates of its board; the state is the first
   one. The caller frees the list. */
GArray *flip_value_list (const FlipSheetArt *art, gconstpointer state);

G_END_DECLS
