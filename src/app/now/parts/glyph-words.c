/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/parts/glyph-words.h"

#include "app/common/picture/glyph-icon.h"

/* helpers */

static void
add_text (GtkWidget *box, const char *text)
{
  g_autofree char *bare = g_strstrip (g_strdup (text));

  if (*bare)
    gtk_box_append (GTK_BOX (box), gtk_label_new (bare));
}

static void
add_glyph (GtkWidget *box, const char *word, int size)
{
  GtkWidget *glyph = flip_glyph_icon_new_for_word (word, size);

  if (glyph)
    gtk_box_append (GTK_BOX (box), glyph);
  else
    add_text (box, word);
}

/* public functions */

GtkWidget *
flip_glyph_words_new (const char *words, int size)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  g_auto (GStrv) parts = g_strsplit_set (words, "{}", -1);

  for (guint i = 0; parts[i]; i++)
    {
      if (i % 2)
        add_glyph (box, parts[i], size);
      else
        add_text (box, parts[i]);
    }

  return box;
}
