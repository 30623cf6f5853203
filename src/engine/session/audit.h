/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

/* Checks one moment of a game against everything that the contract promises: the list of legal
   moves is stable and has no duplicates, check agrees with it, texts can be read back, a move
   changes nothing but the given state, the data for automatic players is consistent, and the
   invariants hold. */
typedef struct
{
  const FlipGame *game;
  FlipMoveList list, again;
  gpointer copy;
  GString *text;
} FlipAudit;

FlipAudit *flip_audit_new (const FlipGame *game);
void flip_audit_free (FlipAudit *audit);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipAudit, flip_audit_free)

gboolean flip_audit_moment (FlipAudit *audit, gconstpointer state, GString *problem);

/* Checks only the data for automatic players. */
gboolean flip_audit_evaluation (FlipAudit *audit, gconstpointer state, GString *problem);
