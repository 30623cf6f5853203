/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"

#define FLIP_MAX_GOALS 12

/* Something that seats race for: a bounty, the end of a scenario. */
typedef struct
{
  char label[256]; /* translated */
  char brief[96];  /* translated: a short label for narrow places; may be empty */
  char worth[144]; /* translated: the current reward; may be empty */
  int amount;     /* the reward as a number and a picture, if it is one */
  const char *glyph;
  char help[320];   /* translated: how to reach it, in one line; may be empty */
  const char *rule; /* the id of the rule that explains it in full; or NULL */
  guint seats;      /* one bit per seat that can reach it */
  guint met;        /* one bit per seat that has reached it */
  int have[FLIP_MAX_SEATS];
  int need[FLIP_MAX_SEATS]; /* 0: progress can't be counted */
  gboolean is_note;         /* not a goal, but useful to know beside the others */
} FlipGoal;

typedef struct
{
  const char *title; /* translated: what the goals are for, "To win"; may be NULL */
  const char *glyph; /* beside the title */
  guint n;
  FlipGoal goals[FLIP_MAX_GOALS];
} FlipGoals;
