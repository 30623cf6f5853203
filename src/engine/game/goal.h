/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"

G_BEGIN_DECLS

#define FLIP_MAX_GOALS 12

/* Something that seats race for: a bounty, the end of a scenario. */
typedef struct
{
  char label[256]; /* translated */
  char brief[96];  /* translated: the same where there is little room; may be empty */
  char worth[144]; /* translated: what it gives now; may be empty */
  int amount;     /* the same as a number and a picture, where there is one */
  const char *glyph;
  char help[320];   /* translated: what to do for it, in a line; may be empty */
  const char *rule; /* the id of the rule that says it in full; or NULL */
  guint seats;      /* one bit per seat that it is for */
  guint met;        /* one bit per seat that has it */
  int have[FLIP_MAX_SEATS];
  int need[FLIP_MAX_SEATS]; /* 0: progress can't be counted */
  gboolean is_note;         /* nothing to reach, but good to know with the others */
} FlipGoal;

typedef struct
{
  const char *title; /* translated: what they are for, "To win"; may be NULL */
  const char *glyph; /* beside it */
  guint n;
  FlipGoal goals[FLIP_MAX_GOALS];
} FlipGoals;

G_END_DECLS
