/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/steady-popover.h"
#include "engine/game/refusal.h"

G_BEGIN_DECLS

/* Why a site is out of reach, what would help, and the rule that says so. */
#define FLIP_TYPE_REFUSAL_POPOVER (flip_refusal_popover_get_type ())
G_DECLARE_FINAL_TYPE (FlipRefusalPopover, flip_refusal_popover, FLIP, REFUSAL_POPOVER,
                      FlipSteadyPopover)

void flip_refusal_popover_load (FlipRefusalPopover *self,
                                const char *title,
                                const FlipRefusal *refusal);

G_END_DECLS
