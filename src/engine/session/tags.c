/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/tags.h"

/* A stranger's sheet may have a hundred thousand tags, so they are indexed by key. */
struct _FlipTags
{
  gatomicrefcount references;
  GPtrArray *texts;  /* key, value, key, value … */
  GHashTable *index; /* key → index of its value; the keys are owned by the list */
};

FlipTags *
flip_tags_new (void)
{
  FlipTags *tags = g_new (FlipTags, 1);

  g_atomic_ref_count_init (&tags->references);
  tags->texts = g_ptr_array_new_with_free_func (g_free);
  tags->index = g_hash_table_new (g_str_hash, g_str_equal);
  return tags;
}

FlipTags *
flip_tags_ref (FlipTags *tags)
{
  g_atomic_ref_count_inc (&tags->references);
  return tags;
}

void
flip_tags_free (FlipTags *tags)
{
  if (!g_atomic_ref_count_dec (&tags->references))
    return;
  g_hash_table_unref (tags->index);
  g_ptr_array_unref (tags->texts);
  g_free (tags);
}

/* A tag must be a single line in a sheet. */
static char *
one_line (const char *value)
{
  char *line = g_strdup (value);

  for (char *p = line; *p; p++)
    {
      if (g_ascii_iscntrl (*p))
        *p = ' ';
    }

  return g_strstrip (line);
}

void
flip_tags_set (FlipTags *tags, const char *key, const char *value)
{
  gpointer index;

  g_return_if_fail (key != NULL && value != NULL);

  if (g_hash_table_lookup_extended (tags->index, key, NULL, &index))
    {
      g_free (g_ptr_array_index (tags->texts, GPOINTER_TO_UINT (index)));
      g_ptr_array_index (tags->texts, GPOINTER_TO_UINT (index)) = one_line (value);
      return;
    }

  g_ptr_array_add (tags->texts, g_strdup (key));
  g_hash_table_insert (tags->index, g_ptr_array_index (tags->texts, tags->texts->len - 1),
                       GUINT_TO_POINTER (tags->texts->len));
  g_ptr_array_add (tags->texts, one_line (value));
}

void
flip_tags_part (FlipTags **tags)
{
  FlipTags *shared = *tags;

  if (g_atomic_ref_count_compare (&shared->references, 1))
    return;
  *tags = flip_tags_new ();
  for (guint i = 0; i < shared->texts->len; i += 2)
    flip_tags_set (*tags, g_ptr_array_index (shared->texts, i),
                   g_ptr_array_index (shared->texts, i + 1));
  flip_tags_free (shared);
}

/* The tags after it move up. */
void
flip_tags_remove (FlipTags *tags, const char *key)
{
  gpointer index;

  g_return_if_fail (key != NULL);

  if (!g_hash_table_lookup_extended (tags->index, key, NULL, &index))
    return;
  g_hash_table_remove (tags->index, key);
  g_ptr_array_remove_range (tags->texts, GPOINTER_TO_UINT (index) - 1, 2);
  for (guint i = GPOINTER_TO_UINT (index) - 1; i < tags->texts->len; i += 2)
    g_hash_table_insert (tags->index, g_ptr_array_index (tags->texts, i), GUINT_TO_POINTER (i + 1));
}

void
flip_tags_keep (FlipTags *tags, FlipTagsKeep keep, gpointer data)
{
  FlipTags *kept = flip_tags_new ();
  GPtrArray *texts = tags->texts;

  for (guint i = 0; i < texts->len; i += 2)
    {
      if (keep (g_ptr_array_index (texts, i), data))
        flip_tags_set (kept, g_ptr_array_index (texts, i), g_ptr_array_index (texts, i + 1));
    }
  /* The object itself stays the same for everyone who holds it. */
  tags->texts = g_steal_pointer (&kept->texts);
  kept->texts = texts;
  g_hash_table_unref (tags->index);
  tags->index = g_hash_table_ref (kept->index);
  flip_tags_free (kept);
}

const char *
flip_tags_find (const FlipTags *tags, const char *key)
{
  gpointer index;

  g_return_val_if_fail (key != NULL, NULL);

  return g_hash_table_lookup_extended (tags->index, key, NULL, &index)
           ? g_ptr_array_index (tags->texts, GPOINTER_TO_UINT (index))
           : NULL;
}

guint
flip_tags_n (const FlipTags *tags)
{
  return tags->texts->len / 2;
}

const char *
flip_tags_key (const FlipTags *tags, guint index, const char **value)
{
  g_return_val_if_fail (index < tags->texts->len / 2, NULL);

  *value = g_ptr_array_index (tags->texts, 2 * index + 1);
  return g_ptr_array_index (tags->texts, 2 * index);
}
