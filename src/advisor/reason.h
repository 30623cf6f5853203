/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/weights.h"

G_BEGIN_DECLS

#define FLIP_MOST_REASONS 2

/* Why a choice is good: what it changes that is worth most by the weights, in a few words each, translated; the
   weightier first. Returns how many there are; 0 where nothing stands out that people would name. */
guint flip_reason_find (const FlipGame *game,
                        const FlipWeights *weights,
                        gconstpointer before,
                        gconstpointer after,
                        guint seat,
                        const char *words[FLIP_MOST_REASONS]);

/* The same as a sentence without a stop, "Why: keeps the straight open"; NULL where there is nothing to say. */
char *flip_reason_tell (const FlipGame *game,
                        const FlipWeights *weights,
                        gconstpointer before,
                        gconstpointer after,
                        guint seat);

G_END_DECLS
