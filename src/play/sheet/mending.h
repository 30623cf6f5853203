/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/mend-figures.h"
#include "play/sheet/mending-conflict.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* The log in the hands of somebody who mends it: which entry is edited, what follows from the edits,
   and what is asked then. The session stays as it is until the mended log is kept. Signal: "changed"
   after every step, and when what follows from it is known. Until then nothing but the title, taking back and
   leaving is to be had of a long log. */
#define FLIP_TYPE_MENDING (flip_mending_get_type ())
G_DECLARE_FINAL_TYPE (FlipMending, flip_mending, FLIP, MENDING, GObject)

typedef enum
{
  FLIP_MENDING_EDITS, /* what happened at an entry is to be told */
  FLIP_MENDING_ASKS,  /* an entry no longer fits */
  FLIP_MENDING_READY, /* nothing asks */
  FLIP_MENDING_WORKS, /* what follows from the edits of a long log is still being replayed */
} FlipMendingPhase;

/* One entry, for people. Valid until the next step. */
typedef struct
{
  FlipMendStatus status;
  guint number;     /* in the log as it was, from 1; 0 where it is put in or dealt */
  int who;          /* a seat, or FLIP_TABLE */
  const char *name; /* of that seat, or NULL */
  char *text;       /* the sentence, as it is now or, where it isn't replayed, as it was */
  char *was;        /* the sentence as it was, where it is another; or NULL */
  char *where;      /* where a new part of the game begins: its name; or NULL */
  char *note;       /* what differs, or why it no longer fits; or NULL */
  FlipCard card;    /* that it tells, where it is a playing card; or FLIP_NO_CARD */
  gboolean can_change; /* it is not something that Flipside dealt */
  FlipCard was_card; /* that it told, where it is another; or FLIP_NO_CARD */
} FlipMendingLine;

/* Begins with an entry of the log, counted from 0. */
FlipMending *flip_mending_new (FlipSession *session, guint entry);

FlipMendingPhase flip_mending_phase (FlipMending *self);
guint flip_mending_n_lines (FlipMending *self);
const FlipMendingLine *flip_mending_line (FlipMending *self, guint index);

/* Lines before the first stay as they are; those from the end on wait or are set aside. */
void flip_mending_span (FlipMending *self, guint *first, guint *end);

/* The line that is edited or asks; FLIP_NO_ENTRY where nothing asks. */
guint flip_mending_current (FlipMending *self);

/* What is mended: "Fliptown, at the table: Ann, Bob". */
char *flip_mending_about (FlipMending *self);

/* How many entries there are, and how many have a status: "8 fit"; NULL where none has, and for a
   status that is not counted. */
guint flip_mending_n_entries (FlipMending *self);
char *flip_mending_count (FlipMending *self, FlipMendStatus status);

/* All of them: "8 fit · 1 differs · 1 no longer fits · 13 wait"; empty before the first edit. */
char *flip_mending_counts (FlipMending *self);

/* What the phase is about, in a few words ("Entry 23 no longer fits"), and where in the game. */
char *flip_mending_title (FlipMending *self);
char *flip_mending_where (FlipMending *self);

/* NULL where nothing asks. */
const FlipMendingConflict *flip_mending_conflict (FlipMending *self);

/* Why an entry no longer fits, and the numbers that differ so far, of all seats. */
const FlipRefusal *flip_mending_refusal (FlipMending *self);
const FlipFigures *flip_mending_figures (FlipMending *self);

/* How many entries from the one that asks on would be set aside. */
guint flip_mending_n_left (FlipMending *self);

/* Keeping it makes the sheet practice. */
gboolean flip_mending_makes_practice (FlipMending *self);

/* While an entry is edited: the question as it was asked there, with its legal answers; whether the
   answer comes in the place of the entry or before it; and whether the entry itself can be
   changed. */
FlipMoment *flip_mending_moment (FlipMending *self);
const char *flip_mending_player (FlipMending *self, guint seat);
guint flip_mending_n_players (FlipMending *self);

/* Whether its answers are found in a list alone: where pieces are flicked on the screen. */
gboolean flip_mending_needs_list (FlipMending *self);

/* An answer of that moment, by its index, as the log would tell it. */
char *flip_mending_tell_answer (FlipMending *self, guint index);
gboolean flip_mending_is_before (FlipMending *self);
void flip_mending_set_before (FlipMending *self, gboolean before);
gboolean flip_mending_can_change (FlipMending *self);

/* Steps. An answer is given in the notation. */
void flip_mending_edit (FlipMending *self, guint entry);
void flip_mending_leave (FlipMending *self); /* the edited entry stays as it is */
gboolean flip_mending_answer (FlipMending *self, const char *notation, FlipRefusal *refusal);
gboolean flip_mending_remove (FlipMending *self, FlipRefusal *refusal);
void flip_mending_mend_it (FlipMending *self);    /* edits the entry that asks */
void flip_mending_stop_there (FlipMending *self); /* sets it and all that follows aside */
gboolean flip_mending_take_back (FlipMending *self);

/* Puts the mended log in the place of the old one; FALSE while something asks or nothing was
   edited. */
gboolean flip_mending_can_keep (FlipMending *self);
gboolean flip_mending_keep (FlipMending *self);

G_END_DECLS
