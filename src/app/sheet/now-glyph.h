/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/glyph.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A glyph in the colour of its meaning, beside a number or a word. */
#define FLIP_TYPE_NOW_GLYPH (flip_now_glyph_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowGlyph, flip_now_glyph, FLIP, NOW_GLYPH, GtkWidget)

GtkWidget *flip_now_glyph_new (FlipGlyph glyph, int size);

G_END_DECLS
