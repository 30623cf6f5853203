/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define CUT         "…"
#define SOFT_HYPHEN 0x00ad /* visible only where a line breaks at it */

/* A text between these marks has its own direction of writing. */
#define ISOLATE "\u2068"
#define END     "\u2069"

/* Pango takes the direction of a line from its first letter, even from one that is isolated. These
   marks count as letters, and are invisible. */
#define FROM_LEFT  "\u200e"
#define FROM_RIGHT "\u200f"

void
flip_phrase_become (GString *text, char *phrase)
{
  g_return_if_fail (text && phrase && phrase != text->str);

  g_string_assign (text, phrase);
  g_free (phrase);
}

void
flip_phrase_add (GString *text, const char *part)
{
  g_return_if_fail (text && part);

  if (!text->len)
    g_string_append (text, part);
  else if (*part)
    /* Translators: the parts of a list so far, and one more: "2 gold, closed". */
    flip_phrase_become (text, g_strdup_printf (C_ ("list", "%s, %s"), text->str, part));
}

void
flip_phrase_add_printf (GString *text, const char *format, ...)
{
  g_autofree char *part = NULL;
  va_list arguments;

  va_start (arguments, format);
  part = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  flip_phrase_add (text, part);
}

char *
flip_phrase_list (const char *first, ...)
{
  GString *text = g_string_new (NULL);
  va_list parts;

  va_start (parts, first);
  for (const char *part = first; part; part = va_arg (parts, const char *))
    flip_phrase_add (text, part);
  va_end (parts);
  return g_string_free (text, FALSE);
}

char *
flip_phrase_capital (const char *text)
{
  char first[8] = "";

  g_return_val_if_fail (text, NULL);

  if (!*text)
    return g_strdup ("");
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (text)), first);
  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

char *
flip_phrase_label (const char *label, const char *words)
{
  g_return_val_if_fail (label && words, NULL);

  /* Translators: what something is called and what it is: "Cash: 24". */
  return g_strdup_printf (C_ ("labelled", "%s: %s"), label, words);
}

void
flip_phrase_add_clause (GString *text, const char *clause)
{
  g_return_if_fail (text && clause);

  if (!text->len)
    g_string_append (text, clause);
  else if (*clause)
    /* Translators: the parts of a list so far, and one more, where a part has commas of its own: "2 gold, closed; 3". */
    flip_phrase_become (text, g_strdup_printf (C_ ("clauses", "%s; %s"), text->str, clause));
}

void
flip_phrase_say (GString *text, const char *sentence)
{
  g_return_if_fail (text && sentence);

  if (!*sentence)
    return;
  if (!text->len)
    g_string_append (text, sentence);
  else
    /* Translators: one or more sentences, and one that follows them. Some languages have no blank
       between sentences. */
    flip_phrase_become (text, g_strdup_printf (C_ ("sentences", "%s %s"), text->str, sentence));
}

void
flip_phrase_say_printf (GString *text, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  flip_phrase_say (text, sentence);
}

static gunichar
last_letter (const char *text)
{
  return *text ? g_utf8_get_char (g_utf8_prev_char (text + strlen (text))) : 0;
}

static gboolean
is_full_stop (gunichar letter)
{
  return letter == '.' || letter == 0x3002; /* 。 */
}

void
flip_phrase_explain (GString *text, const char *words)
{
  g_return_if_fail (text && words);

  if (is_full_stop (last_letter (text->str)))
    g_string_truncate (text, (gsize) (g_utf8_prev_char (text->str + text->len) - text->str));
  /* Translators: a sentence without its full stop, and what it brought: “Passes: +1 gold.” */
  flip_phrase_become (text, g_strdup_printf (C_ ("explained", "%s: %s."), text->str, words));
}

gboolean
flip_phrase_is_finished (const char *text)
{
  g_return_val_if_fail (text, FALSE);

  return *text && g_utf8_strchr (".?!:…。？！：", -1, last_letter (text));
}

void
flip_phrase_finish (GString *text)
{
  g_return_if_fail (text);

  if (!flip_phrase_is_finished (text->str))
    /* Translators: a sentence and its full stop. */
    flip_phrase_become (text, g_strdup_printf (C_ ("sentence", "%s."), text->str));
}

char *
flip_phrase_join (const char *const *names, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (names || !n, NULL);

  for (guint i = 0; i + 1 < n; i++)
    flip_phrase_add (text, names[i]);
  if (n > 1)
    /* Translators: all but the last thing of a list, with commas between them, and the last one. */
    return g_strdup_printf (C_ ("last of a list", "%s and %s"), text->str, names[n - 1]);
  return g_strdup (n ? names[0] : "");
}

char *
flip_phrase_decimal (double number, guint decimals)
{
  char format[] = "%.0f", plain[G_ASCII_DTOSTR_BUF_SIZE];
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (decimals < 10, NULL);

  format[2] = (char) ('0' + decimals);
  parts = g_strsplit (g_ascii_formatd (plain, sizeof plain, format, number), ".", 2);
  /* Translators: what stands between the whole number and its decimals: 12.5 */
  return g_strjoinv (C_ ("decimal sign", "."), parts);
}

gboolean
flip_phrase_language_is_rtl (void)
{
  /* Translators: not shown. Write “right to left” if your language is written so, in just these English words. */
  return g_str_equal (C_ ("direction of writing", "left to right"), "right to left");
}

gboolean
flip_phrase_is_rtl (const char *text)
{
  g_return_val_if_fail (text, FALSE);

  for (gboolean braced = FALSE; *text; text = g_utf8_next_char (text))
    {
      gunichar letter = g_utf8_get_char (text);

      if (g_str_has_prefix (text, FROM_LEFT) || g_str_has_prefix (text, FROM_RIGHT))
        return g_str_has_prefix (text, FROM_RIGHT);
      braced = letter == '{' || (braced && letter != '}');
      if (!braced && g_unichar_isalpha (letter))
        return g_unichar_get_script (letter) == G_UNICODE_SCRIPT_HEBREW
               || g_unichar_get_script (letter) == G_UNICODE_SCRIPT_ARABIC;
    }

  return FALSE;
}

char *
flip_phrase_isolate (const char *name)
{
  g_return_val_if_fail (name, NULL);

  if (flip_phrase_is_rtl (name) == flip_phrase_language_is_rtl ())
    return g_strdup (name);
  return g_strconcat (flip_phrase_language_is_rtl () ? FROM_RIGHT : FROM_LEFT, ISOLATE, name, END, NULL);
}

const char *
flip_phrase_isolated (const char *name)
{
  g_return_val_if_fail (name, NULL);

  if (g_str_has_prefix (name, FROM_LEFT ISOLATE) || g_str_has_prefix (name, FROM_RIGHT ISOLATE))
    return name + strlen (FROM_LEFT ISOLATE);
  return name;
}

/* The text didn't fit: cuts it between two characters. */
static void
cut (char *room, gsize size)
{
  const char *end;

  g_utf8_validate (room, (gssize) (size - 1 - strlen (CUT)), &end);
  strcpy (room + (end - room), CUT);
}

guint
flip_phrase_width (const char *text)
{
  guint width = 0;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (g_unichar_iszerowidth (letter) || letter == SOFT_HYPHEN)
        continue;
      width += g_unichar_iswide (letter) ? 2 : 1;
    }
  return width;
}

const char *
flip_phrase_copy (char *room, const char *text, gsize size)
{
  g_return_val_if_fail (room && text && size > strlen (CUT), room);

  if (g_strlcpy (room, text, size) >= size)
    cut (room, size);
  return room;
}

const char *
flip_phrase_vprint (char *room, gsize size, const char *format, va_list arguments)
{
  g_return_val_if_fail (room && format && size > strlen (CUT), room);

  if (g_vsnprintf (room, size, format, arguments) >= (int) size)
    cut (room, size);
  return room;
}

const char *
flip_phrase_print (char *room, gsize size, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  flip_phrase_vprint (room, size, format, arguments);
  va_end (arguments);
  return room;
}
