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

/* A whole number, or words; neither if there is no value. */
typedef struct
{
  gboolean is_number;
  int number;
  const char *words; /* or NULL */
} FlipValue;

/* One difference between two moments, with the names that programs use. Its words are borrowed from
   the moments. */
typedef struct
{
  int seat; /* or FLIP_TABLE */
  FlipDifferenceKind kind;
  const char *id; /* of the fact, or the name of the site; NULL for the score */
  FlipValue before, after;
} FlipDifference;

/* All differences, in the order of the table and the seats; the moment before may be NULL. */
GArray *flip_differences_read (const FlipMoment *before, const FlipMoment *after);

/* As lines of text for readers, and as members of an open JSON object: the new values, null for
   those that are gone. */
void flip_differences_print (const GArray *differences, GString *text);
void flip_differences_write (const GArray *differences, guint n_seats, FlipJson *json);

FlipValue flip_value_of_fact (const FlipFact *fact);
void flip_value_write (const FlipValue *value, const char *key, FlipJson *json);

G_END_DECLS
