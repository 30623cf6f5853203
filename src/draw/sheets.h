/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet-art.h"

G_BEGIN_DECLS

/* How a game's sheet looks, or NULL where it has none. */
const FlipSheetArt *flip_sheet_art_find (const FlipGame *game);

/* The same, as a state needs it: a game may have several sheets. */
const FlipSheetArt *flip_sheet_art_of (const FlipGame *game, gconstpointer state);

G_END_DECLS
