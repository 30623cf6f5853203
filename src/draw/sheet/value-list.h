/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"

G_BEGIN_DECLS

/* The named values of a sheet (FlipPrintedValue in draw/kit/value.h), in the coordinates of its board; the state is the first
   one. The caller frees the list. */
GArray *flip_value_list (const FlipSheetArt *art, gconstpointer state);

G_END_DECLS
