/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "draw/kit/glyph.h"

/* A glyph in the colour of its meaning, beside a number or a word. */
#define FLIP_TYPE_GLYPH_ICON (flip_glyph_icon_get_type ())
G_DECLARE_FINAL_TYPE (FlipGlyphIcon, flip_glyph_icon, FLIP, GLYPH_ICON, FlipDrawing)

GtkWidget *flip_glyph_icon_new (FlipGlyph glyph, int size);
void flip_glyph_icon_set (FlipGlyphIcon *self, FlipGlyph glyph);

/* Shows the glyph for a word that games use; hides the icon if there is no such glyph, or no word.
   Returns whether the icon is shown. */
gboolean flip_glyph_icon_show_word (FlipGlyphIcon *self, const char *word);

/* NULL if there is no glyph for the word, or no word. */
GtkWidget *flip_glyph_icon_new_for_word (const char *word, int size);
