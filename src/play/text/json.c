/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/text/json.h"

#include "engine/base/quote.h"
#include "store/files/clock.h"

/* Characters that are unsafe in a terminal are escaped as well, since JSON is often looked at
   there. */
static void
append_character (GString *text, gunichar character)
{
  if (character == '"' || character == '\\')
    g_string_append_printf (text, "\\%c", (char) character);
  else if (flip_character_is_harmless (character))
    g_string_append_unichar (text, character);
  else if (character < 0x10000)
    g_string_append_printf (text, "\\u%04x", character);
  else
    g_string_append_printf (text, "\\u%04x\\u%04x", 0xd7c0 + (character >> 10),
                            0xdc00 + (character & 0x3ff));
}

static void
append_quoted (GString *text, const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);

  g_string_append_c (text, '"');
  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    append_character (text, g_utf8_get_char (p));
  g_string_append_c (text, '"');
}

static void
prepare (FlipJson *json, const char *key)
{
  if (json->comma)
    g_string_append (json->text, ", ");
  json->comma = TRUE;
  if (!key)
    return;
  append_quoted (json->text, key);
  g_string_append (json->text, ": ");
}

void
flip_json_begin (FlipJson *json)
{
  json->text = g_string_new (NULL);
  json->comma = FALSE;
}

char *
flip_json_end (FlipJson *json)
{
  return g_string_free (g_steal_pointer (&json->text), FALSE);
}

void
flip_json_open (FlipJson *json, const char *key, char bracket)
{
  prepare (json, key);
  g_string_append_c (json->text, bracket);
  json->comma = FALSE;
}

void
flip_json_close (FlipJson *json, char bracket)
{
  g_string_append_c (json->text, bracket);
  json->comma = TRUE;
}

/* NULL is written as null. */
void
flip_json_string (FlipJson *json, const char *key, const char *value)
{
  if (!value)
    {
      flip_json_null (json, key);
      return;
    }
  prepare (json, key);
  append_quoted (json->text, value);
}

void
flip_json_number (FlipJson *json, const char *key, gint64 value)
{
  prepare (json, key);
  g_string_append_printf (json->text, "%" G_GINT64_FORMAT, value);
}

void
flip_json_real (FlipJson *json, const char *key, double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  prepare (json, key);
  g_string_append (json->text, g_ascii_formatd (buffer, sizeof buffer, "%.4f", value));
}

void
flip_json_boolean (FlipJson *json, const char *key, gboolean value)
{
  prepare (json, key);
  g_string_append (json->text, value ? "true" : "false");
}

void
flip_json_null (FlipJson *json, const char *key)
{
  prepare (json, key);
  g_string_append (json->text, "null");
}

void
flip_json_words (FlipJson *json, const char *key, const char *words)
{
  if (words && *words)
    flip_json_string (json, key, words);
}

void
flip_json_time (FlipJson *json, const char *key, gint64 seconds)
{
  g_autofree char *text = seconds ? flip_iso_time (seconds) : NULL;

  flip_json_words (json, key, text);
}

static void
write_object (FlipJson *json, FlipJsonKeys write, gconstpointer item, gconstpointer data)
{
  flip_json_open (json, NULL, '{');
  write (item, data, json);
  flip_json_close (json, '}');
}

void
flip_json_list (FlipJson *json,
                const char *key,
                gconstpointer items,
                guint n,
                gsize size,
                FlipJsonKeys write,
                gconstpointer data)
{
  flip_json_open (json, key, '[');
  for (guint i = 0; i < n; i++)
    write_object (json, write, (const char *) items + i * size, data);
  flip_json_close (json, ']');
}

void
flip_json_array (FlipJson *json,
                 const char *key,
                 GArray *items,
                 FlipJsonKeys write,
                 gconstpointer data)
{
  flip_json_list (json, key, items->data, items->len, g_array_get_element_size (items), write, data);
}

void
flip_json_pointers (FlipJson *json,
                    const char *key,
                    const GPtrArray *items,
                    FlipJsonKeys write,
                    gconstpointer data)
{
  flip_json_open (json, key, '[');
  for (guint i = 0; i < items->len; i++)
    write_object (json, write, items->pdata[i], data);
  flip_json_close (json, ']');
}
