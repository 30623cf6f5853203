/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* The number of lines of play of a given depth: every legal move at every step. */
guint64 flip_perft (const FlipGame *game, gconstpointer state, guint depth);

G_END_DECLS
