/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* Something of a finished game that is worth remembering: of whom, and how. */
typedef struct
{
  guint seat;
  FlipMemory memory;
} FlipRemembered;

/* The most that are told. */
#define FLIP_REMEMBERED_MOST 8

/* Of each kind that of the seat with the most worth, the first where several are equal; how many there are. */
guint flip_remember (const FlipMoment *moment, FlipRemembered remembered[FLIP_REMEMBERED_MOST]);

/* What one of several goals is called: briefly, unless another one would be called the same. */
const char *flip_remember_goal (const FlipGoals *goals, guint index);

G_END_DECLS
