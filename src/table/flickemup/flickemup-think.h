/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"
#include "table/flickemup/flickemup-bridge.h"

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

/* The data for trying an option, and the result. */
typedef struct
{
  const FlickemupState *state; /* borrowed */
  guint team;                  /* of the seat that is asked */
  FlipRandom random;
  FlickemupOptions options;
  gboolean flicks;      /* the last option tried was a flick */
  FlickemupState after; /* the state after it */
  FlipPending pending;
  FlipOutcome outcome;
  FlipMove answers[FLIP_MOST_ANSWERS];
} FlickemupThought;

typedef enum
{
  FLICKEMUP_AS_INTENDED, /* up to the first contact, by a hand without error */
  FLICKEMUP_FORESEEN,    /* the same with the error of the hand */
  FLICKEMUP_SIMULATED,   /* to the end, with the error of the hand */
} FlickemupTrial;

/* flickemup-opponent.c: a seat must be asked. Returns the worth of a move to its team in such a
   trial; the error of the hand uses the thought's random numbers. */
void flickemup_thought_begin (FlickemupThought *thought, const FlickemupState *state);
double flickemup_thought_try (FlickemupThought *thought, const FlipMove *move, FlickemupTrial trial);

/* flickemup-options.c: the options, with flicks as aimed; a finer search finds more. */
void flickemup_find_options (const FlickemupState *state, guint fineness, FlickemupOptions *found);

/* The best first, in a deterministic order. */
int flickemup_compare_options (gconstpointer a, gconstpointer b);

/* flickemup-bridge.c: the outcome up to the first contact, which is usually decisive */
void flickemup_foresee (const FlipTable *table, const FlipFlick *flick, FlipOutcome *outcome);

/* flickemup-worth.c: the distance of two pieces in mm, and the worth of a state for a team */
double flickemup_distance (const FlickemupPose *a, const FlickemupPose *b);
double flickemup_worth (const FlickemupState *state, guint team);

/* The hits that a team can expect with the present positions. */
double flickemup_expected_hits (const FlickemupState *state, guint team);

/* The chance of winning that goes with a lead, in hundredths of a per cent. */
int flickemup_chance (double lead);

/* flickemup-worth-goal.c */
double flickemup_goal_worth (const FlickemupState *state, guint team);
double flickemup_hit_point_worth (const FlickemupState *state, guint team);

/* flickemup-reason.c: the purpose of an option, as a sentence; `after` is the intended result. */
void flickemup_tell_purpose (const FlickemupState *before,
                             const FlickemupState *after,
                             const FlipMove *move,
                             GString *words);

/* flickemup-consider.c */
extern const FlipConsiderer flickemup_considerer;
