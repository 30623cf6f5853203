/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A few words with glyphs among them, as in "+2 {cash}". */
GtkWidget *flip_glyph_words_new (const char *words, int size);

G_END_DECLS
