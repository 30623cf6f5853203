/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/format-private.h"

#include <string.h>

/* Coined words: they name groups of a board's file, and other values use them. */

/* Adds the names of all groups of one kind. */
static void
add_groups (GPtrArray *all, const FlipGroup *group, FlipBoardFile *file)
{
  if (group->names)
    g_ptr_array_extend_and_steal (all, flip_choices_list (group->names, file, ""));
}

/* The names of all groups that the format knows in this file, kind by kind. */
static GPtrArray *
list_groups (const FlipFormat *format, FlipBoardFile *file)
{
  GPtrArray *all = g_ptr_array_new ();

  for (guint i = 0; i < format->n_groups; i++)
    add_groups (all, &format->groups[i], file);
  return all;
}

static gboolean
is_among (GPtrArray *names, const char *name)
{
  for (guint i = 0; i < names->len; i++)
    {
      if (g_str_equal (names->pdata[i], name))
        return TRUE;
    }
  return FALSE;
}

/* Values by their meaning, saved before the words behind them change. */

typedef struct
{
  FlipPlace place;
  FlipFieldValue value;
} Meant;

static gboolean
uses_names (const FlipField *field)
{
  if (field->words && field->words->find && field->kind == FLIP_KIND_WORDS)
    return TRUE;
  for (guint i = 0; i < field->n_phrases; i++)
    for (guint slot = 0; slot < FLIP_MAX_SLOTS; slot++)
      {
        const FlipChoices *words = field->phrases[i].slots[slot].words;

        if (words && words->find)
          return TRUE;
      }
  return FALSE;
}

static GArray *
list_meanings (const FlipFormat *format, FlipBoardFile *file)
{
  g_autoptr (GArray) places = flip_format_places (format, file, FALSE);
  GArray *meanings = g_array_new (FALSE, FALSE, sizeof (Meant));

  for (guint i = 0; i < places->len; i++)
    {
      Meant meant = { .place = g_array_index (places, FlipPlace, i) };
      const char *text = flip_board_file_get (file, meant.place.name, meant.place.key);

      if (text && uses_names (meant.place.field)
          && flip_field_parse (&meant.place, file, text, &meant.value, NULL))
        g_array_append_val (meanings, meant);
    }
  return meanings;
}

static void
write_meanings (FlipBoardFile *file, GArray *meanings, GPtrArray *before, GPtrArray *after)
{
  for (guint i = 0; i < meanings->len; i++)
    {
      Meant *meant = &g_array_index (meanings, Meant, i);
      g_autofree char *text = NULL;

      for (guint j = 0; j < before->len && j < after->len; j++)
        {
          if (!g_str_equal (meant->place.name, before->pdata[j]))
            continue;
          meant->place.name = after->pdata[j];
          break;
        }
      text = flip_field_print (&meant->place, file, &meant->value);
      flip_board_file_set (file, meant->place.name, meant->place.key, text);
    }
}

static char *
with_word (const FlipFieldValue *value, guint part, const char *word)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MAX (value->n_parts, part + 1); i++)
    {
      const char *own = i == part ? word : value->parts[i].word;

      if (own)
        g_string_append_printf (text, "%s%s", text->len ? " " : "", own);
    }
  return g_string_free (text, FALSE);
}

static gboolean
read_words (FlipBoardFile *file, const FlipPlace *place, FlipFieldValue *value)
{
  const char *text = flip_board_file_get (file, place->name, place->key);

  g_return_val_if_fail (place->field->kind == FLIP_KIND_COINED, FALSE);

  return text && flip_field_parse (place, file, text, value, NULL);
}

/* The check marks of a group move to its new name, or are removed if that is NULL. */
static void
rename_checked (FlipBoardFile *file, const char *old, const char *new)
{
  const char *keys = flip_board_file_get (file, FLIP_FORMAT_CHECKED, old);

  if (!keys)
    return;
  if (new)
    flip_board_file_set (file, FLIP_FORMAT_CHECKED, new, keys);
  flip_board_file_unset (file, FLIP_FORMAT_CHECKED, old);
}

/* Groups are renamed kind by kind: the new names of the first may determine those of the next, as a
   front names its back. */
static void
rename_groups (FlipBoardFile *file, GPtrArray *before, GPtrArray *after, guint first)
{
  for (guint i = first; i < before->len && i < after->len; i++)
    {
      const char *old = before->pdata[i], *new = after->pdata[i];

      if (g_str_equal (old, new) || !flip_board_file_has (file, old)
          || flip_board_file_has (file, new))
        continue;
      flip_board_file_rename (file, old, new);
      rename_checked (file, old, new);
    }
}

gboolean
flip_format_rename (const FlipFormat *format,
                    FlipBoardFile *file,
                    const FlipPlace *place,
                    guint part,
                    const char *word,
                    char **reason)
{
  FlipFieldValue value, changed;
  g_autoptr (GPtrArray) before = NULL, after = NULL;
  g_autoptr (GArray) meanings = NULL;
  g_autofree char *text = NULL, *group = g_strdup (place->name);
  FlipPlace now = *place;

  if (!read_words (file, place, &value) || part >= value.n_parts)
    return FALSE;
  text = with_word (&value, part, word);
  if (!flip_field_parse (place, file, text, &changed, reason) || changed.n_parts != value.n_parts)
    return FALSE;
  before = list_groups (format, file);
  meanings = list_meanings (format, file);
  now.name = flip_board_file_keep (file, group);
  flip_board_file_set (file, now.name, now.key, text);
  after = g_ptr_array_new ();
  for (guint i = 0; i < format->n_groups; i++)
    {
      guint first = after->len;

      add_groups (after, &format->groups[i], file);
      rename_groups (file, before, after, first);
    }
  write_meanings (file, meanings, before, after);
  return TRUE;
}

gboolean
flip_format_drop_name (const FlipFormat *format,
                       FlipBoardFile *file,
                       const FlipPlace *place,
                       guint part)
{
  FlipFieldValue value;
  g_autoptr (GPtrArray) before = NULL, after = NULL;
  g_autofree char *text = NULL;

  if (!read_words (file, place, &value) || part >= value.n_parts
      || value.n_parts <= MAX (place->field->n_least, 1))
    return FALSE;
  text = with_word (&value, part, NULL);
  before = list_groups (format, file);
  flip_board_file_set (file, place->name, place->key, text);
  after = list_groups (format, file);
  for (guint i = 0; i < before->len; i++)
    {
      if (is_among (after, before->pdata[i]))
        continue;
      flip_board_file_drop (file, before->pdata[i]);
      rename_checked (file, before->pdata[i], NULL);
    }
  return TRUE;
}

/* A word that the file doesn't have yet: "new", "new-b", "new-c" … */
static const char *
coin (FlipBoardFile *file)
{
  for (char letter = 'a'; letter <= 'z'; letter++)
    {
      g_autofree char *word = letter == 'a' ? g_strdup ("new") : g_strdup_printf ("new-%c", letter);
      g_autofree char *all = flip_board_file_text (file);

      if (!strstr (all, word))
        return flip_board_file_keep (file, word);
    }
  return NULL;
}

/* The value of the same key in the previous group of the same kind. */
static const char *
value_before (FlipBoardFile *file, GArray *places, const FlipPlace *place)
{
  const char *text = NULL;

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *other = &g_array_index (places, FlipPlace, i);
      const char *own = flip_board_file_get (file, other->name, other->key);

      if (other->group == place->group && other->instance + 1 == place->instance
          && g_str_equal (other->key, place->key))
        text = own;
    }
  return text;
}

/* A map that is painted starts empty: painting over another map would be more work. */
static const char *
empty_map (FlipBoardFile *file, const char *text)
{
  g_autofree char *empty = g_strdup (text);

  for (char *letter = empty; *letter; letter++)
    *letter = *letter == '/' ? '/' : '.';
  return flip_board_file_keep (file, empty);
}

/* Fills new groups with the values of those before them, except that coined words are new. TRUE if
   there was anything to do. */
static gboolean
fill_groups (const FlipFormat *format, FlipBoardFile *file, GPtrArray *known)
{
  g_autoptr (GArray) places = flip_format_places (format, file, TRUE);
  gboolean filled = FALSE;

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      const char *text = value_before (file, places, place);

      if (!text || is_among (known, place->name)
          || flip_board_file_get (file, place->name, place->key))
        continue;
      if (place->field->kind == FLIP_KIND_COINED)
        text = coin (file);
      else if (place->field->kind == FLIP_KIND_PIXELS)
        text = empty_map (file, text);
      if (!text)
        continue;
      flip_board_file_set (file, place->name, place->key, text);
      filled = TRUE;
      if (place->field->kind == FLIP_KIND_COINED)
        break; /* it names a group that the places don't contain yet */
    }
  return filled;
}

const char *
flip_format_add_name (const FlipFormat *format, FlipBoardFile *file, const FlipPlace *place)
{
  FlipFieldValue value;
  g_autoptr (GPtrArray) known = NULL;
  g_autofree char *text = NULL;
  const char *word;

  if (!read_words (file, place, &value) || value.n_parts >= MAX (place->field->n_most, 1))
    return NULL;
  word = coin (file);
  if (!word)
    return NULL;
  known = list_groups (format, file);
  text = with_word (&value, value.n_parts, word);
  flip_board_file_set (file, place->name, place->key, text);
  while (fill_groups (format, file, known))
    ;
  return word;
}

/* The index of a group among those that are alike, or -1; and the names of all of them. */
static int
find_instance (const FlipFormat *format, FlipBoardFile *file, const char *group, GPtrArray **names)
{
  *names = NULL;
  for (guint i = 0; i < format->n_groups; i++)
    {
      guint index;

      if (!format->groups[i].names)
        continue;
      g_clear_pointer (names, g_ptr_array_unref);
      *names = flip_choices_list (format->groups[i].names, file, "");
      if (g_ptr_array_find_with_equal_func (*names, group, g_str_equal, &index))
        return (int) index;
    }
  return -1;
}

/* Whether the words of a list are the names of the groups. */
static gboolean
names_groups (GPtrArray *words, GPtrArray *names)
{
  for (guint i = 0; i < words->len && words->len == names->len; i++)
    {
      if (!g_str_has_suffix (names->pdata[i], words->pdata[i]))
        return FALSE;
    }
  return words->len == names->len;
}

int
flip_format_uses_group (const FlipFormat *format,
                        FlipBoardFile *file,
                        const FlipPlace *place,
                        const char *group)
{
  g_autoptr (GPtrArray) names = NULL;
  const char *text = flip_board_file_get (file, place->name, place->key);
  int instance = find_instance (format, file, group, &names);
  FlipFieldValue value;

  if (instance < 0 || !text || place->field->kind != FLIP_KIND_PHRASES
      || !flip_field_parse (place, file, text, &value, NULL))
    return -1;
  for (guint i = 0; i < value.n_parts; i++)
    for (guint slot = 0; slot < FLIP_MAX_SLOTS; slot++)
      {
        const FlipPhrase *phrase = &place->field->phrases[value.parts[i].phrase];
        const FlipChoices *words = phrase->slots[slot].words;
        g_autoptr (GPtrArray) list =
          words && words->find ? flip_choices_list (words, file, place->name) : NULL;

        if (list && value.parts[i].values[slot] == instance && names_groups (list, names))
          return (int) slot;
      }
  return -1;
}

static void
list_words (const FlipFieldValue *value, GPtrArray *words)
{
  g_ptr_array_set_size (words, 0);
  for (guint i = 0; i < value->n_parts; i++)
    g_ptr_array_add (words, (gpointer) value->parts[i].word);
}

/* Either a list names all groups that are alike, or a value names a single group. */
gboolean
flip_format_find_name_among (const FlipFormat *format,
                             FlipBoardFile *file,
                             const GArray *places,
                             const char *group,
                             FlipPlace *place,
                             guint *part)
{
  g_autoptr (GPtrArray) names = NULL, words = g_ptr_array_new ();
  int instance = find_instance (format, file, group, &names);

  for (guint i = 0; instance >= 0 && i < places->len; i++)
    {
      FlipFieldValue value;

      *place = g_array_index (places, FlipPlace, i);
      if (place->field->kind != FLIP_KIND_COINED || !read_words (file, place, &value))
        continue;
      list_words (&value, words);
      *part = place->field->n_most > 1 ? (guint) instance : 0;
      if (place->field->n_most > 1 ? names_groups (words, names)
                                   : words->len && g_str_equal (words->pdata[0], group))
        return TRUE;
    }
  return FALSE;
}

gboolean
flip_format_find_name (const FlipFormat *format,
                       FlipBoardFile *file,
                       const char *group,
                       FlipPlace *place,
                       guint *part)
{
  g_autoptr (GArray) places = flip_format_places (format, file, FALSE);

  return flip_format_find_name_among (format, file, places, group, place, part);
}
