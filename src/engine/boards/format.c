/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/format.h"

#include <glib/gi18n-lib.h>

static const char *const no_yes[] = { "no", "yes" };
static const char *const no_yes_titles[] = { /* value of an option */ N_ ("No"),
                                             /* value of an option */ N_ ("Yes") };

const FlipChoices flip_no_yes = { .n = 2, .words = no_yes, .titles = no_yes_titles };

const char *const flip_numbers[FLIP_MOST_NUMBERS] = {
  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11", "12", "13", "14", "15",
  "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
  "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45",
  "46", "47", "48", "49", "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60",
};

/* Words */

GPtrArray *
flip_choices_list (const FlipChoices *words, FlipBoardFile *file, const char *group)
{
  GPtrArray *list = g_ptr_array_new ();

  g_return_val_if_fail (words != NULL, list);

  if (words->find)
    words->find (words, file, group, list);
  else
    for (guint i = 0; i < words->n; i++)
      g_ptr_array_add (list, (gpointer) words->words[i]);
  return list;
}

void
flip_find_coined (const FlipChoices *of, FlipBoardFile *file, const char *group, GPtrArray *words)
{
  const char *text = flip_board_file_get (file, of->group, of->key);
  g_auto (GStrv) coined = g_strsplit (text ? text : "", " ", -1);

  for (guint i = 0; coined[i] && words->len < of->n; i++)
    {
      g_autofree char *word = g_strconcat (of->before ? of->before : "", coined[i], NULL);

      if (*coined[i])
        g_ptr_array_add (words, (gpointer) flip_board_file_keep (file, word));
    }
}

char *
flip_choices_title (const FlipChoices *words, FlipBoardFile *file, guint index, const char *word)
{
  if (words->title)
    return words->title (file, word);
  if (words->name && index < words->n)
    return g_strdup (words->name (index));
  if (words->titles && index < words->n)
    return g_strdup (_ (words->titles[index]));
  return g_strdup (word);
}

gboolean
flip_field_has_usual (const FlipField *field)
{
  g_return_val_if_fail (field, FALSE);

  return field->kind == FLIP_KIND_NUMBERS && field->is_optional && field->absent
         && field->absent >= field->least && field->absent <= field->most;
}

gboolean
flip_choices_word_of_letter (const FlipChoices *words, gunichar letter, guint *word)
{
  const char *found;

  g_return_val_if_fail (words && word, FALSE);

  found = words->letters ? g_utf8_strchr (words->letters, -1, letter) : NULL;
  if (found)
    *word = (guint) g_utf8_pointer_to_offset (words->letters, found);
  return found != NULL;
}

gboolean
flip_field_phrase_of_letter (const FlipField *field, gunichar letter, guint *phrase)
{
  g_return_val_if_fail (field && phrase, FALSE);

  for (*phrase = 0; *phrase < field->n_phrases; (*phrase)++)
    {
      const char *letters = field->phrases[*phrase].letters;

      if (letters && g_utf8_strchr (letters, -1, letter))
        return TRUE;
    }
  return FALSE;
}

/* Places */

GPtrArray *
flip_group_names (const FlipGroup *group, FlipBoardFile *file)
{
  GPtrArray *names = group->names ? flip_choices_list (group->names, file, "") : g_ptr_array_new ();

  if (!group->names)
    g_ptr_array_add (names, (gpointer) group->name);
  return names;
}

static gboolean
applies (const FlipField *field, FlipBoardFile *file, const char *group)
{
  return !field->when_key
         || g_strcmp0 (flip_board_file_get (file, group, field->when_key), field->when) == 0;
}

/* Returns whether the file has the key. */
static gboolean
add_key (GArray *places, const FlipPlace *place, FlipBoardFile *file, gboolean absent)
{
  const FlipField *field = place->field;
  gboolean there = flip_board_file_get (file, place->name, place->key) != NULL;
  gboolean wanted = !field->is_optional && !(field->is_series && place->index > 0);

  if ((there || absent || wanted) && flip_board_file_can_have (place->name, place->key))
    g_array_append_vals (places, place, 1);
  return there;
}

/* Adds the keys of one field. For a series, those without a gap and, with `absent`, one more. */
static void
add_keys (GArray *places, FlipPlace place, FlipBoardFile *file, gboolean absent)
{
  const FlipField *field = place.field;
  g_autoptr (GPtrArray) keys = NULL;

  if (!field->keys)
    {
      place.key = field->key;
      add_key (places, &place, file, absent);
      return;
    }
  keys = flip_choices_list (field->keys, file, place.name);
  for (place.index = 0; place.index < keys->len; place.index++)
    {
      place.key = g_ptr_array_index (keys, place.index);
      if (!add_key (places, &place, file, absent) && field->is_series)
        return;
    }
}

static void
add_fields (GArray *places, FlipPlace place, FlipBoardFile *file, gboolean absent)
{
  const FlipGroup *group = place.group;

  if (group->is_optional && !absent && !flip_board_file_has (file, place.name))
    return;
  for (guint i = 0; i < group->n_fields; i++)
    {
      place.field = &group->fields[i];
      if (applies (place.field, file, place.name))
        add_keys (places, place, file, absent);
    }
}

/* Adds the places of all groups of a kind, or only of the one with this name. */
static void
add_group (GArray *places,
           const FlipGroup *group,
           FlipBoardFile *file,
           const char *only,
           gboolean absent)
{
  FlipPlace place = { .group = group };
  g_autoptr (GPtrArray) names = flip_group_names (group, file);

  for (place.instance = 0; place.instance < names->len; place.instance++)
    {
      place.name = g_ptr_array_index (names, place.instance);
      if (!only || g_str_equal (place.name, only))
        add_fields (places, place, file, absent);
    }
}

GArray *
flip_format_places (const FlipFormat *format, FlipBoardFile *file, gboolean absent)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (FlipPlace));

  g_return_val_if_fail (format != NULL && file != NULL, places);

  for (guint i = 0; i < format->n_groups; i++)
    add_group (places, &format->groups[i], file, NULL, absent);
  return places;
}

gboolean
flip_format_find (const FlipFormat *format,
                  FlipBoardFile *file,
                  const char *group,
                  const char *key,
                  FlipPlace *place)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (FlipPlace));

  for (guint i = 0; i < format->n_groups; i++)
    add_group (places, &format->groups[i], file, group, TRUE);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *found = &g_array_index (places, FlipPlace, i);

      if (!g_str_equal (found->key, key))
        continue;
      *place = *found;
      return TRUE;
    }
  return FALSE;
}

static char *
put_in (const char *title, const char *mark, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (title, mark, -1);

  return g_strjoinv (text, parts);
}

char *
flip_field_title (FlipBoardFile *file, const FlipPlace *place)
{
  const FlipField *field = place->field;
  g_autofree char *key =
    field->keys ? flip_choices_title (field->keys, file, place->index, place->key) : NULL;

  return key ? put_in (_ (field->title), "{key}", key) : g_strdup (_ (field->title));
}

char *
flip_field_group_name (FlipBoardFile *file, const FlipPlace *place)
{
  const FlipChoices *names = place->group->names;

  return names ? flip_choices_title (names, file, place->instance, place->name)
               : g_strdup (place->name);
}

char *
flip_field_group_title (FlipBoardFile *file, const FlipPlace *place)
{
  g_autofree char *name = flip_field_group_name (file, place);

  return put_in (_ (place->group->title), "{group}", name);
}

gboolean
flip_format_is_common (const char *group)
{
  return g_str_equal (group, FLIP_FORMAT_CHECKED) || g_str_equal (group, FLIP_FORMAT_ABOUT);
}

/* Differences */

static gboolean
differs (FlipBoardFile *file, FlipBoardFile *other, const FlipPlace *place)
{
  return g_strcmp0 (flip_board_file_get (file, place->name, place->key),
                    flip_board_file_get (other, place->name, place->key))
         != 0;
}

guint
flip_format_count_differences (const FlipFormat *format, FlipBoardFile *file, FlipBoardFile *other)
{
  g_autoptr (GArray) here = flip_format_places (format, file, FALSE);
  g_autoptr (GArray) there = flip_format_places (format, other, FALSE);
  guint n = 0;

  for (guint i = 0; i < here->len; i++)
    n += differs (file, other, &g_array_index (here, FlipPlace, i));
  for (guint i = 0; i < there->len; i++)
    {
      const FlipPlace *place = &g_array_index (there, FlipPlace, i);

      n += flip_board_file_get (file, place->name, place->key) == NULL
           && flip_board_file_get (other, place->name, place->key) != NULL;
    }
  return n;
}

/* Whose file it is */

int
flip_format_fits (const FlipFormat *format, FlipBoardFile *file)
{
  const char *const *groups = flip_board_file_groups (file);
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  int fits = 0;

  for (guint i = 0; i < format->n_groups; i++)
    {
      g_autoptr (GPtrArray) names = flip_group_names (&format->groups[i], file);

      for (guint j = 0; j < names->len; j++)
        g_hash_table_add (known, names->pdata[j]);
    }
  for (guint i = 0; groups[i]; i++)
    {
      if (!flip_format_is_common (groups[i]))
        fits += g_hash_table_contains (known, groups[i]) ? 1 : -1;
    }
  return fits;
}

/* The reference page of a game's board files, in Markdown. */

static void
append_keys (GString *page, const FlipField *field, FlipBoardFile *example)
{
  g_autoptr (GPtrArray) keys = NULL;

  if (!field->keys)
    {
      g_string_append_printf (page, "`%s`", field->key);
      return;
    }
  keys = flip_choices_list (field->keys, example, "");
  if (keys->len > 3)
    g_string_append_printf (page, "`%s` … `%s`", (char *) keys->pdata[0],
                            (char *) keys->pdata[keys->len - 1]);
  for (guint i = 0; i < keys->len && keys->len <= 3; i++)
    g_string_append_printf (page, "%s`%s`", i ? ", " : "", (char *) keys->pdata[i]);
}

static void
append_field (GString *page, const FlipField *field, FlipBoardFile *example)
{
  g_autofree char *rule =
    flip_field_rule (field, field->words && field->words->find ? NULL : example, "");
  g_auto (GStrv) escaped = g_strsplit (rule, "|", -1);
  g_autofree char *cell = g_strjoinv ("\\|", escaped);

  g_string_append (page, "| ");
  append_keys (page, field, example);
  g_string_append_printf (page, " | %s |", cell);
  if (field->is_optional)
    g_string_append_printf (page, " %s", _ ("Can be left out."));
  if (field->when)
    {
      g_autofree char *value = g_strdup_printf ("`%s=%s`", field->when_key, field->when);

      g_string_append_c (page, ' ');
      /* Translators: %s: a key and its value */
      g_string_append_printf (page, _ ("Only with %s."), value);
    }
  if (field->help)
    g_string_append_printf (page, " %s", _ (field->help));
  g_string_append (page, " |\n");
}

static void
append_group (GString *page, const FlipGroup *group, FlipBoardFile *example)
{
  g_string_append_printf (page, "\n## [%s]\n\n", group->name);
  if (group->help)
    g_string_append_printf (page, "%s\n\n", _ (group->help));
  g_string_append_printf (page, "| %s | %s | %s |\n|---|---|---|\n", C_ ("column", "Key"),
                          C_ ("column", "Value"), C_ ("column", "Meaning"));
  for (guint i = 0; i < group->n_fields; i++)
    append_field (page, &group->fields[i], example);
}

char *
flip_format_page (const FlipFormat *format, const char *title, const char *example)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (example);
  GString *page = g_string_new (NULL);

  g_string_append_printf (page, "# %s\n", title);
  for (guint i = 0; i < format->n_groups; i++)
    append_group (page, &format->groups[i], file);
  return g_string_free (page, FALSE);
}

/* Where things are drawn */

gboolean
flip_format_place_of_site (const FlipGame *game,
                           gconstpointer state,
                           guint16 site,
                           const char **group,
                           const char **key)
{
  const FlipFormat *format = game->format;
  const FlipPart *part = flip_part_of_site (game, site);

  if (format->place_of_site)
    return format->place_of_site (state, site, group, key);
  *key = NULL;
  for (guint i = 0; part && i < format->n_groups; i++)
    {
      *group = part->id;
      if (g_str_equal (format->groups[i].name, part->id))
        return TRUE;
    }

  return FALSE;
}
