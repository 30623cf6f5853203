/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/flickemup/flickemup-bridge.h"

G_BEGIN_DECLS

/* The parts of the automatic player. */

#define FLICKEMUP_MOST_OPTIONS 1024

typedef struct
{
  FlipMove move;
  double worth;
} FlickemupOption;

typedef struct
{
  guint n;
  FlickemupOption options[FLICKEMUP_MOST_OPTIONS];
} FlickemupOptions;

/* flickemup-options.c: what could be done, with flicks as aimed; a finer search finds more. */
void flickemup_find_options (const FlickemupState *state, guint fineness, FlickemupOptions *found);

/* flickemup-foresee.c: the outcome up to the first contact, which is what mostly decides */
void flickemup_foresee (const FlipTable *table, const FlipFlick *flick, FlipOutcome *outcome);

/* flickemup-worth.c: how good a moment is for a team */
double flickemup_worth (const FlickemupState *state, guint team);

/* flickemup-worth-goal.c */
double flickemup_goal_worth (const FlickemupState *state, guint team);
double flickemup_hit_point_worth (const FlickemupState *state, guint team);

G_END_DECLS
