/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/glyph-icon.h"

#include "app/common/toolkit/class.h"

#include <string.h>

struct _FlipGlyphIcon
{
  FlipDrawing parent_instance;

  FlipGlyph glyph;
};

FLIP_DEFINE_PLAIN (FlipGlyphIcon, flip_glyph_icon, FLIP_TYPE_DRAWING)

/* overrides */

static void
flip_glyph_icon_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  canvas->ground = canvas->palette->board;
  flip_glyph_draw_symbol (canvas, FLIP_GLYPH_ICON (drawing)->glyph, width / 2, height / 2,
                          MIN (width, height));
}

static void
flip_glyph_icon_class_init (FlipGlyphIconClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_glyph_icon_draw;
  FLIP_DRAWING_CLASS (klass)->follows_text = TRUE;
  FLIP_DRAWING_CLASS (klass)->around = 1;
}

/* public functions */

GtkWidget *
flip_glyph_icon_new (FlipGlyph glyph, int size)
{
  FlipGlyphIcon *self = g_object_new (FLIP_TYPE_GLYPH_ICON, NULL);

  self->glyph = glyph;
  flip_drawing_set_size (FLIP_DRAWING (self), size, size);
  return GTK_WIDGET (self);
}

void
flip_glyph_icon_set (FlipGlyphIcon *self, FlipGlyph glyph)
{
  g_return_if_fail (FLIP_IS_GLYPH_ICON (self));

  if (glyph == self->glyph)
    return;
  self->glyph = glyph;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
flip_glyph_icon_show_word (FlipGlyphIcon *self, const char *word)
{
  FlipGlyph glyph;
  gboolean is_found = word && flip_glyph_find (word, strlen (word), &glyph);

  g_return_val_if_fail (FLIP_IS_GLYPH_ICON (self), FALSE);

  gtk_widget_set_visible (GTK_WIDGET (self), is_found);
  if (is_found)
    flip_glyph_icon_set (self, glyph);
  return is_found;
}

GtkWidget *
flip_glyph_icon_new_for_word (const char *word, int size)
{
  FlipGlyph glyph;

  return word && flip_glyph_find (word, strlen (word), &glyph) ? flip_glyph_icon_new (glyph, size)
                                                               : NULL;
}
