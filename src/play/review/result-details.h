/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The scores of all seats at a moment, with the line that says little replaced by where its points came from. The
   lines of all seats are the same ones, and the totals stay. */
void flip_sources_read (const FlipMoment *moment, FlipScore scores[FLIP_MAX_SEATS]);

/* The most entries that are looked at; of a longer log, the scores stay as they are. */
#define FLIP_SOURCES_MOST 4096

/* Something of a finished game that is worth remembering: of whom, and how. */
typedef struct
{
  guint seat;
  FlipMemory memory;
} FlipSeatMemory;

/* The most that are told. */
#define FLIP_SEAT_MEMORIES_MOST 8

/* Of each kind that of the seat with the most worth, the first where several are equal; how many there are. */
guint flip_seat_memories (const FlipMoment *moment, FlipSeatMemory best[FLIP_SEAT_MEMORIES_MOST]);

/* What one of several goals is called: briefly, unless another one would be called the same. */
const char *flip_goal_short_name (const FlipGoals *goals, guint index);

G_END_DECLS
