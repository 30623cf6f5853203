/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

/* A deal is a set-up without its players: the same seed, board, options and number of seats.
   Everyone who plays it is dealt the same cards. */

/* The finished sheets of this deal except practice, the best first, as FlipSheetInfo. There are
   none for games at a real table. */
GPtrArray *flip_library_same_deal (FlipLibrary *library, const FlipSetup *setup, GError **error);

/* The seed of a game's deal of the day, the same for everybody; the date is a calendar date. */
guint64 flip_deal_of_day (const FlipGame *game, int year, int month, int day);

/* A sheet with the same deal, before its first move, for other players. New names may be given. */
FlipSession *flip_deal_again (FlipLog *log, const char *const *names, GError **error);

/* The same players with another deal and the newest rules. */
FlipSession *flip_deal_another (FlipLog *log, guint64 seed, GError **error);

G_END_DECLS
