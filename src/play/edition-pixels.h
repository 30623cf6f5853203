/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Squares of a value as a board's file has them, rows with strokes between them; a square that the
   text doesn't reach is inside. The text may be NULL. */
gboolean flip_edition_pixels_at (const char *text, guint column, guint row);

/* The same text with one square changed, for a map of some size; the caller frees it. NULL: all squares
   of the map are inside, and there is nothing to be said. */
char *flip_edition_pixels_with (const char *text,
                                guint columns,
                                guint rows,
                                guint column,
                                guint row,
                                gboolean inside);

G_END_DECLS
