/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The scores of all seats at a moment, in which the least informative line is replaced by the
   sources of its points. All seats have the same lines, and the totals stay the same. */
void flip_sources_read (const FlipMoment *moment, FlipScore scores[FLIP_MAX_SEATS]);

/* The longest log that is searched for sources; the scores of a longer one stay as they are. */
#define FLIP_SOURCES_MOST 4096

/* A memorable event of a finished game: its seat, and its description. */
typedef struct
{
  guint seat;
  FlipMemory memory;
} FlipSeatMemory;

/* The most memories that are shown. */
#define FLIP_SEAT_MEMORIES_MOST 8

/* For each kind, the memory with the greatest worth among all seats, the first if several are
   equal; returns their number. */
guint flip_seat_memories (const FlipMoment *moment, FlipSeatMemory best[FLIP_SEAT_MEMORIES_MOST]);

/* The name of one of several goals: the brief one, unless two goals share it. */
const char *flip_goal_short_name (const FlipGoals *goals, guint index);

G_END_DECLS
