/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/player.h"
#include "engine/session/session.h"

G_BEGIN_DECLS

/* The seats of a sheet that play by themselves, and how well: a note in the sheet such as "2 hard,
   3 easy". The rules ignore it, so it changes neither the log nor whether the sheet counts. */
#define FLIP_AUTOMATIC_TAG "automatic"

/* Whether a game has automatic players for its seats. */
gboolean flip_automatic_can (const FlipGame *game);

/* The seats that such a note names, one bit each, and their levels. The note may be NULL. */
guint flip_automatic_read (const char *note, guint n_seats, FlipPlayer players[FLIP_MAX_SEATS]);

/* Must be called before the first move. */
void flip_automatic_add (FlipSession *session, guint seat, const FlipPlayer *level);

/* The level of a seat; FALSE if a person plays it. */
gboolean flip_automatic_find (FlipLog *log, guint seat, FlipPlayer *player);

/* All automatic seats, one bit each. */
guint flip_automatic_seats (FlipLog *log);

/* The automatic seat that plays now, or -1. If several seats may act, people go first,
   undisturbed. */
int flip_automatic_next (FlipLog *log);

/* Why an automatic seat made an entry, in a sentence; NULL if a person made it, or if there is no
   reason to give. */
char *flip_automatic_tell_reason (FlipLog *log, guint entry);

G_END_DECLS
