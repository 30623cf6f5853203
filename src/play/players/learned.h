/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/weights.h"

G_BEGIN_DECLS

/* The weights of automatic players and hints for the user's own boards. They are learned in the
   background when they are first needed, and kept in the user's cache folder. To be used in the
   main thread. */

/* The best weights available: learned on this very board or, until that is done, on another board
   of the game; or NULL. */
FlipWeights *flip_learned_weights (const FlipSetup *setup);

/* How much of the lesson for this very board is done, in per cent: 100 if there is none, or no longer. */
guint flip_learned_progress (const FlipSetup *setup);

/* Cancels all lessons and forgets their results. Later results are kept in a folder (NULL for the
   usual one) and learned from this many games per round (0 for the usual number). */
void flip_learned_restart (const char *folder, guint games);

G_END_DECLS
