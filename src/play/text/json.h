/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes JSON, one value after another, with commas added automatically. */
typedef struct
{
  GString *text;
  char bracket; /* of the whole */
  gboolean comma;
} FlipJson;

/* The whole is an object or a list, by its opening bracket, and its text one line; freed by the
   caller. */
void flip_json_begin (FlipJson *json, char bracket);
char *flip_json_end (FlipJson *json);

void flip_json_open (FlipJson *json, const char *key, char bracket);
void flip_json_close (FlipJson *json, char bracket);

typedef enum
{
  FLIP_ROW_LAST, /* ends the rows */
  FLIP_ROW_OMITTED,
  FLIP_ROW_TEXT, /* NULL is written as null */
  FLIP_ROW_WORDS,
  FLIP_ROW_NUMBER,
  FLIP_ROW_REAL,
  FLIP_ROW_BOOLEAN,
  FLIP_ROW_TIME,
  FLIP_ROW_WRITTEN, /* is JSON already */
} FlipRowKind;

/* A member of an object; an item of a list, if its key is NULL. */
typedef struct
{
  const char *key;
  FlipRowKind kind;
  union
  {
    const char *text;
    gint64 number;
    double real;
  };
} FlipJsonRow;

static inline FlipJsonRow
flip_json_text (const char *key, const char *text)
{
  return (FlipJsonRow){ key, FLIP_ROW_TEXT, .text = text };
}

static inline FlipJsonRow
flip_json_number (const char *key, gint64 number)
{
  return (FlipJsonRow){ key, FLIP_ROW_NUMBER, .number = number };
}

static inline FlipJsonRow
flip_json_real (const char *key, double real)
{
  return (FlipJsonRow){ key, FLIP_ROW_REAL, .real = real };
}

/* The type of the value says what is written. */
/* clang-format off */
#define FLIP_JSON(name, value)                                                                     \
  _Generic ((value),                                                                               \
            char *: flip_json_text, const char *: flip_json_text,                                  \
            float: flip_json_real, double: flip_json_real,                                         \
            default: flip_json_number) (name, value)
/* clang-format on */
#define FLIP_JSON_WRITTEN(name, value) ((FlipJsonRow){ name, FLIP_ROW_WRITTEN, .text = (value) })
#define FLIP_JSON_BOOLEAN(name, value) ((FlipJsonRow){ name, FLIP_ROW_BOOLEAN, .number = (value) })

/* Left out: a text that is NULL or empty, and a time in seconds since 1970 that is not known. */
#define FLIP_JSON_WORDS(name, value)  ((FlipJsonRow){ name, FLIP_ROW_WORDS, .text = (value) })
#define FLIP_JSON_TIME(name, seconds) ((FlipJsonRow){ name, FLIP_ROW_TIME, .number = (seconds) })
#define FLIP_JSON_IF(condition, row)  ((condition) ? (row) : (FlipJsonRow){ .kind = FLIP_ROW_OMITTED })

/* Left out if it is NULL or 0. */
#define FLIP_JSON_GIVEN(name, value) FLIP_JSON_IF (value, FLIP_JSON (name, value))

/* Writes rows one after the other, or an object of them. */
void flip_json_add_rows (FlipJson *json, const FlipJsonRow *rows);
void flip_json_add_object (FlipJson *json, const char *key, const FlipJsonRow *rows);

#define FLIP_JSON_ROWS(...) ((const FlipJsonRow[]){ __VA_ARGS__, { .kind = FLIP_ROW_LAST } })
#define flip_json_add(json, ...)         flip_json_add_rows (json, FLIP_JSON_ROWS (__VA_ARGS__))
#define flip_json_object(json, key, ...) flip_json_add_object (json, key, FLIP_JSON_ROWS (__VA_ARGS__))

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
