/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/quote.h"

#include <string.h>

#define REPLACEMENT      "\xef\xbf\xbd"
#define NON_JOINER       0x200c
#define JOINER           0x200d
#define BRAILLE_BLANK    0x2800
#define LEFT_RIGHT_ARROW 0x2194 /* part of emoji, although it is a mathematical sign */
#define VIRAMA           9      /* combining class of the signs that suppress a vowel */

static gboolean
is_joiner (gunichar character)
{
  return character == NON_JOINER || character == JOINER;
}

gboolean
flip_character_is_harmless (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  return is_joiner (character)
         || (type != G_UNICODE_CONTROL && type != G_UNICODE_FORMAT && type != G_UNICODE_SURROGATE
             && type != G_UNICODE_LINE_SEPARATOR && type != G_UNICODE_PARAGRAPH_SEPARATOR);
}

static void
append_harmless (GString *text, gunichar character)
{
  if (flip_character_is_harmless (character))
    g_string_append_unichar (text, character);
  else
    g_string_append (text, REPLACEMENT);
}

char *
flip_harmless (const char *text)
{
  g_autofree char *valid = NULL;
  GString *harmless;

  g_return_val_if_fail (text != NULL, NULL);

  valid = g_utf8_make_valid (text, -1);
  harmless = g_string_sized_new (strlen (valid));
  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    append_harmless (harmless, g_utf8_get_char (p));
  return g_string_free (harmless, FALSE);
}

/* The text may be megabytes long, so only the quoted part is examined. */
const char *
flip_quote_into (char *quotation, const char *text)
{
  char *end = quotation;
  const char *p = text;
  guint n = 0;

  g_return_val_if_fail (text != NULL, "");

  for (; *p && n < FLIP_QUOTED_MOST; n++)
    {
      gunichar character = g_utf8_get_char_validated (p, -1);
      gboolean valid = character != (gunichar) -1 && character != (gunichar) -2;

      if (valid && flip_character_is_harmless (character))
        end += g_unichar_to_utf8 (character, end);
      else
        end = g_stpcpy (end, REPLACEMENT);
      p = valid ? g_utf8_next_char (p) : p + 1;
    }
  end = g_stpcpy (end, *p ? "…" : "");
  g_assert (end < quotation + FLIP_QUOTED_SIZE);
  return quotation;
}

char *
flip_shortened (const char *text, guint most)
{
  g_autofree char *valid = NULL, *head = NULL;
  glong length, tail;

  g_return_val_if_fail (text != NULL && most > 0, NULL);

  valid = g_utf8_make_valid (text, -1);
  length = g_utf8_strlen (valid, -1);
  if (length <= (glong) most)
    return g_steal_pointer (&valid);
  tail = ((glong) most - 1) / 2;
  head = g_utf8_substring (valid, 0, (glong) most - 1 - tail);
  return g_strconcat (head, "…", g_utf8_offset_to_pointer (valid, length - tail), NULL);
}

/* Names */

/* Scripts in which letters change their shape with their neighbours, so that a non-joiner between
   two of them is visible. */
static gboolean
is_cursive (gunichar character)
{
  switch ((int) g_unichar_get_script (character))
    {
    case G_UNICODE_SCRIPT_ARABIC:
    case G_UNICODE_SCRIPT_SYRIAC:
    case G_UNICODE_SCRIPT_MANDAIC:
    case G_UNICODE_SCRIPT_MONGOLIAN:
    case G_UNICODE_SCRIPT_NKO:
    case G_UNICODE_SCRIPT_PHAGS_PA:
    case G_UNICODE_SCRIPT_MANICHAEAN:
    case G_UNICODE_SCRIPT_ADLAM:
    case G_UNICODE_SCRIPT_HANIFI_ROHINGYA:
      return TRUE;
    default:
      return FALSE;
    }
}

/* A character that modifies the one before it: a skin colour or a style. */
static gboolean
is_modifier (gunichar character)
{
  return (character >= 0xfe00 && character <= 0xfe0f)
         || (character >= 0x1f3fb && character <= 0x1f3ff);
}

static gboolean
is_picture (gunichar character)
{
  return character == LEFT_RIGHT_ARROW || g_unichar_type (character) == G_UNICODE_OTHER_SYMBOL;
}

/* The character before a joiner, skipping the marks on it. */
static gunichar
base_before (const char *name, const char *joiner)
{
  const char *p = joiner;

  while ((p = g_utf8_find_prev_char (name, p)))
    {
      gunichar character = g_utf8_get_char (p);

      if (!is_modifier (character) && !g_unichar_ismark (character))
        return character;
    }

  return 0;
}

/* Indic scripts use a joiner next to a virama, which may end a name; others use it between two
   characters. */
static gboolean
joiner_is_needed (const char *name, const char *joiner)
{
  const char *before = g_utf8_find_prev_char (name, joiner);
  gunichar base = base_before (name, joiner), next = g_utf8_get_char (g_utf8_next_char (joiner));

  if (!before || is_joiner (g_utf8_get_char (before)) || !base)
    return FALSE;
  if (g_unichar_combining_class (g_utf8_get_char (before)) == VIRAMA
      || g_unichar_combining_class (next) == VIRAMA)
    return TRUE;
  if (is_cursive (base) && is_cursive (next))
    return TRUE;
  return g_utf8_get_char (joiner) == JOINER && is_picture (base) && is_picture (next);
}

/* Spaces, marks without a letter, and characters without a glyph are invisible. */
static gboolean
is_visible (gunichar character)
{
  return g_unichar_isgraph (character) && !g_unichar_ismark (character)
         && character != BRAILLE_BLANK && character != 0x115f && character != 0x1160
         && character != 0x3164 && character != 0xffa0;
}

gboolean
flip_name_is_readable (const char *name)
{
  gboolean visible = FALSE;

  g_return_val_if_fail (name != NULL, FALSE);

  if (!g_utf8_validate (name, -1, NULL))
    return FALSE;
  for (const char *p = name; *p; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (is_joiner (character)
            ? !joiner_is_needed (name, p)
            : !flip_character_is_harmless (character) || !g_unichar_isprint (character))
        return FALSE;
      visible |= !is_joiner (character) && is_visible (character);
    }

  return visible;
}
