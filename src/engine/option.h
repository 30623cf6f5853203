/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FLIP_OPTION_VALUES 8

/* One setting of a new sheet: a word out of a few. The first value is the default. */
typedef struct
{
  const char *key;
  const char *label; /* translatable */
  const char *values[FLIP_OPTION_VALUES];
  const char *value_labels[FLIP_OPTION_VALUES]; /* translatable */
  guint min_seats, max_seats;                   /* when the option has a meaning */
  const char *note;                             /* translatable: what it does, or NULL */
  gboolean is_ruling;                           /* it settles what the rulebook leaves open */
} FlipOption;

guint flip_option_n_values (const FlipOption *option);
int flip_option_find_value (const FlipOption *option, const char *value);

G_END_DECLS
