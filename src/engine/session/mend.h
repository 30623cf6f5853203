/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"

G_BEGIN_DECLS

/* A log being mended: entries are changed, removed or put in, and what follows is replayed by the
   rules. The session itself stays as it is until the mended log is kept. Entries are numbered from 0
   as they stand in the log of the session. */
typedef struct _FlipMend FlipMend;

typedef enum
{
  FLIP_MENDED_STAYS,   /* before the first edit */
  FLIP_MENDED_CHANGED, /* another move in its place */
  FLIP_MENDED_PUT_IN,
  FLIP_MENDED_REMOVED,
  FLIP_MENDED_FITS,
  FLIP_MENDED_DIFFERS, /* it is legal, but brings something else or answers another question */
  FLIP_MENDED_DEALT,   /* an outcome that Flipside deals in addition */
  FLIP_MENDED_GONE,    /* an outcome that Flipside dealt and that is not asked for any more */
  FLIP_MENDED_REFUSED, /* it no longer fits */
  FLIP_MENDED_WAITS,   /* after one that no longer fits */
  FLIP_MENDED_ASIDE,   /* set aside, with all that follows */
  FLIP_N_MENDED
} FlipMendStatus;

#define FLIP_NO_ENTRY G_MAXUINT

typedef struct
{
  FlipMendStatus status;
  guint old;        /* the entry in the log as it was, or FLIP_NO_ENTRY */
  guint now;        /* the entry in the mended log, or FLIP_NO_ENTRY */
  const char *text; /* what was to stand there, where that is refused or set aside; else NULL */
} FlipMendRow;

FlipMend *flip_mend_new (FlipSession *session);
void flip_mend_free (FlipMend *mend);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipMend, flip_mend_free)

/* Whether an entry can be changed or removed. Where Flipside dealt, outcomes can't. */
gboolean flip_mend_check (FlipMend *mend, guint entry, FlipRefusal *refusal);

/* Edits; any number of them, in any order. A text is read in the state in which it is replayed, so
   that it is refused, if at all, as a row of the mended log. Several entries may be removed before
   the log is replayed. */
gboolean flip_mend_change (FlipMend *mend, guint entry, const char *text, FlipRefusal *refusal);
gboolean flip_mend_remove (FlipMend *mend, guint entry, FlipRefusal *refusal);
void flip_mend_put_in (FlipMend *mend, guint before, const char *text);

/* From this entry on, everything is set aside, as it was edited. What was put in before it stays, if it fits. */
void flip_mend_stop (FlipMend *mend, guint entry);

/* Takes back the newest edit; FALSE where there is none. */
gboolean flip_mend_take_back (FlipMend *mend);
guint flip_mend_n_edits (FlipMend *mend);

/* Everything below is worked out when it is asked for, which takes as long as the log is from the first edit on.
   Whoever must not wait for that lets it be worked out before, so many entries at a time, until it is TRUE. */
gboolean flip_mend_work (FlipMend *mend, guint most);

/* All entries as they are mended, in the order of the game. */
guint flip_mend_n_rows (FlipMend *mend);
const FlipMendRow *flip_mend_row (FlipMend *mend, guint row);
guint flip_mend_count (FlipMend *mend, FlipMendStatus status);

/* The row that no longer fits, and why; FLIP_NO_ENTRY where nothing asks. */
guint flip_mend_asks (FlipMend *mend);
const FlipRefusal *flip_mend_refusal (FlipMend *mend);

/* The log as it was, and as far as it has been mended. They belong to the mend; the second is
   another one after each edit. */
FlipSession *flip_mend_before (FlipMend *mend);
FlipSession *flip_mend_after (FlipMend *mend);

/* Whether keeping it makes the sheet practice: Flipside dealt, and cards were seen after the first
   edit. */
gboolean flip_mend_makes_practice (FlipMend *mend);

/* Puts the mended log in the place of the old one; FALSE while something asks or nothing was
   edited. */
gboolean flip_mend_keep (FlipMend *mend);

/* Brings entries that were set aside back to the end of the log, as many as fit; returns how many.
   The rest stays aside, and why the first of them does not fit is said. One undo takes them out
   again. */
guint flip_mend_bring_back (FlipSession *session, FlipRefusal *refusal);

/* Takes back the entries from a position on, and no more than these, and plays a text there. It is
   refused as a whole. Within a mended log it counts as mending, so that one undo brings back what
   was exchanged, and the next one the log as it was before it was mended. */
gboolean flip_mend_exchange (FlipSession *session,
                             guint position,
                             const char *text,
                             FlipRefusal *refusal);

G_END_DECLS
