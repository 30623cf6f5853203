/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/thinker.h"

G_BEGIN_DECLS

#define FLIP_REASON_ID    24
#define FLIP_REASON_GAMES 48

/* An item of the score in which two choices differ at the end, in games that were played out after both with the same
   cards. */
typedef struct
{
  char id[FLIP_REASON_ID]; /* of the item; empty: there is no difference to speak of */
  gboolean is_count;       /* of things, not of points */
  int more;                /* than with the other choice, on average, in hundredths; negative: less */
  guint times, games;      /* how often it was so, and in how many games */
} FlipReason;

/* What most speaks for a line compared with another, and what most against it, which may be NULL; empty where nothing
   differs by more than chance, or if it was cancelled. The lines begin in the same state; the seat that is asked there is
   meant. */
void flip_reason_find (FlipThinker *thinker,
                       gconstpointer state,
                       const FlipKnowledge *knowledge,
                       const FlipLine *line,
                       const FlipLine *other,
                       FlipReason *gain,
                       FlipReason *loss);

/* The name of an item in a state of the game, translated; NULL if it is none of the game's. */
const char *flip_reason_item (const char *id, const FlipGame *game, gconstpointer state, guint seat);

/* "Mine: on average 2.1 points more at the end than with “Badlands 10”, and more in 64 % of the games played out."
   Without another choice, it is compared with the one that was made. */
char *flip_reason_tell (const FlipReason *reason, const char *item, const char *other);

G_END_DECLS
