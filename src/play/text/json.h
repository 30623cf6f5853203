/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes JSON, one value after another, with commas added automatically. */
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

/* A text that is NULL, and a time in seconds since 1970 that is not known, are left out. */
void flip_json_words (FlipJson *json, const char *key, const char *words);
void flip_json_time (FlipJson *json, const char *key, gint64 seconds);

/* Writes a list of objects: the function writes the members of one of them, with any additional
   data it needs. */
typedef void (*FlipJsonKeys) (gconstpointer item, gconstpointer data, FlipJson *json);
void flip_json_list (FlipJson *json,
                     const char *key,
                     gconstpointer items,
                     guint n,
                     gsize size,
                     FlipJsonKeys write,
                     gconstpointer data);
void flip_json_array (FlipJson *json,
                      const char *key,
                      GArray *items,
                      FlipJsonKeys write,
                      gconstpointer data);
void flip_json_pointers (FlipJson *json,
                         const char *key,
                         const GPtrArray *items,
                         FlipJsonKeys write,
                         gconstpointer data);

G_END_DECLS
