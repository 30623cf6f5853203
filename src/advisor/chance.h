/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/knowledge.h"

G_BEGIN_DECLS

/* Pseudo-random numbers derived from others: the same on every machine. */
guint64 flip_chance_mix (guint64 a, guint64 b);

/* A random answer of the table, with the probabilities given by the game and consistent with the
   knowledge. It depends only on the key and the question, so that choices tried with the same key
   meet the same cards wherever possible. */
void flip_chance_answer (const FlipGame *game,
                         gconstpointer state,
                         const FlipAsk *ask,
                         const FlipKnowledge *knowledge,
                         guint64 key,
                         FlipMoveList *scratch,
                         FlipMove *move);

/* The relative weights of all cards in that situation; returns their sum. */
guint64 flip_chance_weights (const FlipGame *game,
                             gconstpointer state,
                             const FlipAsk *ask,
                             const FlipKnowledge *knowledge,
                             guint32 weights[FLIP_CARDS_AT_MOST]);

G_END_DECLS
