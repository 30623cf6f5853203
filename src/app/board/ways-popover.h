/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/steady-popover.h"
#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The ways that lead to a site, each a button that plays it. */
#define FLIP_TYPE_WAYS_POPOVER (flip_ways_popover_get_type ())
G_DECLARE_FINAL_TYPE (FlipWaysPopover, flip_ways_popover, FLIP, WAYS_POPOVER, FlipSteadyPopover)

/* It must have a parent: only then it knows its type and the width of the window. */
void flip_ways_popover_load (FlipWaysPopover *self, const FlipMoment *moment, guint site);

G_END_DECLS
