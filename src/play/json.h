/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes JSON, one value after another; it sets the commas itself. */
typedef struct
{
  GString *text;
  gboolean comma;
} FlipJson;

/* The whole text is one line; freed by the caller. */
void flip_json_begin (FlipJson *json);
char *flip_json_end (FlipJson *json);

/* The key is NULL in a list. */
void flip_json_open (FlipJson *json, const char *key, char bracket);
void flip_json_close (FlipJson *json, char bracket);
void flip_json_string (FlipJson *json, const char *key, const char *value);
void flip_json_number (FlipJson *json, const char *key, gint64 value);
void flip_json_real (FlipJson *json, const char *key, double value);
void flip_json_boolean (FlipJson *json, const char *key, gboolean value);
void flip_json_null (FlipJson *json, const char *key);

G_END_DECLS
