/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/audit.h"
#include "engine/session/session.h"

/* What every game of every board keeps to, as assertions. */

/* A game that is over: scored, with a result, taken back and brought back, saved and loaded. */
void contract_assert_game (FlipSession *session);

/* Every moment of such a game: the state is sound, points add up, texts say something, progress never
   falls, and nothing that only looks changes anything. Each `every`-th moment, and the last, is audited
   with all its answers too. */
void contract_assert_moments (FlipSession *session, guint every);
