/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/mend.h"
#include "play/moment/moment.h"

G_BEGIN_DECLS

/* Why an entry no longer fits, to be drawn beside the words. It must not outlive
   the mend, nor the next edit. */
typedef struct
{
  FlipMoment *moment; /* the position that it was replayed in, with the board of its seat in view */
  guint site;         /* the place on that board that it is about, or FLIP_NO_SITE */
  FlipCard card;      /* what was told there, where it is a playing card; or FLIP_NO_CARD */
  char *told;         /* "As it was told: Land Office, a corner for $8."; or NULL */

  /* What could not be paid: "Ann’s cash before entry 23", what there was in the log as it was, what
     there is now, and what it takes. The title is NULL where it is not about a price. */
  char *purse;
  const char *glyph; /* or NULL */
  int before, now, needs;
} FlipMendingConflict;

/* The playing card that an entry tells, or FLIP_NO_CARD. */
FlipCard flip_mending_card (FlipSession *session, guint entry);

/* NULL where nothing asks. */
FlipMendingConflict *flip_mending_conflict_new (FlipMend *mend);
void flip_mending_conflict_free (FlipMendingConflict *conflict);

G_END_DECLS
