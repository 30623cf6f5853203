/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* A previewed move: a legal one that somebody points at, and what would come of it. */
typedef struct
{
  FlipMove move;
  gpointer after; /* the state that it would lead to */

  /* What could be reached on the sheet afterwards, where the move marks nothing there itself but
     leads to a question that is answered there; else NULL. */
  FlipSites *reach;
} FlipForesight;

/* NULL where the move is not legal at that moment. */
FlipForesight *flip_foresight_new (const FlipMoment *moment, const FlipMove *move);
void flip_foresight_free (FlipForesight *foresight);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipForesight, flip_foresight_free)

/* Whether a site could be reached after the move. The foresight may be NULL. */
gboolean flip_foresight_reaches (const FlipForesight *foresight, guint site);

G_END_DECLS
