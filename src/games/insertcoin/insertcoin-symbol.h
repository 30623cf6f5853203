/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"
#include "games/insertcoin/insertcoin-state.h"

/* Where a symbol fits. */

typedef struct
{
  guint inside;        /* squares that are empty and inside the contour */
  guint outside;       /* squares outside the contour of the shape */
  guint taken;         /* squares that are filled already */
  guint beside;        /* squares off the level, which are also outside */
  InsertcoinGrid fill; /* the squares inside */
} InsertcoinFit;

gboolean insertcoin_may_draw (const InsertcoinState *state, guint corner);
InsertcoinFit insertcoin_fit (const InsertcoinState *state, const FlipMove *move);
guint insertcoin_count_places (const InsertcoinState *state, guint corner);
guint insertcoin_count_places_of (const InsertcoinState *state, guint seat, guint corner);
gboolean insertcoin_can_draw (const InsertcoinState *state, guint corner);
guint insertcoin_covers (gconstpointer state,
                         const FlipMove *move,
                         guint16 sites[FLIP_TILE_SQUARES]);
