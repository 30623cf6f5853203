/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session.h"

G_BEGIN_DECLS

/* Every seat's points after every entry of a log, counted once. */
typedef struct
{
  guint n_seats;
  GArray *moves;  /* of FlipMove: the entries that are counted */
  GArray *points; /* of int: a row of seats for the beginning, and one after each entry */
} FlipScoreHistory;

FlipScoreHistory *flip_score_history_new (guint n_seats);
void flip_score_history_free (FlipScoreHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipScoreHistory, flip_score_history_free)

/* Up to the present; only what is new is counted. Whether anything was. */
gboolean flip_score_history_update (FlipScoreHistory *history, FlipSession *session);

guint flip_score_history_length (const FlipScoreHistory *history);
int flip_score_history_points (const FlipScoreHistory *history, guint position, guint seat);
void flip_score_history_range (const FlipScoreHistory *history, int *least, int *most);

G_END_DECLS
