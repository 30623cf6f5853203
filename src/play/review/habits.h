/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/analysis.h"

G_BEGIN_DECLS

/* What several mistakes of a player had in common: an item of the score that the better choices had
   more of. */
typedef struct
{
  char id[FLIP_REASON_ID];
  const char *label; /* translated, once it has been named */
  int cost;          /* of all these mistakes, in hundredths of points or of the chance of winning */
  guint times;
} FlipHabit;

/* An empty list of FlipHabit. */
GArray *flip_habits_new (void);

/* Counts a verdict on a choice of the seat, if it was a mistake and the reason is known. */
void flip_habits_add (GArray *habits, const FlipVerdict *verdict, guint seat);

/* The same for verdicts as they are kept with a sheet; FALSE, and nothing is counted, if they were
   found in another way. */
gboolean flip_habits_add_kept (GArray *habits, const char *stamp, const char *text, guint n_seats, guint seat);

/* Names the items by a state of the game, drops those that it doesn't know, and puts the costliest
   first. */
void flip_habits_name (GArray *habits, const FlipGame *game, gconstpointer state, guint seat);

/* In a sentence, once it has been named; in verdict-text.c. */
char *flip_habit_tell (const FlipHabit *habit, const FlipGame *game);

G_END_DECLS
