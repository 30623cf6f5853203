/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/analysis.h"
#include "play/moment/moment.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* As many of the costliest choices are worth another try. */
#define FLIP_COSTLIEST 5

/* What each choice of a log was worth, and each flip's luck: found out in a worker thread, entry by entry, and then
   again with more thought where that may change it. "changed" is emitted in the main thread as they come, and at
   the end; "passed" when all entries have been looked at once more, so that it is worth keeping. */
#define FLIP_TYPE_VERDICTS (flip_verdicts_get_type ())
G_DECLARE_FINAL_TYPE (FlipVerdicts, flip_verdicts, FLIP, VERDICTS, GObject)

/* "1.2 points", "3 % of the chance to win" */
char *flip_verdict_amount (const FlipGame *game, int hundredths);

/* Whether anything can be said of a game's choices. */
gboolean flip_verdicts_can (const FlipGame *game);

/* On the log as it is now; the session is kept. Nothing is known yet. */
FlipVerdicts *flip_verdicts_new (FlipSession *session);
const FlipGame *flip_verdicts_game (FlipVerdicts *self);

/* The same about one entry alone; of the others nothing is ever known. */
FlipVerdicts *flip_verdicts_new_at (FlipSession *session, guint entry);

/* Holds verdicts, or NULL, instead of those that were held, and has their "changed" call the holder; FALSE where they
   are the same. */
gboolean flip_verdicts_follow (FlipVerdicts **held, FlipVerdicts *verdicts, GCallback changed, gpointer holder);

/* Finds out what is not known, and then thinks on until it is stopped or further thought is of little use. */
void flip_verdicts_begin (FlipVerdicts *self);
void flip_verdicts_stop (FlipVerdicts *self);
gboolean flip_verdicts_is_running (FlipVerdicts *self);

/* How many entries are known; and the play-outs a choice that it is thinking with, or has thought with. */
guint flip_verdicts_n_done (FlipVerdicts *self);
guint flip_verdicts_length (FlipVerdicts *self);
gboolean flip_verdicts_is_complete (FlipVerdicts *self);
guint flip_verdicts_thought (FlipVerdicts *self);

/* As text that says nothing in words, and from it: FALSE, and nothing is taken, where it is not about such a log.
   What has another stamp was found out in another way. */
char *flip_verdicts_print (FlipVerdicts *self);
gboolean flip_verdicts_read (FlipVerdicts *self, const char *text);
char *flip_verdicts_stamp (FlipVerdicts *self);

/* Whether it is about this sheet and its log, as it was at a moment. */
gboolean flip_verdicts_fits (FlipVerdicts *self, const FlipMoment *moment);

/* Of an entry; NULL before it was looked at. Its best move is not filled in: ask for the better one. */
const FlipVerdict *flip_verdicts_get (FlipVerdicts *self, guint entry);

/* The better choice at an entry, for the state before it turned to who chose; FALSE where there is none. */
gboolean flip_verdicts_better (FlipVerdicts *self, guint entry, FlipMove *move);

/* Where a seat made its choice and where the better one would have been; the same site twice for the best choice,
   FLIP_NO_SITE for what is about none. */
void flip_verdicts_sites (FlipVerdicts *self, guint entry, guint *played, guint *better);

/* The next entry after a position whose choice cost something, or the length of the log. */
guint flip_verdicts_next_mistake (FlipVerdicts *self, guint from);

/* The last one before an entry; FALSE where there is none. */
gboolean flip_verdicts_previous_mistake (FlipVerdicts *self, guint before, guint *entry);

/* The costliest choices of people, the costliest first; how many there are. */
guint flip_verdicts_costliest (FlipVerdicts *self, guint entries[FLIP_COSTLIEST]);

/* The whole points between which all lies that anyone could expect, and 0. Where a lead counts, it may be less. */
void flip_verdicts_range (FlipVerdicts *self, int *least, int *most);

/* What a seat chose, or would have chosen better, as a sentence of the log. */
char *flip_verdicts_tell_better (FlipVerdicts *self, guint entry);

/* Why that was the best, or the best that was chosen; NULL where there is nothing to say. */
char *flip_verdicts_tell_why (FlipVerdicts *self, guint entry);

/* In a sentence: "A slip: 1.1 points less than the best."; empty where there is nothing to say. */
char *flip_verdicts_tell (FlipVerdicts *self, guint entry);

/* All of them: "Ann: 9 best, 3 good, 2 slips, 1 blunder, 4.2 points in all; luck +3.1". */
char *flip_verdicts_tell_seat (FlipVerdicts *self, guint seat);

G_END_DECLS
