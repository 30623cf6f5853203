/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"

G_BEGIN_DECLS

/* An edition's file at one time, and what is wrong with it: an array of FlipProblem. */
typedef struct
{
  FlipBoardFile *file;
  const GArray *problems;
} FlipEditionReading;

/* How an edition differs from what it was before, so that only the differences have to be shown
   again. */
typedef struct
{
  gboolean all;       /* nothing was shown before, or whatever is shown has to be set back */
  gboolean rows;      /* values came or went, or are in another order */
  GHashTable *values; /* what differs: "group\nkey", and "group" for any value of it; or NULL */
} FlipEditionChange;

void flip_edition_change_read (FlipEditionChange *change,
                               const FlipFormat *format,
                               const FlipEditionReading *before,
                               const FlipEditionReading *after);
void flip_edition_change_clear (FlipEditionChange *change);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FlipEditionChange, flip_edition_change_clear)

extern const FlipEditionChange flip_edition_change_of_all;

/* Whether a value looks different: its text, its ticks, its problem, its title, or the words to
   choose from. Without a key, whether any value of the group does, or one came or went. */
gboolean flip_edition_change_has (const FlipEditionChange *change,
                                  const char *group,
                                  const char *key);

/* What is wrong with a value, or with any value of a group if the key is NULL; or NULL. */
const char *flip_edition_reading_problem (const FlipEditionReading *reading,
                                          const char *group,
                                          const char *key);

G_END_DECLS
