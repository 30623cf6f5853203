/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/format-private.h"

#include <string.h>

/* The values that were checked against a printed copy: the group [checked] has one line per group,
   with the keys of its checked values; "play/2" is the second part of one. */

#define ALL "all"

/* helpers */

static GStrv
list_keys (FlipBoardFile *file, const char *group)
{
  const char *text = flip_board_file_get (file, FLIP_FORMAT_CHECKED, group);

  return g_strsplit (text ? text : "", " ", -1);
}

/* Among the checked keys of a group; NULL: none. */
static gboolean
has_key (const char *checked, const char *key)
{
  gsize length = strlen (key);

  for (const char *at = checked; at; at = strchr (at, ' '))
    {
      at += *at == ' ';
      if (strncmp (at, key, length) == 0 && (!at[length] || at[length] == ' '))
        return TRUE;
    }
  return FALSE;
}

static char *
name_part (const char *key, guint part)
{
  return g_strdup_printf ("%s/%u", key, part + 1);
}

static gboolean
is_key_or_part (const char *word, const char *key)
{
  gsize length = strlen (key);

  return strncmp (word, key, length) == 0 && (!word[length] || word[length] == '/');
}

static void
add_key (GString *keys, const char *key)
{
  if (*key)
    g_string_append_printf (keys, "%s%s", keys->len ? " " : "", key);
}

static gboolean
is_row_of_map (const FlipPlace *place)
{
  return place->field->kind == FLIP_KIND_PIXELS && place->field->keys && place->index > 0;
}

/* Whether the parts of a value are checked one by one: each has words or a title. */
static gboolean
has_single_parts (const FlipField *field)
{
  return field->n_most > 1 && (field->kind == FLIP_KIND_PHRASES || field->part_titles);
}

static gboolean
read_parts (FlipBoardFile *file, const FlipPlace *place, FlipFieldValue *value)
{
  const char *text = flip_board_file_get (file, place->name, place->key);

  return has_single_parts (place->field) && text
         && flip_field_parse (place, file, text, value, NULL);
}

static gboolean
is_same_part (const FlipFieldValue *a, guint i, const FlipFieldValue *b, guint j)
{
  return a->parts[i].phrase == b->parts[j].phrase
         && memcmp (a->parts[i].values, b->parts[j].values, sizeof a->parts[i].values) == 0;
}

/* Whether a part is still unchecked, because it is unchanged and was not ticked before. */
static gboolean
is_left_open (FlipBoardFile *before,
              const FlipPlace *place,
              const FlipFieldValue *old,
              const FlipFieldValue *new,
              guint part)
{
  gboolean same_places = old->n_parts == new->n_parts;

  for (guint i = 0; i < old->n_parts; i++)
    {
      if ((!same_places || i == part) && is_same_part (old, i, new, part)
          && !flip_format_is_part_checked (before, place, i))
        return TRUE;
    }
  return FALSE;
}

/* Of one value */

guint
flip_format_n_ticks (FlipBoardFile *file, const FlipPlace *place)
{
  const FlipField *field = place->field;
  FlipFieldValue value;

  if (field->is_hidden || is_row_of_map (place) || field->kind == FLIP_KIND_COINED
      || !flip_board_file_get (file, place->name, place->key))
    return 0;
  return read_parts (file, place, &value) ? MAX (value.n_parts, 1) : 1;
}

gboolean
flip_format_is_checked (FlipBoardFile *file, const char *group, const char *key)
{
  const char *checked = flip_board_file_get (file, FLIP_FORMAT_CHECKED, group);

  return has_key (checked, key) || has_key (checked, ALL);
}

gboolean
flip_format_is_part_checked (FlipBoardFile *file, const FlipPlace *place, guint part)
{
  const char *checked = flip_board_file_get (file, FLIP_FORMAT_CHECKED, place->name);
  g_autofree char *name = checked ? name_part (place->key, part) : NULL;

  return checked
         && (has_key (checked, place->key) || has_key (checked, ALL) || has_key (checked, name));
}

gboolean
flip_format_is_house (const FlipFormat *format,
                      FlipBoardFile *file,
                      const FlipPlace *place,
                      int part)
{
  guint n = part < 0 ? MAX (flip_format_n_ticks (file, place), 1) : (guint) part + 1;

  for (guint i = (guint) MAX (part, 0); format->is_house && i < n; i++)
    {
      if (format->is_house (file, place, i) && !flip_format_is_part_checked (file, place, i))
        return TRUE;
    }
  return FALSE;
}

void
flip_format_mark_checked (FlipBoardFile *file, const char *group, const char *key, gboolean checked)
{
  g_auto (GStrv) keys = list_keys (file, group);
  g_autoptr (GString) left = g_string_new (NULL);

  for (guint i = 0; keys[i]; i++)
    {
      if (!is_key_or_part (keys[i], key) && (checked || !g_str_equal (keys[i], ALL)))
        add_key (left, keys[i]);
    }
  if (checked)
    add_key (left, key);
  if (left->len)
    flip_board_file_set (file, FLIP_FORMAT_CHECKED, group, left->str);
  else
    flip_board_file_unset (file, FLIP_FORMAT_CHECKED, group);
}

/* The bits correspond to the parts of the value. */
static void
mark_parts (FlipBoardFile *file, const FlipPlace *place, guint64 checked)
{
  guint n = flip_format_n_ticks (file, place);
  gboolean is_all = TRUE;

  for (guint i = 0; i < n; i++)
    is_all &= checked >> i & 1;
  flip_format_mark_checked (file, place->name, place->key, is_all);
  for (guint i = 0; !is_all && i < n; i++)
    {
      g_autofree char *name = name_part (place->key, i);

      if (checked >> i & 1)
        flip_format_mark_checked (file, place->name, name, TRUE);
    }
}

void
flip_format_mark_part (FlipBoardFile *file, const FlipPlace *place, guint part, gboolean checked)
{
  guint64 bits = 0, bit = G_GUINT64_CONSTANT (1) << part;

  g_return_if_fail (part < FLIP_MAX_PARTS);

  for (guint i = 0; i < FLIP_MAX_PARTS; i++)
    bits |= (guint64) flip_format_is_part_checked (file, place, i) << i;
  mark_parts (file, place, checked ? bits | bit : bits & ~bit);
}

void
flip_format_mark_new (FlipBoardFile *file, const FlipPlace *place, FlipBoardFile *before)
{
  FlipFieldValue old, new;
  guint64 bits = 0;

  if (g_strcmp0 (flip_board_file_get (file, place->name, place->key),
                 flip_board_file_get (before, place->name, place->key))
        == 0
      || flip_format_n_ticks (file, place) == 0)
    return;
  if (!read_parts (file, place, &new) || !read_parts (before, place, &old))
    return flip_format_mark_checked (file, place->name, place->key, TRUE);
  for (guint i = 0; i < new.n_parts; i++)
    bits |= (guint64) !is_left_open (before, place, &old, &new, i) << i;
  mark_parts (file, place, bits);
}

/* Of many */

static gboolean
has_name (const FlipFormat *format,
          FlipBoardFile *file,
          const GArray *places,
          const FlipPlace *place)
{
  FlipPlace name;
  guint part;

  return place->group->names
         && flip_format_find_name_among (format, file, places, place->name, &name, &part);
}

FlipChecked
flip_format_count_checked (const FlipFormat *format, FlipBoardFile *file, const char *group)
{
  g_autoptr (GArray) places = flip_format_places (format, file, FALSE);
  g_autoptr (GHashTable) counted = g_hash_table_new (g_str_hash, g_str_equal);
  FlipChecked count = { 0 };

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      guint n;

      if (group && !g_str_equal (place->name, group))
        continue;
      n = flip_format_n_ticks (file, place);
      count.n_values += n;
      for (guint part = 0; part < n; part++)
        {
          count.n_checked += flip_format_is_part_checked (file, place, part);
          count.n_house += format->is_house && format->is_house (file, place, part);
        }
      /* A group may be described in several steps: a front, and what both sides share. */
      if (!g_hash_table_add (counted, (gpointer) place->name)
          || !has_name (format, file, places, place))
        continue;
      count.n_values++;
      count.n_checked += flip_format_is_checked (file, place->name, FLIP_FORMAT_NAME);
    }
  return count;
}

void
flip_format_mark_group (const FlipFormat *format,
                        FlipBoardFile *file,
                        const char *group,
                        gboolean checked)
{
  g_autoptr (GArray) places = flip_format_places (format, file, FALSE);
  gboolean is_first = TRUE;

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (!g_str_equal (place->name, group))
        continue;
      if (is_first && has_name (format, file, places, place))
        flip_format_mark_checked (file, group, FLIP_FORMAT_NAME, checked);
      is_first = FALSE;
      if (flip_format_n_ticks (file, place))
        flip_format_mark_checked (file, group, place->key, checked);
    }
}
