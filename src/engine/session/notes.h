/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"

G_BEGIN_DECLS

/* What people write beside an entry of the log, and the entries that they want to find again. They are
   tags of the sheet, "note 12: Too early." and "bookmark 12: yes", with the number of the entry from 1,
   so that any program that reads sheets keeps them. Those of entries that were taken back come
   back with them; where another move is played instead, they are gone. */

/* In characters. */
#define FLIP_NOTE_LONGEST 1000

/* NULL where there is none. */
const char *flip_log_note (FlipLog *log, guint entry);

/* On one line, without what can't be shown, and cut where it is too long; an empty one is none. */
void flip_session_set_note (FlipSession *session, guint entry, const char *text);

gboolean flip_log_is_bookmarked (FlipLog *log, guint entry);
void flip_session_set_bookmark (FlipSession *session, guint entry, gboolean on);

/* Of guint: the entries that have a note or are bookmarked, in order, so many at most. */
GArray *flip_log_noted (FlipLog *log, guint most);

/* The next entry from one on that is bookmarked; the end of the log if there is none. */
guint flip_log_next_bookmark (FlipLog *log, guint entry);
gboolean flip_log_previous_bookmark (FlipLog *log, guint before, guint *entry);

/* Whether a tag is one of these, and of which entry. */
gboolean flip_note_read_key (const char *key, guint *entry);

/* Whether a tag of somebody else's sheet is right; if not, says why. */
gboolean flip_note_check (const char *key, const char *value, GError **error);

/* Gives up those of the entries from one on. */
void flip_session_forget_notes (FlipSession *session, guint from);

/* Adds what another has noted in the same log, where there is nothing yet; TRUE if there was anything. */
gboolean flip_session_add_notes (FlipSession *session, FlipSession *other);

/* Those of the entries from one on, to be put back when another log has taken the place of this one. */
typedef struct _FlipNotes FlipNotes;
FlipNotes *flip_notes_take (FlipSession *session, guint from);
void flip_notes_put_back (FlipNotes *notes, FlipSession *session);

G_END_DECLS
