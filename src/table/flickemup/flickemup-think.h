/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"
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

/* What is needed to try something, and what came of it. */
typedef struct
{
  const FlickemupState *state; /* borrowed */
  guint team;                  /* that is asked */
  FlipRandom random;
  FlickemupOptions options;
  gboolean flicks;      /* what was tried last is a flick */
  FlickemupState after; /* it */
  FlipPending pending;
  FlipOutcome outcome;
  FlipMove answers[FLIP_MOST_ANSWERS];
} FlickemupThought;

typedef enum
{
  FLICKEMUP_AS_INTENDED, /* up to the first contact, by a hand without error */
  FLICKEMUP_FORESEEN,    /* likewise, with the error of the hand */
  FLICKEMUP_SIMULATED,   /* to the end, with it */
} FlickemupTrial;

/* flickemup-opponent.c: a seat must be asked. What a move is worth to its team if it goes like this; the
   error of the hand is drawn from the thought's random numbers. */
void flickemup_thought_begin (FlickemupThought *thought, const FlickemupState *state);
double flickemup_thought_try (FlickemupThought *thought, const FlipMove *move, FlickemupTrial trial);

/* flickemup-options.c: what could be done, with flicks as aimed; a finer search finds more. */
void flickemup_find_options (const FlickemupState *state, guint fineness, FlickemupOptions *found);

/* The best first, and always in the same order. */
int flickemup_compare_options (gconstpointer a, gconstpointer b);

/* flickemup-foresee.c: the outcome up to the first contact, which is what mostly decides */
void flickemup_foresee (const FlipTable *table, const FlipFlick *flick, FlipOutcome *outcome);

/* flickemup-worth.c: how good a moment is for a team */
double flickemup_worth (const FlickemupState *state, guint team);

/* The hits that a team can expect as the figures stand. */
double flickemup_expected_hits (const FlickemupState *state, guint team);

/* The chance of winning that goes with a lead, in hundredths of a per cent. */
int flickemup_chance (double lead);

/* flickemup-worth-goal.c */
double flickemup_goal_worth (const FlickemupState *state, guint team);
double flickemup_hit_point_worth (const FlickemupState *state, guint team);

/* flickemup-reason.c: what something is good for, as a sentence; `after` is as it is intended to go. */
void flickemup_tell_purpose (const FlickemupState *before,
                             const FlickemupState *after,
                             const FlipMove *move,
                             GString *words);

/* flickemup-consider.c */
extern const FlipConsiderer flickemup_considerer;

G_END_DECLS
