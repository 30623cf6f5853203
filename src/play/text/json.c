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
append_escaped (GString *text, const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);

  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    append_character (text, g_utf8_get_char (p));
}

/* Most texts are plain, so that looking at each character as such would take most of the time. */
static void
append_quoted (GString *text, const char *value)
{
  const char *end = value;

  while (*end >= ' ' && *end <= '~' && *end != '"' && *end != '\\')
    end++;
  g_string_append_c (text, '"');
  g_string_append_len (text, value, end - value);
  if (*end)
    append_escaped (text, end);
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

void
flip_json_begin (FlipJson *json, char bracket)
{
  *json = (FlipJson){ g_string_new (NULL), bracket == '{' ? '}' : ']', FALSE };
  flip_json_open (json, NULL, bracket);
}

char *
flip_json_end (FlipJson *json)
{
  flip_json_close (json, json->bracket);
  return g_string_free (g_steal_pointer (&json->text), FALSE);
}

/* Most values are small numbers; the C library's way takes ten times as long. */
static void
append_number (GString *text, gint64 number)
{
  char digits[24], *begin = digits + sizeof digits;
  guint64 rest = number < 0 ? -(guint64) number : (guint64) number;

  do
    *--begin = (char) ('0' + rest % 10);
  while (rest /= 10);
  if (number < 0)
    *--begin = '-';
  g_string_append_len (text, begin, digits + sizeof digits - begin);
}

static gboolean
is_left_out (const FlipJsonRow *row)
{
  return row->kind == FLIP_ROW_OMITTED
         || (row->kind == FLIP_ROW_WORDS && (!row->text || !*row->text))
         || (row->kind == FLIP_ROW_TIME && row->number == 0);
}

static void
add_row (FlipJson *json, const FlipJsonRow *row)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *time = row->kind == FLIP_ROW_TIME ? flip_iso_time (row->number) : NULL;

  prepare (json, row->key);
  if (row->kind == FLIP_ROW_NUMBER)
    append_number (json->text, row->number);
  else if (row->kind == FLIP_ROW_REAL)
    g_string_append (json->text, g_ascii_formatd (buffer, sizeof buffer, "%.4f", row->real));
  else if (row->kind == FLIP_ROW_BOOLEAN)
    g_string_append (json->text, row->number ? "true" : "false");
  else if (row->kind == FLIP_ROW_WRITTEN)
    g_string_append (json->text, row->text);
  else if (time || row->text)
    append_quoted (json->text, time ? time : row->text);
  else
    g_string_append (json->text, "null");
}

void
flip_json_add_rows (FlipJson *json, const FlipJsonRow *rows)
{
  for (; rows->kind != FLIP_ROW_LAST; rows++)
    {
      if (!is_left_out (rows))
        add_row (json, rows);
    }
}

void
flip_json_add_object (FlipJson *json, const char *key, const FlipJsonRow *rows)
{
  flip_json_open (json, key, '{');
  flip_json_add_rows (json, rows);
  flip_json_close (json, '}');
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
