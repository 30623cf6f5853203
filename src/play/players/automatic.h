/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/player.h"
#include "engine/session/session.h"

G_BEGIN_DECLS

/* Which seats of a sheet play by themselves, and how well: a note of the sheet, as "2 hard, 3 easy". The rules know
   nothing of it, so it changes neither the log nor what a sheet is worth. */
#define FLIP_AUTOMATIC_TAG "automatic"

/* Whether a game has automatic players of this kind. */
gboolean flip_automatic_can (const FlipGame *game);

/* The seats that such a note names, one bit each, and how they play. The note may be NULL. */
guint flip_automatic_read (const char *note, guint n_seats, FlipPlayer players[FLIP_MAX_SEATS]);

/* Before the first move. */
void flip_automatic_add (FlipSession *session, guint seat, const FlipPlayer *level);

/* How a seat plays; FALSE where a person does. */
gboolean flip_automatic_find (FlipLog *log, guint seat, FlipPlayer *player);

/* All of them, one bit each. */
guint flip_automatic_seats (FlipLog *log);

/* The seat that is to play now, or -1: where several may act, people do so first, undisturbed. */
int flip_automatic_next (FlipLog *log);

/* Why a seat that plays by itself made an entry, in a sentence; NULL where a person did, or where there is nothing
   to say. */
char *flip_automatic_tell_reason (FlipLog *log, guint entry);

G_END_DECLS
