/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/mending-conflict.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Explains why an entry no longer fits: a drawing of its place, the reason, the amount there was
   and the amount needed, and the rule. */
#define FLIP_TYPE_MEND_CONFLICT (flip_mend_conflict_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendConflict, flip_mend_conflict, FLIP, MEND_CONFLICT, AdwBin)

void flip_mend_conflict_show (FlipMendConflict *self,
                              const FlipMendingConflict *conflict,
                              const FlipRefusal *refusal);

G_END_DECLS
