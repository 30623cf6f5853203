/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FLIP_OPTION_VALUES 8

/* Where an option has a meaning. */
typedef enum
{
  FLIP_OPTION_ANYWHERE,
  FLIP_OPTION_AT_TABLE, /* people tell what happens at their own table */
  FLIP_OPTION_DEALT,    /* Flipside deals, or shows a simulated table */
} FlipOptionPlace;

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
  FlipOptionPlace place;
  guint named;     /* the value with which people name every card, so that nobody can deal; 0: none */
  guint suggested; /* which value people are offered first; old sheets have the first */

  /* It says by which edition of our rules a sheet is played, so that older logs keep their meaning.
     It is not offered: a new sheet takes the last value, and one that doesn't name it the first. */
  gboolean is_edition;

  /* It came when people already kept sheets: where it has its first value they are sealed without
     it, so that what was written before stays the same. */
  gboolean is_later;

  /* Other options of the game, by their keys. It can be chosen only while one of the first is not at its first
     value, if any are named, and while the second, if it is named, is. */
  const char *beside[2], *unless;
} FlipOption;

guint flip_option_n_values (const FlipOption *option);
gboolean flip_option_applies (const FlipOption *option, guint seats, gboolean dealt);
int flip_option_find_value (const FlipOption *option, const char *value);

G_END_DECLS
