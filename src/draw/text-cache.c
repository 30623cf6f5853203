/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/text-cache.h"

/* More than all the sheets say together; what is beyond begins anew. */
#define MOST_TEXTS 6000

static G_DEFINE_QUARK (flip - text - cache, cache)

static void
set_text_free (gpointer data)
{
  FlipSetText *set = data;

  g_clear_pointer (&set->outline, cairo_path_destroy);
  g_free (set);
}

static GHashTable *
cache_of (PangoLayout *layout)
{
  PangoFontMap *map = pango_context_get_font_map (pango_layout_get_context (layout));
  GHashTable *cache = g_object_get_qdata (G_OBJECT (map), cache_quark ());

  if (!cache)
    {
      cache = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, set_text_free);
      g_object_set_qdata_full (G_OBJECT (map), cache_quark (), cache,
                               (GDestroyNotify) g_hash_table_unref);
    }
  return cache;
}

/* Outlines are fitted to the size on the screen, so that belongs to the name. */
static char *
name_of (cairo_t *cr, const char *text, FlipType type)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  return g_strdup_printf ("%d %.4f %.6f %.6f %.6f %.6f %s", (int) type.weight, type.size, matrix.xx,
                          matrix.xy, matrix.yx, matrix.yy, text);
}

FlipSetText *
flip_text_cache_find (FlipCanvas *canvas, const char *text, FlipType type, gboolean *found)
{
  GHashTable *cache = cache_of (canvas->layout);
  g_autofree char *name = name_of (canvas->cr, text, type);
  FlipSetText *set = g_hash_table_lookup (cache, name);

  g_return_val_if_fail (found != NULL, NULL);

  *found = set != NULL;
  if (set)
    return set;
  if (g_hash_table_size (cache) >= MOST_TEXTS)
    g_hash_table_remove_all (cache);
  set = g_new0 (FlipSetText, 1);
  g_hash_table_insert (cache, g_steal_pointer (&name), set);
  return set;
}
