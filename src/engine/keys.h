/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Reads a data file (key file) strictly: what is missing, wrong or unknown is named with file,
   group, key and reason. The first problem is kept, and everything after it reads as 0. */
typedef struct _FlipKeys FlipKeys;

#define FLIP_KEYS_ERROR (flip_keys_error_quark ())
GQuark flip_keys_error_quark (void);

FlipKeys *flip_keys_new (const char *text, const char *name);
gboolean flip_keys_close (FlipKeys *keys, GError **error);

gboolean flip_keys_has (FlipKeys *keys, const char *group, const char *key);
int flip_keys_number (FlipKeys *keys, const char *group, const char *key, int least, int most);
guint flip_keys_numbers (FlipKeys *keys,
                         const char *group,
                         const char *key,
                         int least,
                         int most,
                         int *numbers,
                         guint n_numbers);
const char *flip_keys_text (FlipKeys *keys, const char *group, const char *key);

/* A text that people read on one line, such as a title: the same rule as for a player's name. */
const char *flip_keys_name (FlipKeys *keys, const char *group, const char *key);

guint flip_keys_word (FlipKeys *keys,
                      const char *group,
                      const char *key,
                      const char *const *words,
                      guint n_words);
void flip_keys_refuse (FlipKeys *keys, const char *group, const char *key, const char *format, ...)
  G_GNUC_PRINTF (4, 5);

G_END_DECLS
