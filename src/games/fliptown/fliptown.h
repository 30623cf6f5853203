/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

extern const FlipGame fliptown_game;

G_END_DECLS
