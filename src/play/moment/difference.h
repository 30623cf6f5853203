/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"
#include "play/text/json.h"

G_BEGIN_DECLS

typedef enum
{
  FLIP_DIFFERENCE_FACT,
  FLIP_DIFFERENCE_MARK,
  FLIP_DIFFERENCE_SCORE,
} FlipDifferenceKind;

/* A whole number, or words; neither where there is no value. */
typedef struct
{
  gboolean is_number;
  int number;
  const char *words; /* or NULL */
} FlipValue;

/* One thing that differs between two moments, named as programs know it. It borrows its words from
   the moments. */
typedef struct
{
  int seat; /* or FLIP_TABLE */
  FlipDifferenceKind kind;
  const char *id; /* of the fact, or name of the site; NULL for the score */
  FlipValue before, after;
} FlipDifference;

/* All differences, in the order of the table and the seats; the moment before may be NULL. */
GArray *flip_differences_read (const FlipMoment *before, const FlipMoment *after);

/* As lines for people, and as members of an open object: the new values, null for what is gone. */
void flip_differences_print (const GArray *differences, GString *text);
void flip_differences_write (const GArray *differences, guint n_seats, FlipJson *json);

/* The value of a fact. */
FlipValue flip_value_of_fact (const FlipFact *fact);
void flip_value_write (const FlipValue *value, const char *key, FlipJson *json);

G_END_DECLS
