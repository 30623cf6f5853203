/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/royalflip/royalflip-rules.h"

/* A sensible player: of all turns it takes the one that gives most points, with some regard to
   what can still be built and how much of the bonus track is left. */
void player_choose (const RoyalflipState *state, FlipMove *move);

/* Plays a game to its end. */
void player_finish (RoyalflipState *state, guint64 seed);
