/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "draw/kit/glyph.h"

G_BEGIN_DECLS

/* A glyph in the colour of its meaning, beside a number or a word. */
#define FLIP_TYPE_GLYPH_ICON (flip_glyph_icon_get_type ())
G_DECLARE_FINAL_TYPE (FlipGlyphIcon, flip_glyph_icon, FLIP, GLYPH_ICON, FlipDrawing)

GtkWidget *flip_glyph_icon_new (FlipGlyph glyph, int size);
void flip_glyph_icon_set (FlipGlyphIcon *self, FlipGlyph glyph);

/* By the word that games use for it; hidden where there is no such glyph, or no word. Returns
   whether it is shown. */
gboolean flip_glyph_icon_show_word (FlipGlyphIcon *self, const char *word);

/* By the word that games use for it; hidden without one. */
void flip_glyph_icon_set_word (FlipGlyphIcon *self, const char *word);

/* By the word that games use for it; NULL where there is no such glyph, or no word. */
GtkWidget *flip_glyph_icon_new_for_word (const char *word, int size);

G_END_DECLS
