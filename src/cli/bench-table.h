/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

#define BENCH_FLICK "flick-ms"

/* One flick of 3 m/s among 60 pieces, until all is at rest. */
double bench_table_flick (void);

/* The longest that the automatic player thinks about one of its first decisions, with the hardest
   opponent on the richest board; negative where a game has none. */
double bench_table_opponent (const FlipGame *game);

G_END_DECLS
