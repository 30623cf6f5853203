/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/format.h"

#include "engine/base/phrase.h"
#include "engine/base/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Reads a board's file as its format describes it. */

#define MOST_PROBLEMS 100

G_DEFINE_QUARK (flip_format_error_quark, flip_format_error)

struct _FlipReading
{
  const FlipFormat *format;
  FlipBoardFile *file;
  gpointer board;
  GArray *problems;
  gboolean refused;
};

gpointer
flip_reading_board (FlipReading *reading)
{
  return reading->board;
}

FlipBoardFile *
flip_reading_file (FlipReading *reading)
{
  return reading->file;
}

static void
add_problem (FlipReading *reading,
             const char *group,
             const char *key,
             const char *reason,
             gboolean is_warning)
{
  FlipProblem problem = {
    .line = group ? flip_board_file_line (reading->file, group, key) : 0,
    .group = group ? flip_board_file_keep (reading->file, group) : NULL,
    .key = key ? flip_board_file_keep (reading->file, key) : NULL,
    .reason = flip_board_file_keep (reading->file, reason),
    .is_warning = is_warning,
  };

  reading->refused |= !is_warning;
  if (reading->problems->len < MOST_PROBLEMS)
    g_array_append_val (reading->problems, problem);
}

void
flip_reading_refuse (FlipReading *reading,
                     const char *group,
                     const char *key,
                     const char *format,
                     ...)
{
  g_autofree char *reason = NULL;
  va_list arguments;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  add_problem (reading, group, key, reason, FALSE);
}

void
flip_reading_warn (FlipReading *reading,
                   const char *group,
                   const char *key,
                   const char *format,
                   ...)
{
  g_autofree char *reason = NULL;
  va_list arguments;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  add_problem (reading, group, key, reason, TRUE);
}

/* Values */

gpointer
flip_reading_at (FlipReading *reading, const FlipPlace *place)
{
  return (guint8 *) reading->board + place->group->offset + place->instance * place->group->stride
         + place->field->offset + place->index * place->field->stride;
}

static void
keep_number (FlipReading *reading, const FlipPlace *place, guint part, int number)
{
  guint8 *at = (guint8 *) flip_reading_at (reading, place) + (gsize) part * place->field->width;
  gint16 wide = (gint16) number;

  g_assert (place->field->width <= 2);

  if (place->field->width == 1)
    *at = (guint8) number;
  else
    memcpy (at, &wide, sizeof wide);
}

static gboolean
is_text (const FlipField *field)
{
  return field->kind == FLIP_KIND_NAME || field->kind == FLIP_KIND_TEXT;
}

static void
keep_words (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  char *at = flip_reading_at (reading, place);

  for (guint i = 0; i < value->n_parts; i++)
    flip_phrase_copy (at + i * place->field->stride, value->parts[i].word,
                      (gsize) place->field->most + 1);
  *((guint8 *) reading->board + place->field->counted) = (guint8) value->n_parts;
}

static void
take_value (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  for (guint i = 0; i < value->n_parts && place->field->width; i++)
    keep_number (reading, place, i, value->parts[i].values[0]);
  if (place->field->kind == FLIP_KIND_COINED && place->field->stride)
    keep_words (reading, place, value);
  else if (place->field->width && is_text (place->field))
    flip_phrase_copy (flip_reading_at (reading, place), value->text, place->field->width);
  if (place->field->take)
    place->field->take (reading, place, value);
}

static void
read_place (FlipReading *reading, const FlipPlace *place)
{
  const char *text = flip_board_file_get (reading->file, place->name, place->key);
  g_autofree char *reason = NULL;
  FlipFieldValue value;

  if (!text && !place->field->is_optional)
    {
      g_autofree char *rule = flip_field_rule (place->field, reading->file, place->name);

      /* Translators: %s: what can stand there */
      flip_reading_refuse (reading, place->name, place->key, _ ("it is missing: %s."), rule);
    }
  else if (!text && place->field->width && place->field->kind == FLIP_KIND_NUMBERS)
    keep_number (reading, place, 0, place->field->absent);
  else if (text && flip_field_parse (place, reading->file, text, &value, &reason))
    take_value (reading, place, &value);
  else if (text)
    flip_reading_refuse (reading, place->name, place->key, "%s", reason);
}

/* What the description doesn't know */

static char *
known_keys (GArray *places, const char *group)
{
  GString *known = g_string_new (NULL);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (g_str_equal (place->name, group))
        g_string_append_printf (known, "%s%s", known->len ? ", " : "", place->key);
    }
  return g_string_free (known, FALSE);
}

static void
refuse_unknown (FlipReading *reading, GArray *places, const char *group, const char *key)
{
  g_autofree char *known = known_keys (places, group);

  if (!*known)
    flip_reading_refuse (reading, group, NULL, _ ("this group is unknown."));
  else if (key)
    /* Translators: %s: the keys that are known */
    flip_reading_refuse (reading, group, key, _ ("this key is unknown; the known ones are: %s."),
                         flip_quoted (known));
}

static guint
hash_place (gconstpointer key)
{
  const FlipPlace *place = key;

  return g_str_hash (place->name) * 33 + g_str_hash (place->key);
}

static gboolean
is_same_place (gconstpointer a, gconstpointer b)
{
  const FlipPlace *one = a, *other = b;

  return g_str_equal (one->key, other->key) && g_str_equal (one->name, other->name);
}

static void
refuse_unknown_lines (FlipReading *reading, GArray *places)
{
  g_autoptr (GHashTable) groups = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) known = g_hash_table_new (hash_place, is_same_place);
  const char *refused = NULL;
  FlipPlace line = { 0 };

  for (guint i = 0; i < places->len; i++)
    {
      FlipPlace *place = &g_array_index (places, FlipPlace, i);

      g_hash_table_add (known, place);
      g_hash_table_add (groups, (gpointer) place->name);
    }
  for (guint i = 1; flip_board_file_at (reading->file, i, &line.name, &line.key)
                    && reading->problems->len < MOST_PROBLEMS;
       i++)
    {
      if (!line.name || line.name == refused || flip_format_is_common (line.name))
        continue;
      if (!g_hash_table_contains (groups, line.name))
        refuse_unknown (reading, places, refused = line.name, NULL);
      else if (line.key && !g_hash_table_contains (known, &line))
        refuse_unknown (reading, places, line.name, line.key);
    }
}

static void
read_file (FlipReading *reading)
{
  g_autoptr (GArray) places = NULL;
  guint line;
  const char *fault = flip_board_file_fault (reading->file, &line);

  if (fault)
    {
      add_problem (reading, NULL, NULL, fault, FALSE);
      g_array_index (reading->problems, FlipProblem, 0).line = line;
      return;
    }
  places = flip_format_places (reading->format, reading->file, TRUE);
  for (guint i = 0; i < places->len && reading->problems->len < MOST_PROBLEMS; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      const FlipField *field = place->field;
      gboolean there = flip_board_file_get (reading->file, place->name, place->key) != NULL;
      gboolean missed =
        !(field->is_series && place->index > 0)
        && !(place->group->is_optional && !flip_board_file_has (reading->file, place->name));

      if (there || missed)
        read_place (reading, place);
    }
  refuse_unknown_lines (reading, places);
  if (!reading->refused && reading->format->check)
    reading->format->check (reading);
}

GArray *
flip_format_problems (const FlipFormat *format, FlipBoardFile *file, gpointer board)
{
  g_autofree gpointer scratch = board ? NULL : g_malloc0 (format->size);
  FlipReading reading = {
    .format = format,
    .file = file,
    .board = board ? board : scratch,
    .problems = g_array_new (FALSE, FALSE, sizeof (FlipProblem)),
  };

  g_return_val_if_fail (file != NULL, reading.problems);

  read_file (&reading);
  return reading.problems;
}

static void
set_error (GError **error, const char *name, const FlipProblem *problem)
{
  if (!problem->group && problem->line)
    /* Translators: a file, a line, and what is wrong there */
    g_set_error (error, FLIP_FORMAT_ERROR, 0, _ ("%s, line %u: %s"), name, problem->line,
                 problem->reason);
  else if (!problem->group)
    /* Translators: first %s: a suit; second %s: the part of the board that it stands for */
    g_set_error (error, FLIP_FORMAT_ERROR, 0, _ ("%s: %s"), name, problem->reason);
  else if (problem->key && problem->line)
    /* Translators: %s: a file, a group, a key, and what is wrong; %u: the number of the line */
    g_set_error (error, FLIP_FORMAT_ERROR, 0, _ ("%s, line %u: group [%s], key “%s”: %s"), name,
                 problem->line, flip_quoted (problem->group), flip_quoted (problem->key),
                 problem->reason);
  else if (problem->key)
    /* Translators: %s: a file, a group, a key, and what is wrong */
    g_set_error (error, FLIP_FORMAT_ERROR, 0, _ ("%s: group [%s], key “%s”: %s"), name,
                 flip_quoted (problem->group), flip_quoted (problem->key), problem->reason);
  else if (problem->line)
    /* Translators: %s: a file, a group, and what is wrong; %u: the number of the line */
    g_set_error (error, FLIP_FORMAT_ERROR, 0, _ ("%s, line %u: group [%s]: %s"), name,
                 problem->line, flip_quoted (problem->group), problem->reason);
  else
    /* Translators: %s: a file, a group, and what is wrong */
    g_set_error (error, FLIP_FORMAT_ERROR, 0, _ ("%s: group [%s]: %s"), name,
                 flip_quoted (problem->group), problem->reason);
}

gboolean
flip_format_read (const FlipFormat *format,
                  const char *text,
                  const char *name,
                  gpointer board,
                  GError **error)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (text);
  g_autoptr (GArray) problems = flip_format_problems (format, file, board);

  for (guint i = 0; i < problems->len; i++)
    {
      const FlipProblem *problem = &g_array_index (problems, FlipProblem, i);

      if (problem->is_warning)
        continue;
      set_error (error, name, problem);
      return FALSE;
    }
  return TRUE;
}
