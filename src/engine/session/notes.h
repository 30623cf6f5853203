/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"

/* The users' notes and bookmarks for entries of the log. They are tags of the sheet, "note 12: Too
   early." and "bookmark 12: yes", with the number of the entry from 1, so that any program that
   reads sheets preserves them. If entries are taken back and played again, their notes return; if
   another move is played instead, they are dropped. */

/* In characters. */
#define FLIP_NOTE_LONGEST 1000

/* NULL if there is none. */
const char *flip_log_note (FlipLog *log, guint entry);

/* Reduced to one line of printable characters, and cut if it is too long; an empty text removes the
   note. */
void flip_session_set_note (FlipSession *session, guint entry, const char *text);

gboolean flip_log_is_bookmarked (FlipLog *log, guint entry);
void flip_session_set_bookmark (FlipSession *session, guint entry, gboolean on);

/* An array of guint: the first entries, in order, that have a note or a bookmark; at most this
   many. */
GArray *flip_log_noted (FlipLog *log, guint most);

/* The first bookmarked entry from this one on; the end of the log if there is none. */
guint flip_log_next_bookmark (FlipLog *log, guint entry);
gboolean flip_log_previous_bookmark (FlipLog *log, guint before, guint *entry);

/* Whether a tag is a note or bookmark, and the entry it belongs to. */
gboolean flip_note_read_key (const char *key, guint *entry);

/* Whether such a tag of somebody else's sheet is valid; if not, reports why. */
gboolean flip_note_check (const char *key, const char *value, GError **error);

/* Drops the notes and bookmarks from an entry on. */
void flip_session_forget_notes (FlipSession *session, guint from);

/* Adds the notes from another session of the same log to entries that have none; TRUE if there were
   any. */
gboolean flip_session_add_notes (FlipSession *session, FlipSession *other);

/* The notes from an entry on, to be put back after another log has replaced this one. */
typedef struct _FlipNotes FlipNotes;
FlipNotes *flip_notes_take (FlipSession *session, guint from);
void flip_notes_put_back (FlipNotes *notes, FlipSession *session);
