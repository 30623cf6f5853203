/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/analysis.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* What each choice of a log was worth, and each flip's luck: found out in a worker thread, entry by entry. "changed"
   is emitted in the main thread as they come, and at the end. */
#define FLIP_TYPE_VERDICTS (flip_verdicts_get_type ())
G_DECLARE_FINAL_TYPE (FlipVerdicts, flip_verdicts, FLIP, VERDICTS, GObject)

/* Whether anything can be said of a game's choices. */
gboolean flip_verdicts_can (const FlipGame *game);

/* Begins at once with the log as it is now; the session is kept. */
FlipVerdicts *flip_verdicts_new (FlipSession *session);
void flip_verdicts_stop (FlipVerdicts *self);

gboolean flip_verdicts_is_running (FlipVerdicts *self);
guint flip_verdicts_n_done (FlipVerdicts *self);
guint flip_verdicts_length (FlipVerdicts *self);

/* Whether it is about this log, as it is now. */
gboolean flip_verdicts_fits (FlipVerdicts *self, FlipSession *session);

/* Of an entry; NULL before it was looked at. */
const FlipVerdict *flip_verdicts_get (FlipVerdicts *self, guint entry);

/* The next entry after a position whose choice cost something, or the length of the log. */
guint flip_verdicts_next_mistake (FlipVerdicts *self, guint from);

/* In a sentence: "A slip: 1.1 points less than the best."; empty where there is nothing to say. */
char *flip_verdicts_tell (FlipVerdicts *self, guint entry);

/* All of them: "Ann: 9 best, 3 good, 2 slips, 1 blunder, 4.2 points in all; luck +3.1". */
char *flip_verdicts_tell_seat (FlipVerdicts *self, guint seat);

G_END_DECLS
