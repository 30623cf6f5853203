/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"

typedef struct
{
  guint site; /* the site in whose square it is, from 1, or 0 */
  GString *words;
} FlipWrittenLine;

/* The words in a region of a seat's sheet as lines (FlipWrittenLine): first those outside of its
   sites, from the top, and then one line for each site. */
GPtrArray *flip_written_region (const FlipSheetArt *art,
                                const FlipSetup *setup,
                                gconstpointer state,
                                guint seat,
                                guint region);

/* The named values of a sheet (FlipPrintedValue in draw/kit/value.h), in the coordinates of its
   board; given the first state. The caller frees the list. */
GArray *flip_value_list (const FlipSheetArt *art, gconstpointer state);
