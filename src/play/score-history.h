/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/change.h"

G_BEGIN_DECLS

/* Every seat's points after every entry of a log, counted once. */
typedef struct
{
  guint n_seats;
  GArray *points; /* of int: a row of seats for the beginning, and one after each entry */
} FlipScoreHistory;

FlipScoreHistory *flip_score_history_new (guint n_seats);
void flip_score_history_free (FlipScoreHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipScoreHistory, flip_score_history_free)

/* Forgets what a change of the log made wrong. Nothing is counted again until it is shown. */
void flip_score_history_forget (FlipScoreHistory *history, const FlipChange *change);

/* Counts up to the present, and only what is new. */
void flip_score_history_count (FlipScoreHistory *history, const FlipMoment *moment);

guint flip_score_history_length (const FlipScoreHistory *history);
int flip_score_history_points (const FlipScoreHistory *history, guint position, guint seat);
void flip_score_history_range (const FlipScoreHistory *history, int *least, int *most);

G_END_DECLS
