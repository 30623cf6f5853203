/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game.h"
#include "engine/random.h"

/* Boards that differ from the built-in ones, played out by chance. */

/* Plays a board to its end and asserts that the state is sound after every move. FALSE and why: the
   board is refused. */
gboolean edition_play (const FlipGame *game,
                       const char *text,
                       guint seats,
                       guint64 seed,
                       GError **error);

/* Changes each value of a board in many ways, one at a time: the board is either played to its end,
   or refused with a reason that names group and key. Only each step-th change is tried. Gives how
   many were tried, and how many of them were played. */
guint edition_try_changes (const FlipGame *game, const char *text, guint step, guint *n_played);
