/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/weights.h"

G_BEGIN_DECLS

/* Why one end of a turn is better for a seat than another: the kinds of features that speak for it most, the
   strongest first, in words that the game has for them (translatable); returns how many were found. */
guint flip_reason_find (const FlipGame *game,
                        const FlipWeights *weights,
                        gconstpointer better,
                        gconstpointer other,
                        guint seat,
                        guint most,
                        const char **reasons);

G_END_DECLS
