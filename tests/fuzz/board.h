/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"
#include "games/games.h"

/* A board with the keys of another file put over it; freed by the caller. */
char *board_put_over (const char *board, const char *edits);
