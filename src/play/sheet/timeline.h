/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"

G_BEGIN_DECLS

/* A turn of a log: its entries, and the round that it belongs to. */
typedef struct
{
  guint first, end; /* entries; the moment after its last one is at position `end` */
  FlipWhen when;
} FlipTurnSpan;

/* The turns of a log, counted once, so that it can be stepped through turn by turn. Of a log that is too
   long for that, only every so many entries are looked at. */
typedef struct
{
  GArray *turns; /* of FlipTurnSpan, one after the other without a gap */
  guint length;  /* entries that were counted */
  guint every;   /* entries between two that are looked at; 1 unless the log is very long */
} FlipTimeline;

/* The most entries that are looked at. */
#define FLIP_TIMELINE_MOST 4096

FlipTimeline *flip_timeline_new (void);
void flip_timeline_free (FlipTimeline *timeline);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipTimeline, flip_timeline_free)

/* Forgets what a change of the log made wrong. Nothing is counted again until it is shown. */
void flip_timeline_forget (FlipTimeline *timeline, const FlipChange *change);

/* Counts up to the present, and only what is new; it must be counted before it is read. */
void flip_timeline_count (FlipTimeline *timeline, FlipLog *log);

guint flip_timeline_n_turns (const FlipTimeline *timeline);
const FlipTurnSpan *flip_timeline_turn (const FlipTimeline *timeline, guint index);

/* The turn in which the newest entry at a position was made; at the beginning, the first one. There must
   be one. */
guint flip_timeline_turn_at (const FlipTimeline *timeline, guint position);

/* The ends of turns before and after a position; the beginning, and the end of the log, at last. */
guint flip_timeline_previous (const FlipTimeline *timeline, guint position);
guint flip_timeline_next (const FlipTimeline *timeline, guint position);

/* Where a turn of another log stands in this one: the end of the last turn that is not after it. */
guint flip_timeline_find (const FlipTimeline *timeline, const FlipWhen *when);

G_END_DECLS
