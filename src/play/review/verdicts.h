/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/accounts.h"
#include "play/moment/moment.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* This many of the costliest choices are worth another try. */
#define FLIP_COSTLIEST 5

/* The worth of each choice in a log, and the luck of each flip. A worker thread judges entry after
   entry, and then again with more play-outs where that may change the verdict. "changed" is emitted
   in the main thread for new verdicts and at the end; "passed" after each pass over all entries,
   when the verdicts are worth keeping. */
#define FLIP_TYPE_VERDICTS (flip_verdicts_get_type ())
G_DECLARE_FINAL_TYPE (FlipVerdicts, flip_verdicts, FLIP, VERDICTS, GObject)

/* "1.2 points", "3 % of the chance to win" */
char *flip_verdict_amount (const FlipGame *game, int hundredths);

/* Whether a game's choices can be judged. */
gboolean flip_verdicts_can (const FlipGame *game);

/* For the log in its present state; keeps a reference to the session. There are no verdicts yet. */
FlipVerdicts *flip_verdicts_new (FlipSession *session);
const FlipGame *flip_verdicts_game (FlipVerdicts *self);
FlipLog *flip_verdicts_log (FlipVerdicts *self);

/* The same for a single entry; the others never get a verdict. */
FlipVerdicts *flip_verdicts_new_at (FlipSession *session, guint entry);

/* Replaces the held verdicts by others, or NULL, and connects their "changed" to the holder; FALSE
   if they are the same. */
gboolean flip_verdicts_follow (FlipVerdicts **held, FlipVerdicts *verdicts, GCallback changed, gpointer holder);

/* Finds the missing verdicts, then refines all of them until stopped or until more play-outs are of
   little use. */
void flip_verdicts_begin (FlipVerdicts *self);
void flip_verdicts_stop (FlipVerdicts *self);
gboolean flip_verdicts_is_running (FlipVerdicts *self);

/* The number of entries with a verdict; and the play-outs per choice of the present or the last
   pass. */
guint flip_verdicts_n_done (FlipVerdicts *self);
guint flip_verdicts_length (FlipVerdicts *self);
gboolean flip_verdicts_is_complete (FlipVerdicts *self);
guint flip_verdicts_thought (FlipVerdicts *self);

/* The verdicts as text without translated words. Reading returns FALSE and takes nothing if the
   text belongs to another log. A different stamp means that the verdicts were found by another
   method. */
char *flip_verdicts_print (FlipVerdicts *self);
gboolean flip_verdicts_read (FlipVerdicts *self, const char *text);
char *flip_verdicts_stamp (FlipVerdicts *self);

/* Whether the verdicts are about this sheet and its log at a moment. */
gboolean flip_verdicts_fits (FlipVerdicts *self, const FlipMoment *moment);

/* The verdict on an entry; NULL if it has none yet. Its best move is not filled in: use
   flip_verdicts_better. */
const FlipVerdict *flip_verdicts_get (FlipVerdicts *self, guint entry);

/* The better choice at an entry, for the state before it, turned to the seat that chose; FALSE if
   there is none. */
gboolean flip_verdicts_better (FlipVerdicts *self, guint entry, FlipMove *move);

/* The site of a choice and the site of the better one: the same twice if it was the best,
   FLIP_NO_SITE for a choice without a site. */
void flip_verdicts_sites (FlipVerdicts *self, guint entry, guint *played, guint *better);

/* The next entry after a position whose choice cost something, or the length of the log. */
guint flip_verdicts_next_mistake (FlipVerdicts *self, guint from);

/* The last such entry before an entry; FALSE if there is none. */
gboolean flip_verdicts_previous_mistake (FlipVerdicts *self, guint before, guint *entry);

/* The costliest choices of human players, the costliest first; returns their number. */
guint flip_verdicts_costliest (FlipVerdicts *self, guint entries[FLIP_COSTLIEST]);

/* What a seat can expect after an entry; FALSE if that didn't change. */
gboolean flip_verdicts_expected (FlipVerdicts *self, guint entry, guint seat, int *expected);

/* The luck that an entry was for a seat, or NULL; and what its choices and its luck come to so far. */
const FlipLuck *flip_verdicts_luck (FlipVerdicts *self, guint entry, guint seat);
const FlipSeatAccount *flip_verdicts_account (FlipVerdicts *self, guint seat);

/* The range, in whole points and including 0, of everything that any seat could expect. If a lead
   counts, it may be negative. */
void flip_verdicts_range (FlipVerdicts *self, int *least, int *most);

/* The better choice for an entry, as a sentence of the log; empty if there is none. */
char *flip_verdicts_tell_better (FlipVerdicts *self, guint entry);

/* Why the better choice at an entry is better, by what the games showed that were played out; NULL if
   there is no reason to give. */
char *flip_verdicts_tell_why (FlipVerdicts *self, guint entry);

/* In a sentence: "A slip: 1.1 points less than the best."; may be empty. */
char *flip_verdicts_tell (FlipVerdicts *self, guint entry);

/* A summary for a seat: what its choices were, what they cost, and what luck gave. */
char *flip_verdicts_tell_seat (FlipVerdicts *self, guint seat);

G_END_DECLS
