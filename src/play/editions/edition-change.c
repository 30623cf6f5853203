/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/edition-change.h"

const FlipEditionChange flip_edition_change_of_all = { .all = TRUE, .rows = TRUE };

/* helpers */

static char *
name_value (const char *group, const char *key)
{
  return g_strdup_printf ("%s\n%s", group, key);
}

static void
add_value (FlipEditionChange *change, const FlipPlace *place)
{
  g_hash_table_add (change->values, name_value (place->name, place->key));
  g_hash_table_add (change->values, g_strdup (place->name));
}

static gboolean
same_place (const FlipPlace *a, const FlipPlace *b)
{
  return a->field == b->field && g_str_equal (a->key, b->key) && g_str_equal (a->name, b->name);
}

/* Ticks are compared one by one only if the line of the group in the file differs. */
static gboolean
same_ticks (FlipBoardFile *one, FlipBoardFile *other, const FlipPlace *place)
{
  guint n = flip_format_n_ticks (other, place);

  if (g_strcmp0 (flip_board_file_get (one, FLIP_FORMAT_CHECKED, place->name),
                 flip_board_file_get (other, FLIP_FORMAT_CHECKED, place->name))
      == 0)
    return TRUE;
  for (guint i = 0; i < n; i++)
    {
      if (flip_format_is_part_checked (one, place, i)
          != flip_format_is_part_checked (other, place, i))
        return FALSE;
    }
  return TRUE;
}

static gboolean
same_title (FlipBoardFile *one, FlipBoardFile *other, const FlipPlace *place)
{
  g_autofree char *a = NULL, *b = NULL, *group_a = NULL, *group_b = NULL;

  if (!place->group->names && !(place->field->keys && place->field->keys->title))
    return TRUE;
  a = flip_field_title (one, place);
  b = flip_field_title (other, place);
  group_a = flip_field_group_title (one, place);
  group_b = flip_field_group_title (other, place);
  return g_str_equal (a, b) && g_str_equal (group_a, group_b);
}

/* Words that the file itself coins. */
static gboolean
same_words (FlipBoardFile *one,
            FlipBoardFile *other,
            const FlipPlace *place,
            const FlipChoices *words)
{
  g_autoptr (GPtrArray) a = NULL, b = NULL;
  gboolean same;

  if (!words || !words->find)
    return TRUE;
  a = flip_choices_list (words, one, place->name);
  b = flip_choices_list (words, other, place->name);
  same = a->len == b->len;
  for (guint i = 0; same && i < a->len; i++)
    {
      g_autofree char *title_a = flip_choices_title (words, one, i, a->pdata[i]);
      g_autofree char *title_b = flip_choices_title (words, other, i, b->pdata[i]);

      same = g_str_equal (a->pdata[i], b->pdata[i]) && g_str_equal (title_a, title_b);
    }
  return same;
}

static gboolean
same_choices (FlipBoardFile *one, FlipBoardFile *other, const FlipPlace *place)
{
  const FlipField *field = place->field;

  for (guint i = 0; i < field->n_phrases; i++)
    for (guint slot = 0; slot < FLIP_MAX_SLOTS; slot++)
      {
        if (!same_words (one, other, place, field->phrases[i].slots[slot].words))
          return FALSE;
      }
  return same_words (one, other, place, field->words);
}

static gboolean
same_value (const FlipEditionReading *before,
            const FlipEditionReading *after,
            const FlipPlace *place)
{
  const char *group = place->name, *key = place->key;

  return g_strcmp0 (flip_board_file_get (before->file, group, key),
                    flip_board_file_get (after->file, group, key))
           == 0
         && g_strcmp0 (flip_edition_reading_problem (before, group, key),
                       flip_edition_reading_problem (after, group, key))
              == 0
         && same_ticks (before->file, after->file, place)
         && same_title (before->file, after->file, place);
}

/* Values of a group that choose from the same words as the one before do so now as they did then. */
static void
compare (FlipEditionChange *change,
         const FlipEditionReading *before,
         const FlipEditionReading *after,
         const GArray *places)
{
  const FlipPlace *last = NULL;
  gboolean same = TRUE;

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (!last || last->field != place->field || !g_str_equal (last->name, place->name))
        same = same_choices (before->file, after->file, place);
      last = place;
      if (!same || !same_value (before, after, place))
        add_value (change, place);
    }
}

/* Adds the values that only one of the files has. */
static void
add_missing (FlipEditionChange *change, const GArray *here, const GArray *there)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < there->len; i++)
    {
      const FlipPlace *place = &g_array_index (there, FlipPlace, i);

      g_hash_table_add (known, name_value (place->name, place->key));
    }
  for (guint i = 0; i < here->len; i++)
    {
      const FlipPlace *place = &g_array_index (here, FlipPlace, i);
      g_autofree char *name = name_value (place->name, place->key);

      if (!g_hash_table_contains (known, name))
        add_value (change, place);
    }
}

static gboolean
same_places (const GArray *a, const GArray *b)
{
  for (guint i = 0; i < a->len && a->len == b->len; i++)
    {
      if (!same_place (&g_array_index (a, FlipPlace, i), &g_array_index (b, FlipPlace, i)))
        return FALSE;
    }
  return a->len == b->len;
}

/* A name is ticked as if it were a value of its group, and a whole group can be wrong. */
static void
compare_groups (FlipEditionChange *change,
                const FlipEditionReading *before,
                const FlipEditionReading *after,
                const GArray *places)
{
  for (guint i = 0; i < places->len; i++)
    {
      const char *group = g_array_index (places, FlipPlace, i).name;

      if (flip_format_is_checked (before->file, group, FLIP_FORMAT_NAME)
            != flip_format_is_checked (after->file, group, FLIP_FORMAT_NAME)
          || g_strcmp0 (flip_edition_reading_problem (before, group, NULL),
                        flip_edition_reading_problem (after, group, NULL))
               != 0)
        g_hash_table_add (change->values, g_strdup (group));
    }
}

/* public functions */

void
flip_edition_change_read (FlipEditionChange *change,
                          const FlipFormat *format,
                          const FlipEditionReading *before,
                          const FlipEditionReading *after)
{
  g_autoptr (GArray) old = flip_format_places (format, before->file, TRUE);
  g_autoptr (GArray) new = flip_format_places (format, after->file, TRUE);

  *change = (FlipEditionChange){
    .rows = !same_places (old, new),
    .values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };
  compare (change, before, after, new);
  compare_groups (change, before, after, new);
  if (!change->rows)
    return;
  add_missing (change, old, new);
  add_missing (change, new, old);
}

void
flip_edition_change_clear (FlipEditionChange *change)
{
  g_clear_pointer (&change->values, g_hash_table_unref);
}

gboolean
flip_edition_change_has (const FlipEditionChange *change, const char *group, const char *key)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (change && group, FALSE);

  name = key ? name_value (group, key) : g_strdup (group);
  return change->all || (change->values && g_hash_table_contains (change->values, name));
}

const char *
flip_edition_reading_problem (const FlipEditionReading *reading, const char *group, const char *key)
{
  for (guint i = 0; i < reading->problems->len; i++)
    {
      const FlipProblem *problem = &g_array_index (reading->problems, FlipProblem, i);

      if (g_strcmp0 (problem->group, group) == 0 && (!key || g_strcmp0 (problem->key, key) == 0))
        return problem->reason;
    }
  return NULL;
}
