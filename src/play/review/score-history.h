/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"

G_BEGIN_DECLS

/* Every seat's points after every entry of a log, counted once. Of a log that is too long to be seen entry
   by entry, only every so many entries are counted, and the last. */
typedef struct
{
  guint n_seats;
  guint every;              /* entries between two rows of points; 1 unless the log is very long */
  GArray *points;           /* of int: a row of seats for the beginning, and for each step */
  guint length;             /* entries up to the present, when it was counted last */
  int last[FLIP_MAX_SEATS]; /* points at the present */
} FlipScoreHistory;

/* The most rows that are counted. */
#define FLIP_SCORE_HISTORY_MOST 4096

FlipScoreHistory *flip_score_history_new (guint n_seats);
void flip_score_history_free (FlipScoreHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipScoreHistory, flip_score_history_free)

/* Forgets what a change of the log made wrong. Nothing is counted again until it is shown. */
void flip_score_history_forget (FlipScoreHistory *history, const FlipChange *change);

/* Counts up to the present, and only what is new; it must be counted before it is read. */
void flip_score_history_count (FlipScoreHistory *history, const FlipMoment *moment);

/* The points at a position are those of the last counted row before it. */
guint flip_score_history_length (const FlipScoreHistory *history);
int flip_score_history_points (const FlipScoreHistory *history, guint position, guint seat);
void flip_score_history_range (const FlipScoreHistory *history, int *least, int *most);

G_END_DECLS
