/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/weights.h"

G_BEGIN_DECLS

#define FLIP_MOST_REASONS 2

/* Why a choice is good: those of its effects that are worth most by the weights, in a few
   translated words each, the strongest first. Returns their number; 0 if nothing stands out that is
   worth naming. */
guint flip_reason_find (const FlipGame *game,
                        const FlipWeights *weights,
                        gconstpointer before,
                        gconstpointer after,
                        guint seat,
                        const char *words[FLIP_MOST_REASONS]);

/* The same as a sentence without a full stop, "Why: keeps the straight open"; NULL if there is no
   reason. */
char *flip_reason_tell (const FlipGame *game,
                        const FlipWeights *weights,
                        gconstpointer before,
                        gconstpointer after,
                        guint seat);

G_END_DECLS
