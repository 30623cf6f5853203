/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"

G_BEGIN_DECLS

/* Every seat's points after every entry of a log, counted once. In a log too long for that, only
   every nth entry and the last one are counted. */
typedef struct
{
  guint n_seats;
  guint every;              /* entries between two rows of points; 1 unless the log is very long */
  GArray *points;           /* of int: one row of seats for the beginning, and one for each step */
  guint length;             /* entries up to the present at the last count */
  int last[FLIP_MAX_SEATS]; /* points at the present */
} FlipScoreHistory;

/* The greatest number of rows. */
#define FLIP_SCORE_HISTORY_MOST 4096

FlipScoreHistory *flip_score_history_new (guint n_seats);
void flip_score_history_free (FlipScoreHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipScoreHistory, flip_score_history_free)

/* Forgets the rows that a change of the log invalidates. They are counted again when they are
   shown. */
void flip_score_history_forget (FlipScoreHistory *history, const FlipChange *change);

/* Counts the new entries up to the present; must be called before reading. */
void flip_score_history_count (FlipScoreHistory *history, const FlipMoment *moment);

/* The points at a position are those of the last row counted before it. */
guint flip_score_history_length (const FlipScoreHistory *history);
int flip_score_history_points (const FlipScoreHistory *history, guint position, guint seat);
void flip_score_history_range (const FlipScoreHistory *history, int *least, int *most);

G_END_DECLS
