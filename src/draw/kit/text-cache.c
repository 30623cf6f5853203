/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/text-cache.h"

#include <math.h>
#include <string.h>

/* More lines than all the sheets have together; a full cache is emptied. */
#define MOST_TEXTS 6000

static G_DEFINE_QUARK (flip - text - cache, cache)

static void
set_text_free (gpointer data)
{
  FlipSetText *set = data;

  g_clear_pointer (&set->outline, cairo_path_destroy);
  g_free (set);
}

/* What a text is set in. Outlines are fitted to the size on the screen, so that belongs to the
   key. */
typedef struct
{
  int weight;
  double size, xx, xy, yx, yy;
} Setting;

typedef struct
{
  Setting setting; /* all zeros between its fields */
  char *text;
} Key;

static guint
key_hash (gconstpointer data)
{
  const Key *key = data;

  return g_str_hash (key->text) ^ g_double_hash (&key->setting.size) * 31
         ^ g_double_hash (&key->setting.xx);
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  const Key *one = a, *other = b;

  return memcmp (&one->setting, &other->setting, sizeof one->setting) == 0
         && g_str_equal (one->text, other->text);
}

static void
key_free (gpointer data)
{
  g_free (((Key *) data)->text);
  g_free (data);
}

static GHashTable *
cache_of (PangoLayout *layout)
{
  PangoFontMap *map = pango_context_get_font_map (pango_layout_get_context (layout));
  GHashTable *cache = g_object_get_qdata (G_OBJECT (map), cache_quark ());

  if (!cache)
    {
      cache = g_hash_table_new_full (key_hash, key_equal, key_free, set_text_free);
      g_object_set_qdata_full (G_OBJECT (map), cache_quark (), cache,
                               (GDestroyNotify) g_hash_table_unref);
    }
  return cache;
}

/* Rounded, so that equal sizes that were computed differently are the same key. */
static double
rounded (double number)
{
  return round (number * 1e6) / 1e6;
}

static void
read_setting (cairo_t *cr, FlipType type, Setting *setting)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  memset (setting, 0, sizeof *setting);
  setting->weight = (int) type.weight;
  setting->size = round (type.size * 1e4) / 1e4;
  setting->xx = rounded (matrix.xx);
  setting->xy = rounded (matrix.xy);
  setting->yx = rounded (matrix.yx);
  setting->yy = rounded (matrix.yy);
}

FlipSetText *
flip_text_cache_find (FlipCanvas *canvas, const char *text, FlipType type, gboolean *found)
{
  GHashTable *cache = cache_of (canvas->layout);
  Key key = { .text = (char *) text };
  FlipSetText *set;

  g_return_val_if_fail (found != NULL, NULL);

  read_setting (canvas->cr, type, &key.setting);
  set = g_hash_table_lookup (cache, &key);
  *found = set != NULL;
  if (set)
    return set;
  if (g_hash_table_size (cache) >= MOST_TEXTS)
    g_hash_table_remove_all (cache);
  set = g_new0 (FlipSetText, 1);
  key.text = g_strdup (text);
  g_hash_table_insert (cache, g_memdup2 (&key, sizeof key), set);
  return set;
}
