/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/knowledge.h"

G_BEGIN_DECLS

/* Numbers by chance that follow from others: the same on every machine. */
guint64 flip_chance_mix (guint64 a, guint64 b);

/* One of the table's possible answers by chance, as likely as the game says and in keeping with what is
   known. It follows from the key and from what is asked alone, so that choices that are tried with the same
   key meet the same cards wherever they can. */
void flip_chance_answer (const FlipGame *game,
                         gconstpointer state,
                         const FlipAsk *ask,
                         const FlipKnowledge *knowledge,
                         guint64 key,
                         FlipMoveList *scratch,
                         FlipMove *move);

/* How likely each card is then, as relative weights; returns their sum. */
guint64 flip_chance_weights (const FlipGame *game,
                             gconstpointer state,
                             const FlipAsk *ask,
                             const FlipKnowledge *knowledge,
                             guint32 weights[FLIP_CARDS_AT_MOST]);

G_END_DECLS
