/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/mend-figures.h"
#include "play/sheet/mending-conflict.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* The log while it is being mended: the entry that is edited, the consequences of the edits, and
   what is asked then. The session stays as it is until the mended log is kept. Signal: "changed"
   after every step, and when its consequences are known. Until then only the title, undo and
   leaving are available for a long log. */
#define FLIP_TYPE_MENDING (flip_mending_get_type ())
G_DECLARE_FINAL_TYPE (FlipMending, flip_mending, FLIP, MENDING, GObject)

typedef enum
{
  FLIP_MENDING_EDITS, /* an entry is being edited */
  FLIP_MENDING_ASKS,  /* an entry no longer fits */
  FLIP_MENDING_READY, /* nothing is in question */
  FLIP_MENDING_WORKS, /* the consequences for a long log are still being replayed */
} FlipMendingPhase;

/* One entry as it is shown. Valid until the next step. */
typedef struct
{
  FlipMendStatus status;
  guint number;     /* in the old log, from 1; 0 if it was inserted or dealt */
  int who;          /* a seat, or FLIP_TABLE */
  const char *name; /* of that seat, or NULL */
  char *text;       /* the sentence as it is now or, if it wasn't replayed, as it was */
  char *was;        /* the earlier sentence if it differs; or NULL */
  char *where;      /* the name of a part of the game that begins here; or NULL */
  char *note;       /* the difference, or why it no longer fits; or NULL */
  FlipCard card;    /* the playing card it is about, or FLIP_NO_CARD */
  gboolean can_change; /* Flipside did not deal it */
  FlipCard was_card; /* the earlier card if it differs; or FLIP_NO_CARD */
} FlipMendingLine;

/* Begins with an entry of the log, counted from 0. */
FlipMending *flip_mending_new (FlipSession *session, guint entry);

FlipMendingPhase flip_mending_phase (FlipMending *self);
guint flip_mending_n_lines (FlipMending *self);
const FlipMendingLine *flip_mending_line (FlipMending *self, guint index);

/* Lines before the first are unchanged; lines from the end on are pending or set aside. */
void flip_mending_span (FlipMending *self, guint *first, guint *end);

/* The line that is edited or in question; FLIP_NO_ENTRY if there is none. */
guint flip_mending_current (FlipMending *self);

/* The sheet that is mended: "Fliptown, at the table: Ann, Bob". */
char *flip_mending_about (FlipMending *self);

/* The number of entries; and the number with a status, "8 fit": NULL if there are none, and for a
   status that is not counted. */
guint flip_mending_n_entries (FlipMending *self);
char *flip_mending_count (FlipMending *self, FlipMendStatus status);

/* A summary: "8 fit · 1 differs · 1 no longer fits · 13 wait"; empty before the first edit. */
char *flip_mending_counts (FlipMending *self);

/* A title for the phase ("Entry 23 no longer fits"), and where in the game it is. */
char *flip_mending_title (FlipMending *self);
char *flip_mending_where (FlipMending *self);

/* NULL if there is no conflict. */
const FlipMendingConflict *flip_mending_conflict (FlipMending *self);

/* Why an entry no longer fits, and the figures of all seats that differ so far. */
const FlipRefusal *flip_mending_refusal (FlipMending *self);
const FlipFigures *flip_mending_figures (FlipMending *self);

/* How many entries, from the one in question on, would be set aside. */
guint flip_mending_n_left (FlipMending *self);

/* Whether keeping the mended log makes the sheet practice. */
gboolean flip_mending_makes_practice (FlipMending *self);

/* The place that is being mended: the question at the entry that is edited or in question, with its
   legal answers; otherwise the end of the mended log, without a question. */
FlipMoment *flip_mending_moment (FlipMending *self);
const char *flip_mending_player (FlipMending *self, guint seat);

/* Whether answers can only be chosen from a list, as when pieces are flicked on the screen. */
gboolean flip_mending_needs_list (FlipMending *self);

/* An answer of that moment, by its index, in the words of the log. */
char *flip_mending_tell_answer (FlipMending *self, guint index);

/* While an entry is edited: whether the answer is inserted before it, instead of replacing it; and
   whether the entry itself can be changed. */
gboolean flip_mending_is_before (FlipMending *self);
void flip_mending_set_before (FlipMending *self, gboolean before);
gboolean flip_mending_can_change (FlipMending *self);

/* Steps of mending. An answer is given in the notation. */
void flip_mending_edit (FlipMending *self, guint entry);
void flip_mending_leave (FlipMending *self); /* the edited entry stays unchanged */
gboolean flip_mending_answer (FlipMending *self, const char *notation, FlipRefusal *refusal);
gboolean flip_mending_remove (FlipMending *self, FlipRefusal *refusal);
void flip_mending_mend_it (FlipMending *self);    /* edits the entry in question */
void flip_mending_stop_there (FlipMending *self); /* sets aside that entry and all that follow */
gboolean flip_mending_take_back (FlipMending *self);

/* Replaces the old log by the mended one; FALSE while an entry is in question or nothing was
   edited. */
gboolean flip_mending_can_keep (FlipMending *self);
gboolean flip_mending_keep (FlipMending *self);

G_END_DECLS
