/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes JSON, one value after another; the commas are its own business. */
typedef struct
{
  GString *text;
  gboolean comma;
} Json;

void json_begin (Json *json);
void json_end (Json *json);
void json_open (Json *json, const char *key, char bracket);
void json_close (Json *json, char bracket);
void json_string (Json *json, const char *key, const char *value);
void json_number (Json *json, const char *key, gint64 value);
void json_real (Json *json, const char *key, double value);
void json_boolean (Json *json, const char *key, gboolean value);

G_END_DECLS
