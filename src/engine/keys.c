/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/keys.h"

#include "engine/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (flip_keys_error_quark, flip_keys_error)

struct _FlipKeys
{
  GKeyFile *file;
  char *name;
  GHashTable *used; /* "group\nkey" of everything that was asked for */
  GPtrArray *texts; /* what flip_keys_text handed out */
  GError *error;
};

/* Keeps the group of a line like "[group]"; the keys of another group may be the same. */
static void
refuse_double_group (FlipKeys *keys, const char *line, GHashTable *groups, GHashTable *seen)
{
  g_autofree char *group = g_strndup (line + 1, (gsize) (strchr (line, ']') - line - 1));

  g_hash_table_remove_all (seen);
  if (g_hash_table_contains (groups, group))
    flip_keys_refuse (keys, group, NULL, _ ("the group appears twice."));
  else
    g_hash_table_add (groups, g_steal_pointer (&group));
}

/* GKeyFile silently takes the last of two equal keys; here that is refused. */
static void
refuse_doubles (FlipKeys *keys, const char *text)
{
  g_autoptr (GHashTable) groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const char *heading = "[]";

  for (guint i = 0; lines[i] && !keys->error; i++)
    {
      char *line = g_strstrip (lines[i]);
      char *equals = strchr (line, '=');

      if (*line == '[' && strchr (line, ']'))
        refuse_double_group (keys, heading = line, groups, seen);
      else if (*line != '#' && equals)
        {
          g_autofree char *key = g_strchomp (g_strndup (line, (gsize) (equals - line)));
          g_autofree char *group = NULL;

          if (g_hash_table_add (seen, g_strdup (key)))
            continue;
          group = g_strndup (heading + 1, (gsize) (strchr (heading, ']') - heading - 1));
          flip_keys_refuse (keys, group, key, _ ("it appears twice."));
        }
    }
}

FlipKeys *
flip_keys_new (const char *text, const char *name)
{
  FlipKeys *keys = g_new0 (FlipKeys, 1);
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  keys->file = g_key_file_new ();
  keys->name = g_strdup (name);
  keys->used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  keys->texts = g_ptr_array_new_with_free_func (g_free);
  if (!g_utf8_validate (text, -1, NULL))
    keys->error = g_error_new (FLIP_KEYS_ERROR, 0, _ ("%s is not UTF-8 text."), name);
  else if (!g_key_file_load_from_data (keys->file, text, (gsize) -1, G_KEY_FILE_KEEP_TRANSLATIONS,
                                       &error))
    keys->error = g_error_new (FLIP_KEYS_ERROR, 0, "%s: %s", name, flip_quoted (error->message));
  else
    refuse_doubles (keys, text);
  return keys;
}

void
flip_keys_refuse (FlipKeys *keys, const char *group, const char *key, const char *format, ...)
{
  g_autofree char *reason = NULL;
  va_list arguments;

  if (keys->error)
    return;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  keys->error =
    key ? g_error_new (FLIP_KEYS_ERROR, 0, _ ("%s: group [%s], key “%s”: %s"), keys->name,
                       flip_quoted (group), flip_quoted (key), reason)
        : g_error_new (FLIP_KEYS_ERROR, 0, _ ("%s: group [%s]: %s"), keys->name,
                       flip_quoted (group), reason);
}

gboolean
flip_keys_has (FlipKeys *keys, const char *group, const char *key)
{
  g_return_val_if_fail (keys != NULL && group != NULL && key != NULL, FALSE);

  return g_key_file_has_key (keys->file, group, key, NULL);
}

/* The text of a required key; never NULL. */
const char *
flip_keys_text (FlipKeys *keys, const char *group, const char *key)
{
  char *text;

  g_hash_table_add (keys->used, g_strdup_printf ("%s\n%s", group, key));
  if (keys->error)
    return "";

  text = g_key_file_get_string (keys->file, group, key, NULL);
  if (!text)
    {
      flip_keys_refuse (keys, group, key, _ ("it is missing."));
      return "";
    }

  g_ptr_array_add (keys->texts, g_strstrip (text));
  return text;
}

const char *
flip_keys_name (FlipKeys *keys, const char *group, const char *key)
{
  const char *text = flip_keys_text (keys, group, key);

  if (*text && !flip_name_is_readable (text))
    flip_keys_refuse (keys, group, key,
                      _ ("it holds characters that can't be shown, or nothing that can be seen."));
  return text;
}

static int
read_number (FlipKeys *keys,
             const char *group,
             const char *key,
             const char *text,
             int least,
             int most)
{
  gint64 number = 0;

  if (!g_ascii_string_to_signed (text, 10, least, most, &number, NULL))
    flip_keys_refuse (keys, group, key, _ ("“%s” is not a number from %d to %d."),
                      flip_quoted (text), least, most);
  return (int) number;
}

int
flip_keys_number (FlipKeys *keys, const char *group, const char *key, int least, int most)
{
  const char *text = flip_keys_text (keys, group, key);

  g_assert (least <= most);

  return keys->error ? 0 : read_number (keys, group, key, text, least, most);
}

/* Exactly n_numbers numbers, with blanks between them. */
guint
flip_keys_numbers (FlipKeys *keys,
                   const char *group,
                   const char *key,
                   int least,
                   int most,
                   int *numbers,
                   guint n_numbers)
{
  g_auto (GStrv) parts = g_strsplit (flip_keys_text (keys, group, key), " ", -1);
  guint n = 0;

  for (guint i = 0; parts[i]; i++)
    {
      if (*parts[i] == '\0')
        continue;
      if (n < n_numbers)
        numbers[n] = read_number (keys, group, key, parts[i], least, most);
      n++;
    }
  if (n != n_numbers)
    flip_keys_refuse (keys, group, key, _ ("%u numbers are needed here, not %u."), n_numbers, n);
  for (guint i = n; i < n_numbers; i++)
    numbers[i] = 0;
  return n;
}

/* The index of the key's word in the list. */
guint
flip_keys_word (FlipKeys *keys,
                const char *group,
                const char *key,
                const char *const *words,
                guint n_words)
{
  const char *text = flip_keys_text (keys, group, key);
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; i < n_words; i++)
    {
      if (g_str_equal (words[i], text))
        return i;
      g_string_append_printf (known, "%s%s", i ? ", " : "", words[i]);
    }

  flip_keys_refuse (keys, group, key, _ ("“%s” is not one of %s."), flip_quoted (text),
                    known->str);
  return 0;
}

static void
refuse_unknown_keys (FlipKeys *keys, const char *group)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys->file, group, NULL, NULL);

  if (!names || !names[0])
    flip_keys_refuse (keys, group, NULL, _ ("this group is not known here: it is empty."));

  for (guint i = 0; names && names[i] && !keys->error; i++)
    {
      g_autofree char *known = g_strdup_printf ("%s\n%s", group, names[i]);

      if (!g_hash_table_contains (keys->used, known))
        flip_keys_refuse (keys, group, names[i], _ ("this key is not known here."));
    }
}

/* Finishes reading: TRUE if every key was good and none is unknown. */
gboolean
flip_keys_close (FlipKeys *keys, GError **error)
{
  g_auto (GStrv) groups = g_key_file_get_groups (keys->file, NULL);
  GError *problem;

  for (guint i = 0; groups[i] && !keys->error; i++)
    refuse_unknown_keys (keys, groups[i]);

  problem = g_steal_pointer (&keys->error);
  g_key_file_unref (keys->file);
  g_hash_table_unref (keys->used);
  g_ptr_array_unref (keys->texts);
  g_free (keys->name);
  g_free (keys);
  if (!problem)
    return TRUE;
  g_propagate_error (error, problem);
  return FALSE;
}
