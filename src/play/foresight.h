/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment.h"

G_BEGIN_DECLS

/* A previewed move: a legal one that somebody points at, and what would come of it. */
typedef struct
{
  FlipMove move;
  gpointer after; /* the state that it would lead to */

  /* Where nothing on the sheet can be marked yet, but the move leads to a question that is answered
     there, the sheet shows beforehand what can be reached; else NULL. */
  FlipSites *reach;
} FlipForesight;

/* NULL where the move is not legal at that moment. */
FlipForesight *flip_foresight_new (const FlipMoment *moment, const FlipMove *move);
void flip_foresight_free (FlipForesight *foresight);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipForesight, flip_foresight_free)

/* Whether a site could be reached after the move. The foresight may be NULL. */
gboolean flip_foresight_reaches (const FlipForesight *foresight, guint site);

G_END_DECLS
