/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* A previewed move: a legal move that the user points at, and its effect. */
typedef struct
{
  FlipMove move;
  gpointer after; /* the state it would lead to */

  /* The sites that could be reached afterwards, if the move marks no site itself but leads to a
     question about sites; else NULL. */
  FlipSites *reach;
} FlipForesight;

/* NULL if the move is not legal at that moment. */
FlipForesight *flip_foresight_new (const FlipMoment *moment, const FlipMove *move);
void flip_foresight_free (FlipForesight *foresight);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipForesight, flip_foresight_free)

/* Whether a site could be reached after the move. The foresight may be NULL. */
gboolean flip_foresight_reaches (const FlipForesight *foresight, guint site);

G_END_DECLS
