/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/json.h"

static void
append_quoted (GString *text, const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);

  g_string_append_c (text, '"');
  for (const char *p = valid; *p; p++)
    {
      if (*p == '"' || *p == '\\')
        g_string_append_printf (text, "\\%c", *p);
      else if ((guchar) *p < 0x20)
        g_string_append_printf (text, "\\u%04x", (guchar) *p);
      else
        g_string_append_c (text, *p);
    }
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

/* A missing value is written as null. */
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
