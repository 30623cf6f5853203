/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/weights.h"

G_BEGIN_DECLS

/* What automatic players and hints know about the boards of one's own: it is learned in the background, the first
   time it is asked for, and kept among the user's cached files. For the main thread. */

/* The best that is at hand: learned on this very board, or else on another board of the game until that is done, or
   NULL. */
FlipWeights *flip_learned_weights (const FlipSetup *setup);

/* Whether something is being learned. */
gboolean flip_learned_is_busy (void);

/* Gives up what is being learned and forgets what was. What is learned next is kept in a folder (NULL: the usual
   one) and learned from as many games a round (0: as usual). */
void flip_learned_restart (const char *folder, guint games);

G_END_DECLS
