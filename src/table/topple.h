/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* Physical constants of wooden pieces. */
#define FLIP_GRAVITY          9810.0
#define FLIP_RESTITUTION      0.55
#define FLIP_CONTACT_FRICTION 0.25

/* How much a standing figure yields to a blow by tipping instead of sliding, in 1/g, to be added to
   the inverse masses of the two. 0 if it is only pushed. */
double flip_topple_give (const FlipPiece *figure, const FlipPiece *hitter, double angle);

/* The least speed, straight at the figure, at which a hitter coming along the angle topples it.
   Infinite if the hitter can only push the figure. */
double flip_topple_speed (const FlipPiece *figure,
                          const FlipPiece *hitter,
                          double angle,
                          FlipSurface surface);
