/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"

G_BEGIN_DECLS

/* A turn of a log: its entries, and its round. */
typedef struct
{
  guint first, end; /* entries; the moment after its last one is at position `end` */
  FlipWhen when;
} FlipTurnSpan;

/* The turns of a log, found once, so that the user can step through it turn by turn. In a log too
   long for that, only every nth entry is examined. */
typedef struct
{
  GArray *turns; /* of FlipTurnSpan, one after the other without a gap */
  guint length;  /* entries examined so far */
  guint every;   /* distance between examined entries; 1 unless the log is very long */
} FlipTimeline;

/* The greatest number of entries that are examined. */
#define FLIP_TIMELINE_MOST 4096

FlipTimeline *flip_timeline_new (void);
void flip_timeline_free (FlipTimeline *timeline);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipTimeline, flip_timeline_free)

/* Forgets the turns that a change of the log invalidates. They are found again when they are
   shown. */
void flip_timeline_forget (FlipTimeline *timeline, const FlipChange *change);

/* Finds the new turns up to the present; must be called before reading. */
void flip_timeline_count (FlipTimeline *timeline, FlipLog *log);

guint flip_timeline_n_turns (const FlipTimeline *timeline);
const FlipTurnSpan *flip_timeline_turn (const FlipTimeline *timeline, guint index);

/* The turn of the newest entry at a position; at the beginning, the first turn. There must be at
   least one. */
guint flip_timeline_turn_at (const FlipTimeline *timeline, guint position);

/* The end of the previous and of the next turn; beyond these, the beginning and the end of the
   log. */
guint flip_timeline_previous (const FlipTimeline *timeline, guint position);
guint flip_timeline_next (const FlipTimeline *timeline, guint position);

/* The position in this log of a turn from another log: the end of the last turn that is not after
   it. */
guint flip_timeline_find (const FlipTimeline *timeline, const FlipWhen *when);

G_END_DECLS
