/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

#define FLIP_OUTLOOK_LINES 16
#define FLIP_OUTLOOK_GONE  "–" /* shown after the move for something that is no longer counted */

/* One thing that a seat counts, before and after the move; both are equal if the move doesn't
   change it. */
typedef struct
{
  const char *label; /* translated */
  const char *glyph;
  char before[128], after[128];
} FlipOutlookLine;

/* The effect of a previewed move on a seat: its points, and its facts that have a picture. The
   state contains public knowledge only, so that looking ahead reveals nothing. */
typedef struct
{
  int points_before, points_after;
  guint n;
  FlipOutlookLine lines[FLIP_OUTLOOK_LINES];
} FlipOutlook;

/* The state after a legal move, freed by the caller. */
gpointer flip_outlook_state (const FlipGame *game, gconstpointer state, const FlipMove *move);

void flip_outlook_read (const FlipGame *game,
                        gconstpointer state,
                        gconstpointer after,
                        guint seat,
                        FlipOutlook *outlook);
