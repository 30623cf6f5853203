/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/format.h"

#include "engine/base/phrase.h"
#include "engine/base/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* One value of a board's file: from its text to its meaning and back, and the values that are
   possible. */

typedef struct
{
  const FlipPlace *place;
  const FlipField *field;
  FlipBoardFile *file;
  FlipFieldValue *value;
  char **reason;
} Parse;

static void G_GNUC_PRINTF (2, 3) refuse (const Parse *parse, const char *format, ...)
{
  va_list arguments;

  if (!parse->reason || *parse->reason)
    return;
  va_start (arguments, format);
  *parse->reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
}

static guint
n_least (const FlipField *field)
{
  return field->n_least || field->n_most ? field->n_least : 1;
}

static guint
n_most (const FlipField *field)
{
  return field->n_most ? field->n_most : 1;
}

static gboolean
parse_number (const char *text, int least, int most, int *number)
{
  gint64 found = 0;
  gboolean good = g_ascii_string_to_signed (text, 10, least, most, &found, NULL);

  *number = (int) found;
  return good;
}

static int
find_word (const Parse *parse, const FlipChoices *words, const char *text)
{
  g_autoptr (GPtrArray) list = NULL;

  if (!words->find)
    {
      for (guint i = 0; i < words->n; i++)
        {
          if (g_str_equal (words->words[i], text))
            return (int) i;
        }
      return -1;
    }
  list = flip_choices_list (words, parse->file, parse->place->name);
  for (guint i = 0; i < list->len; i++)
    {
      if (g_str_equal (list->pdata[i], text))
        return (int) i;
    }
  return -1;
}

/* Within a phrase, case doesn't matter. */
static int
find_word_in_phrase (const Parse *parse, const FlipChoices *words, const char *text)
{
  g_autofree char *small = g_ascii_strdown (text, -1);
  int word = find_word (parse, words, text);

  return word >= 0 ? word : find_word (parse, words, small);
}

static char *
join_words (const FlipChoices *words, FlipBoardFile *file, const char *group, const char *between)
{
  g_autoptr (GPtrArray) list = flip_choices_list (words, file, group);

  g_ptr_array_add (list, NULL);
  return g_strjoinv (between, (char **) list->pdata);
}

/* The parts of a value, trimmed and without empty ones. */
static char **
split (const char *text, const char *at)
{
  char **parts = g_strsplit (text, at, -1);
  guint n = 0;

  for (guint i = 0; parts[i]; i++)
    {
      g_strstrip (parts[i]);
      if (*parts[i])
        parts[n++] = parts[i];
      else
        g_free (parts[i]);
    }
  parts[n] = NULL;
  return parts;
}

static gboolean
check_number_of_parts (const Parse *parse, guint n)
{
  guint least = n_least (parse->field), most = MIN (n_most (parse->field), FLIP_MAX_PARTS);

  if (n >= least && n <= most)
    return TRUE;
  if (least == most)
    refuse (
      parse,
      /* Translators: first %u: how many are needed; second %u: how many there are */
      ngettext ("%u value is needed here, not %u.", "%u values are needed here, not %u.", least),
      least, n);
  else
    refuse (parse,
            /* Translators: %u: the fewest, the most, and how many there are */
            ngettext ("%u to %u value can be given here, not %u.",
                      "%u to %u values can be given here, not %u.", most),
            least, most, n);
  return FALSE;
}

/* Numbers and words */

static gboolean
parse_numbers (const Parse *parse, char **parts)
{
  const FlipField *field = parse->field;

  for (guint i = 0; parts[i]; i++)
    {
      if (parse_number (parts[i], field->least, field->most, &parse->value->parts[i].values[0]))
        continue;
      /* Translators: %s: what was written; %d: the lowest and the highest number */
      refuse (parse, _ ("“%s” is not a number from %d to %d."), flip_quoted (parts[i]),
              field->least, field->most);
      return FALSE;
    }
  return TRUE;
}

static gboolean
appears_before (char **parts, guint index)
{
  for (guint i = 0; i < index; i++)
    {
      if (g_str_equal (parts[i], parts[index]))
        return TRUE;
    }
  return FALSE;
}

static gboolean
parse_words (const Parse *parse, char **parts)
{
  const FlipField *field = parse->field;

  for (guint i = 0; parts[i]; i++)
    {
      int word = find_word (parse, field->words, parts[i]);

      if (word < 0)
        {
          g_autofree char *known = join_words (field->words, parse->file, parse->place->name, ", ");

          /* Translators: first %s: what was written; second %s: the words that are known */
          refuse (parse, _ ("“%s” is not one of %s."), flip_quoted (parts[i]), known);
          return FALSE;
        }
      if (field->once && appears_before (parts, i))
        {
          /* Translators: %s: what was written */
          refuse (parse, _ ("“%s” appears twice."), flip_quoted (parts[i]));
          return FALSE;
        }
      parse->value->parts[i].values[0] = word;
    }
  return TRUE;
}

static gboolean
is_coinable (const FlipField *field, const char *word)
{
  gsize length = strlen (word);

  return (g_ascii_islower (*word) || g_ascii_isdigit (*word)) && length <= (gsize) field->most
         && strspn (word, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

static gboolean
parse_coined (const Parse *parse, char **parts)
{
  const FlipField *field = parse->field;

  for (guint i = 0; parts[i]; i++)
    {
      if (!is_coinable (field, parts[i]))
        refuse (parse,
                /* Translators: %s: what was written; %d: how many letters */
                _ ("“%s” must be a word of lowercase letters, digits and dashes, at most %d long."),
                flip_quoted (parts[i]), field->most);
      else if (field->words && find_word (parse, field->words, parts[i]) >= 0)
        /* Translators: %s: what was written */
        refuse (parse, _ ("“%s” has another meaning and can’t be a name."),
                flip_quoted (parts[i]));
      else if (appears_before (parts, i))
        /* Translators: %s: what was written */
        refuse (parse, _ ("“%s” appears twice."), flip_quoted (parts[i]));
      else
        {
          parse->value->parts[i].word = flip_board_file_keep (parse->file, parts[i]);
          continue;
        }
      return FALSE;
    }
  return TRUE;
}

/* Pixels */

static gboolean
is_row (const FlipField *field, const char *row)
{
  gsize length = strlen (row);

  return strspn (row, "#.") == length && length >= (gsize) field->least
         && length <= (gsize) field->most;
}

/* "“#” Inside, “.” Outside" */
static char *
pixels_rule (void)
{
  GString *rule = g_string_new (NULL);

  flip_phrase_add_printf (rule, "“#” %s", /* brush that paints a map */ _ ("Inside"));
  flip_phrase_add_printf (rule, "“.” %s", /* brush that paints a map */ _ ("Outside"));
  return g_string_free (rule, FALSE);
}

static void
refuse_row (const Parse *parse, const char *row)
{
  g_autofree char *rule = pixels_rule ();

  if (parse->field->least == parse->field->most)
    refuse (parse,
            /* Translators: first %s: what was written; %d: how many squares; second %s: what a
               square can be */
            ngettext ("“%s” is not a row of %d square: %s.", "“%s” is not a row of %d squares: %s.",
                      (gulong) parse->field->most),
            flip_quoted (row), parse->field->most, rule);
  else
    refuse (parse,
            /* Translators: first %s: what was written; %d: the fewest and the most squares; second
               %s: what a square can be */
            ngettext ("“%s” is not a row of %d to %d square: %s.",
                      "“%s” is not a row of %d to %d squares: %s.", (gulong) parse->field->most),
            flip_quoted (row), parse->field->least, parse->field->most, rule);
}

static gboolean
parse_pixels (const Parse *parse, char **rows)
{
  for (guint i = 0; rows[i]; i++)
    {
      int *values = parse->value->parts[i].values;

      if (!is_row (parse->field, rows[i]))
        {
          refuse_row (parse, rows[i]);
          return FALSE;
        }
      parse->value->parts[i].word = flip_board_file_keep (parse->file, rows[i]);
      values[1] = (int) strlen (rows[i]);
      for (int column = 0; column < values[1]; column++)
        values[0] |= (rows[i][column] != '.') << column;
    }
  return TRUE;
}

/* Phrases */

static gboolean
fill_slot (const Parse *parse, const FlipSlot *slot, const char *word, int *value)
{
  if (!slot->words)
    return parse_number (word, slot->least, slot->most, value);
  *value = find_word_in_phrase (parse, slot->words, word);
  return *value >= 0;
}

/* Single spaces are between the words of a pattern. */
static guint
count_words (const char *pattern)
{
  guint n = 1;

  for (const char *p = pattern; *p; p++)
    n += *p == ' ';
  return n;
}

/* A file has hundreds of phrases, each of which is compared with a dozen patterns: so these stay in one piece. */
static gboolean
match (const Parse *parse, const FlipPhrase *phrase, char **words, int *values)
{
  const char *pattern = phrase->pattern;
  guint slot = 0;

  if (count_words (pattern) != g_strv_length (words))
    return FALSE;
  for (guint i = 0; words[i]; i++)
    {
      gsize length = strcspn (pattern, " ");
      gboolean is_slot = length == 1 && *pattern == '%';
      gboolean fits = is_slot
                        ? fill_slot (parse, &phrase->slots[slot], words[i], &values[slot])
                        : strlen (words[i]) == length && strncmp (words[i], pattern, length) == 0;

      if (!fits)
        return FALSE;
      slot += is_slot;
      pattern += length + (pattern[length] == ' ');
    }
  return TRUE;
}

static gboolean
is_phrase_before (const FlipFieldValue *value, guint phrase)
{
  for (guint i = 0; i < value->n_parts; i++)
    {
      if (value->parts[i].phrase == phrase)
        return TRUE;
    }
  return FALSE;
}

static gboolean
parse_phrase (const Parse *parse, const char *text, gboolean joined)
{
  g_auto (GStrv) words = split (text, " ");
  FlipFieldValue *value = parse->value;

  for (guint i = 0; i < parse->field->n_phrases && value->n_parts < FLIP_MAX_PARTS; i++)
    {
      if (!match (parse, &parse->field->phrases[i], words, value->parts[value->n_parts].values))
        continue;
      if (parse->field->once && is_phrase_before (value, i))
        {
          /* Translators: %s: what was written */
          refuse (parse, _ ("“%s” gives something twice."), flip_quoted (text));
          return FALSE;
        }
      value->parts[value->n_parts].phrase = (guint8) i;
      value->parts[value->n_parts].joined = joined;
      value->n_parts++;
      return TRUE;
    }
  return FALSE;
}

static void
refuse_phrase (const Parse *parse, const char *text)
{
  g_autofree char *rule = flip_field_rule (parse->field, parse->file, parse->place->name);

  /* Translators: first %s: what was written; second %s: what can stand there */
  refuse (parse, _ ("“%s” is unknown. It can be: %s."), flip_quoted (text), rule);
}

static gboolean
parse_phrases (const Parse *parse, const char *text)
{
  g_auto (GStrv) choices = g_strsplit (text, parse->field->joins ? " or " : "\n", -1);
  g_autofree char *commas = g_strjoinv (",", choices);
  g_auto (GStrv) parts = g_strsplit (commas, ",", -1);

  for (guint i = 0; parts[i]; i++)
    {
      g_auto (GStrv) joined =
        g_strsplit (g_strstrip (parts[i]), parse->field->joins ? " and " : "\n", -1);

      if (!joined[0])
        {
          refuse_phrase (parse, "");
          return FALSE;
        }
      for (guint j = 0; joined[j]; j++)
        {
          if (parse_phrase (parse, joined[j], j > 0))
            continue;
          refuse_phrase (parse, g_strstrip (joined[j]));
          return FALSE;
        }
    }
  return check_number_of_parts (parse, parse->value->n_parts);
}

/* Texts */

static gboolean
parse_text (const Parse *parse, const char *text)
{
  if (strlen (text) > (gsize) parse->field->most)
    refuse (parse,
            /* Translators: %d: how many */
            ngettext ("it is longer than %d byte.", "it is longer than %d bytes.",
                      (gulong) parse->field->most),
            parse->field->most);
  else if (parse->field->kind == FLIP_KIND_NAME && *text && !flip_name_is_readable (text))
    refuse (parse, _ ("it contains characters that can’t be displayed, or nothing visible."));
  else
    return TRUE;
  return FALSE;
}

static gboolean
parse_parts (const Parse *parse, const char *text, const char *at)
{
  g_auto (GStrv) parts = split (text, at);

  if (!check_number_of_parts (parse, g_strv_length (parts)))
    return FALSE;
  parse->value->n_parts = g_strv_length (parts);
  switch (parse->field->kind)
    {
    case FLIP_KIND_NUMBERS:
      return parse_numbers (parse, parts);
    case FLIP_KIND_WORDS:
      return parse_words (parse, parts);
    case FLIP_KIND_COINED:
      return parse_coined (parse, parts);
    default:
      return parse_pixels (parse, parts);
    }
}

gboolean
flip_field_parse (const FlipPlace *place,
                  FlipBoardFile *file,
                  const char *text,
                  FlipFieldValue *value,
                  char **reason)
{
  Parse parse = { place, place->field, file, value, reason };

  g_return_val_if_fail (text != NULL && value != NULL, FALSE);

  memset (value, 0, sizeof *value);
  value->text = text;
  switch (place->field->kind)
    {
    case FLIP_KIND_NAME:
    case FLIP_KIND_TEXT:
      return parse_text (&parse, text);
    case FLIP_KIND_PHRASES:
      return parse_phrases (&parse, text);
    case FLIP_KIND_PIXELS:
      return parse_parts (&parse, text, "/");
    default:
      return parse_parts (&parse, text, " ");
    }
}

/* From the meaning to the text */

static const char *
word_at (const Parse *print, const FlipChoices *words, int index)
{
  g_autoptr (GPtrArray) list = flip_choices_list (words, print->file, print->place->name);

  g_return_val_if_fail (index >= 0 && (guint) index < list->len, "");
  return g_ptr_array_index (list, index);
}

static void
print_phrase (const Parse *print, GString *text, guint part)
{
  const FlipPhrase *phrase = &print->field->phrases[print->value->parts[part].phrase];
  const int *values = print->value->parts[part].values;
  guint slot = 0;

  for (const char *p = phrase->pattern; *p; p++)
    {
      if (*p != '%')
        g_string_append_c (text, *p);
      else if (phrase->slots[slot].words)
        g_string_append (text, word_at (print, phrase->slots[slot].words, values[slot])), slot++;
      else
        g_string_append_printf (text, "%d", values[slot++]);
    }
}

static void
print_part (const Parse *print, GString *text, guint part)
{
  const int *values = print->value->parts[part].values;

  switch (print->field->kind)
    {
    case FLIP_KIND_NUMBERS:
      g_string_append_printf (text, "%d", values[0]);
      break;
    case FLIP_KIND_WORDS:
      g_string_append (text, word_at (print, print->field->words, values[0]));
      break;
    case FLIP_KIND_COINED:
    case FLIP_KIND_PIXELS:
      g_string_append (text, print->value->parts[part].word);
      break;
    default:
      print_phrase (print, text, part);
      break;
    }
}

static const char *
between (const FlipField *field, gboolean joined)
{
  if (field->kind == FLIP_KIND_PIXELS)
    return "/";
  if (field->kind != FLIP_KIND_PHRASES)
    return " ";
  return joined ? " and " : field->joins ? " or " : ", ";
}

char *
flip_field_print (const FlipPlace *place, FlipBoardFile *file, const FlipFieldValue *value)
{
  Parse print = { place, place->field, file, (FlipFieldValue *) value, NULL };
  GString *text = g_string_new (NULL);

  if (place->field->kind == FLIP_KIND_NAME || place->field->kind == FLIP_KIND_TEXT)
    g_string_append (text, value->text);
  for (guint i = 0; i < value->n_parts; i++)
    {
      if (i > 0)
        g_string_append (text, between (place->field, value->parts[i].joined));
      print_part (&print, text, i);
    }
  return g_string_free (text, FALSE);
}

/* What can stand there */

static char *
slot_rule (const FlipSlot *slot, FlipBoardFile *file, const char *group)
{
  return slot->words && !(slot->words->find && !file) ? join_words (slot->words, file, group, "|")
         : slot->words                                ? g_strdup (slot->title)
                       : g_strdup_printf ("%d…%d", slot->least, slot->most);
}

static void
append_phrase_rule (GString *rule, const FlipPhrase *phrase, FlipBoardFile *file, const char *group)
{
  guint slot = 0;

  for (const char *p = phrase->pattern; *p; p++)
    {
      g_autofree char *filled = *p == '%' ? slot_rule (&phrase->slots[slot], file, group) : NULL;

      if (filled)
        g_string_append (rule, filled), slot++;
      else
        g_string_append_c (rule, *p);
    }
}

static char *
phrases_rule (const FlipField *field, FlipBoardFile *file, const char *group)
{
  GString *rule = g_string_new (NULL);

  for (guint i = 0; i < field->n_phrases; i++)
    {
      g_string_append (rule, i ? " · " : "");
      append_phrase_rule (rule, &field->phrases[i], file, group);
    }
  return g_string_free (rule, FALSE);
}

char *
flip_field_rule (const FlipField *field, FlipBoardFile *file, const char *group)
{
  switch (field->kind)
    {
    case FLIP_KIND_NUMBERS:
      return n_most (field) == 1
               /* Translators: %d: the lowest and the highest number */
               ? g_strdup_printf (_ ("a number from %d to %d"), field->least, field->most)
               /* Translators: %d: the lowest and the highest number */
               : g_strdup_printf (_ ("numbers from %d to %d"), field->least, field->most);
    case FLIP_KIND_WORDS:
      return field->words->find && !file ? g_strdup (_ ("a name from this file"))
                                         : join_words (field->words, file, group, " · ");
    case FLIP_KIND_COINED:
      return g_strdup (_ ("a new name of lowercase letters, digits and dashes"));
    case FLIP_KIND_NAME:
      return g_strdup (_ ("one line of text"));
    case FLIP_KIND_TEXT:
      return g_strdup (/* Translators: what may stand in a board’s file */ _ ("text"));
    case FLIP_KIND_PIXELS:
      return pixels_rule ();
    default:
      return phrases_rule (field, file, group);
    }
}
