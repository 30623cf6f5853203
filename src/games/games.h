/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

/* All games that Flipside knows, ended by NULL. */
extern const FlipGame *const flip_games[];

const FlipGame *flip_games_find (const char *id);
