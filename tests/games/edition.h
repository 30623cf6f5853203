/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"
#include "engine/boards/format.h"
#include "engine/game/game.h"

/* Boards that differ from the built-in ones, played out by chance. */

/* How many boards to make, and of how many changes one is tried: all in the slow suite, few under slow
   tools. */
guint edition_sample (guint usual);
guint edition_step (guint usual);

/* Plays a board to its end and asserts that the state is sound after every move. FALSE and why: the
   board is refused. */
gboolean edition_play (const FlipGame *game,
                       const char *text,
                       guint seats,
                       guint64 seed,
                       GError **error);

/* The same with options by chance, at the table or dealt, and with everything that any game keeps to; see
   tests/engine/contract.h. */
gboolean edition_keep_contract (const FlipGame *game,
                                const char *text,
                                guint seats,
                                guint64 seed,
                                GError **error);

/* Changes each value of a board in many ways, and adds those that it does without, one at a time: the
   board is either played to its end,
   or refused with a reason that names group and key. Only each step-th change is tried. Gives how
   many were tried, and how many of them were played. */
guint edition_try_changes (const FlipGame *game, const char *text, guint step, guint *n_played);

/* What is written again is what was read: as a whole, and of each value what it means. TRUE: each is
   also written as it was. */
gboolean edition_check_text (const FlipGame *game, const FlipBoard *board);

/* Making boards by chance: a number from least to most, one time in n, and a value that fits its
   description, whether or not it fits the others. */
guint edition_pick (FlipRandom *random, guint least, guint most);
gboolean edition_one_in (FlipRandom *random, guint n);
void edition_set_number (FlipBoardFile *file, const char *group, const char *key, guint number);
void edition_set_by_chance (FlipRandom *random, FlipBoardFile *file, const FlipPlace *place);
