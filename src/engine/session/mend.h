/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"

/* A log being mended: entries are changed, removed or inserted, and those that follow are replayed
   by the rules. The session itself stays as it is until the mended log is kept. Entries are
   numbered from 0 as in the session's log. */
typedef struct _FlipMend FlipMend;

typedef enum
{
  FLIP_MENDED_STAYS,   /* it comes before the first edit */
  FLIP_MENDED_CHANGED, /* replaced by another move */
  FLIP_MENDED_PUT_IN,
  FLIP_MENDED_REMOVED,
  FLIP_MENDED_FITS,
  FLIP_MENDED_DIFFERS, /* legal, but with another effect or in answer to another question */
  FLIP_MENDED_DEALT,   /* an outcome that Flipside deals in addition */
  FLIP_MENDED_GONE,    /* an outcome that Flipside dealt and that is no longer asked for */
  FLIP_MENDED_REFUSED, /* it no longer fits */
  FLIP_MENDED_WAITS,   /* it comes after one that no longer fits */
  FLIP_MENDED_ASIDE,   /* set aside, with all that follows */
  FLIP_N_MENDED
} FlipMendStatus;

#define FLIP_NO_ENTRY G_MAXUINT

typedef struct
{
  FlipMendStatus status;
  guint old;        /* the entry in the old log, or FLIP_NO_ENTRY */
  guint now;        /* the entry in the mended log, or FLIP_NO_ENTRY */
  const char *text; /* the refused or set-aside text; else NULL */
} FlipMendRow;

FlipMend *flip_mend_new (FlipSession *session);
void flip_mend_free (FlipMend *mend);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipMend, flip_mend_free)

/* Whether an entry can be changed or removed. Outcomes that Flipside dealt can't. */
gboolean flip_mend_check (FlipMend *mend, guint entry, FlipRefusal *refusal);

/* Edits: any number of them, in any order. A text is parsed in the state in which it is replayed,
   so that an invalid one shows up as a refused row of the mended log. Several entries may be
   removed before the log is replayed. */
gboolean flip_mend_change (FlipMend *mend, guint entry, const char *text, FlipRefusal *refusal);
gboolean flip_mend_remove (FlipMend *mend, guint entry, FlipRefusal *refusal);
void flip_mend_put_in (FlipMend *mend, guint before, const char *text);

/* Sets aside everything from this entry on, in its edited form. Entries inserted before it stay, if
   they fit. */
void flip_mend_stop (FlipMend *mend, guint entry);

/* Takes back the newest edit; FALSE if there is none. */
gboolean flip_mend_take_back (FlipMend *mend);
guint flip_mend_n_edits (FlipMend *mend);

/* Everything below is worked out on demand, which replays the log from the first edit on. A caller
   that must not wait can do it in advance, in steps of this many entries, until this returns
   TRUE. */
gboolean flip_mend_work (FlipMend *mend, guint most);

/* All entries in their mended form, in the order of the game. */
guint flip_mend_n_rows (FlipMend *mend);
const FlipMendRow *flip_mend_row (FlipMend *mend, guint row);
guint flip_mend_count (FlipMend *mend, FlipMendStatus status);

/* The row that no longer fits, and why; FLIP_NO_ENTRY if there is none. */
guint flip_mend_asks (FlipMend *mend);
const FlipRefusal *flip_mend_refusal (FlipMend *mend);

/* The old log, and the log as mended so far. They belong to the mend; the second is replaced with
   each edit. */
FlipSession *flip_mend_before (FlipMend *mend);
FlipSession *flip_mend_after (FlipMend *mend);

/* Whether keeping it makes the sheet practice: Flipside dealt, and cards were seen after the first
   edit. */
gboolean flip_mend_makes_practice (FlipMend *mend);

/* Replaces the old log by the mended one; FALSE while a row no longer fits or if nothing was
   edited. */
gboolean flip_mend_keep (FlipMend *mend);

/* Restores entries that were set aside to the end of the log, as many as fit; returns how many. The
   rest stays aside, and the refusal says why the first of them doesn't fit. One undo removes them
   again. */
guint flip_mend_bring_back (FlipSession *session, FlipRefusal *refusal);

/* Takes back exactly the entries from a position on, and plays a text there, or is refused as a
   whole. Within a mended log this counts as mending, so that one undo restores the replaced
   entries, and the next one the log from before it was mended. */
gboolean flip_mend_exchange (FlipSession *session,
                             guint position,
                             const char *text,
                             FlipRefusal *refusal);
