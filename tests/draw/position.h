/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/fliptown/fliptown-rules.h"

G_BEGIN_DECLS

/* A state for pictures: four seats, the third turn of the second round, the first seat to act on
   the seven of diamonds, the eight of spades and the queen of clubs. */
void position_mid_game (FliptownState *state);

/* The first turn of a fresh game on another board; the text may be NULL for the game's own. */
void position_fresh (FliptownState *state, const char *board);

/* A full sheet: everything marked, tracks beyond their ends, a character, Hold 'em, an arrest. */
void position_full (FliptownState *state);

G_END_DECLS
