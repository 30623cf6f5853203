/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FLIP_OPTION_VALUES 8

/* The kind of sheet in which an option has a meaning. */
typedef enum
{
  FLIP_OPTION_ANYWHERE,
  FLIP_OPTION_AT_TABLE, /* people enter what happens at their own table */
  FLIP_OPTION_DEALT,    /* Flipside deals, or shows a simulated table */
} FlipOptionPlace;

/* One setting of a new sheet, chosen from a few words. The first value is the default. */
typedef struct
{
  const char *key;
  const char *label; /* translatable */
  const char *values[FLIP_OPTION_VALUES];
  const char *value_labels[FLIP_OPTION_VALUES]; /* translatable */
  guint min_seats, max_seats;                   /* the numbers of seats with which the option has
                                                   a meaning */
  const char *note;                             /* translatable: its effect, or NULL */
  gboolean is_ruling;                           /* it settles something that the rulebook leaves
                                                   open */
  FlipOptionPlace place;
  guint named;     /* the value with which people name every card, so that Flipside can't deal;
                      0: none */
  guint suggested; /* preselected for a new sheet; old sheets have the first value */

  /* It is the edition of our rules by which a sheet is played, so that older logs keep their
     meaning. People are not offered it: a new sheet takes the last value, and a sheet that doesn't
     name it has the first. */
  gboolean is_edition;

  /* It was added when people already had sheets. A sheet with its first value is sealed without it,
     so that the seals of older sheets stay valid. */
  gboolean is_later;

  /* Keys of other options. If `beside` names any, this option can be chosen only while at least one
     of them differs from its first value; if `unless` is set, only while that one has its first
     value. */
  const char *beside[2], *unless;
} FlipOption;

guint flip_option_n_values (const FlipOption *option);
gboolean flip_option_applies (const FlipOption *option, guint seats, gboolean dealt);
int flip_option_find_value (const FlipOption *option, const char *value);

G_END_DECLS
