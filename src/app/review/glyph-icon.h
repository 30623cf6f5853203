/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/glyph.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One of the sheet's symbols beside a word or number; for the eye alone. */
#define FLIP_TYPE_GLYPH_ICON (flip_glyph_icon_get_type ())
G_DECLARE_FINAL_TYPE (FlipGlyphIcon, flip_glyph_icon, FLIP, GLYPH_ICON, GtkWidget)

GtkWidget *flip_glyph_icon_new (FlipGlyph glyph);

/* The symbol of a score line or a fact by its id: "cash", "stars", "silver-hotel". */
gboolean flip_glyph_of_id (const char *id, FlipGlyph *glyph);

G_END_DECLS
