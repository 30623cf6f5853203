/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/mend.h"
#include "play/moment/moment.h"

G_BEGIN_DECLS

/* Why an entry no longer fits, for drawing beside the words. It must not outlive the mend or the
   next edit. */
typedef struct
{
  FlipMoment *moment; /* the position where it was replayed, with the board of its seat in view */
  guint site;         /* the site on that board that it is about, or FLIP_NO_SITE */
  FlipCard card;      /* the playing card that was entered there, or FLIP_NO_CARD */
  char *told;         /* "As entered: Land Office, a corner for $8."; or NULL */

  /* The price that could not be paid: "Ann’s cash before entry 23", the amount in the old log, the
     amount now, and the price. The title is NULL if it is not about a price. */
  char *purse;
  const char *glyph; /* or NULL */
  int before, now, needs;
} FlipMendingConflict;

/* The playing card of an entry, or FLIP_NO_CARD. */
FlipCard flip_mending_card (FlipSession *session, guint entry);

/* NULL if there is no conflict. */
FlipMendingConflict *flip_mending_conflict_new (FlipMend *mend);
void flip_mending_conflict_free (FlipMendingConflict *conflict);

G_END_DECLS
