/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"
#include "table/table.h"

/* Speeds are in millimetres per second. A game may restrict them further. */
#define FLIP_FLICK_SLOWEST 1.0
#define FLIP_FLICK_FASTEST 6000.0

/* A flick of a disc: from where, in which direction, how fast. The disc's own position in the table
   does not matter. */
typedef struct
{
  guint16 disc;
  double x;
  double y;
  double angle;
  double speed;
} FlipFlick;

/* The error of a hand, as standard deviations: these values at 2 m/s, half of them at rest, and
   half as much again at 4 m/s. */
typedef struct
{
  double angle; /* degrees */
  double speed; /* as a fraction of the speed */
} FlipTremor;

extern const FlipTremor flip_tremor_of_people;
extern const FlipTremor flip_tremor_none;

gboolean flip_flick_check (const FlipFlick *flick, const FlipTable *table, GError **error);

/* Rounds the position to 0.1 mm, the angle to 0.01 degrees (from -180 up to 180) and the speed to 1
   mm/s: the same values are logged and flicked, so that a sheet replays identically. */
FlipFlick flip_flick_round (const FlipFlick *flick);

/* The flick as the hand actually makes it, rounded. It always consumes the same number of random
   numbers. */
FlipFlick flip_flick_tremble (const FlipFlick *flick, const FlipTremor *tremor, FlipRandom *random);

/* A contact between the flicked disc and another piece; each piece is listed once, in the order of
   contact. */
typedef struct
{
  guint16 piece;
  double time;
  double x; /* where they met */
  double y;
  double speed;   /* the speed at which they approached each other */
  gboolean inner; /* of a block: on the face towards its door, at some time */
  gboolean outer; /* on any other face, at some time */
  double outer_time;
} FlipTouch;

typedef struct
{
  guint16 figure;
  guint16 by;      /* the disc, or the pushed piece */
  gboolean direct; /* toppled by the disc, which had touched nothing before */
  double time;
  double speed; /* at which they approached each other */
  double limit; /* speed from which on it falls */
  double angle; /* direction of the head */
} FlipTopple;

/* Some part of the disc was beyond the line of a door. */
typedef struct
{
  guint16 door;
  gboolean inward;
  gboolean stays; /* some part of it is beyond the line at rest */
  double time;
  guint touches; /* how many pieces the disc had touched before */
} FlipCrossing;

typedef struct
{
  double x;
  double y;
  double angle;
  gboolean fallen;
  gboolean moved;
  gboolean gone; /* off the table; the position is where it left */
} FlipPose;

/* The outcome of a flick. The poses are in the order of the table's pieces, to 0.1 mm and 0.1
   degrees; pieces that did not move are unchanged. */
typedef struct
{
  guint16 disc;
  guint n_touches;
  FlipTouch touches[FLIP_TABLE_MOST_PIECES];
  guint n_topples;
  FlipTopple topples[FLIP_TABLE_MOST_PIECES];
  guint n_crossings;
  FlipCrossing crossings[FLIP_TABLE_MOST_DOORS];
  guint n_poses;
  FlipPose poses[FLIP_TABLE_MOST_PIECES];
  guint n_gone;
  guint16 gone[FLIP_TABLE_MOST_PIECES]; /* in the order in which they left */
  double time;                          /* time until everything is at rest */
  guint steps;
  gboolean cut; /* stopped by the limit of steps rather than by friction */
} FlipOutcome;

const FlipTouch *flip_outcome_touch (const FlipOutcome *outcome, guint16 piece);
const FlipTopple *flip_outcome_topple (const FlipOutcome *outcome, guint16 figure);
const FlipCrossing *flip_outcome_crossing (const FlipOutcome *outcome, guint16 door);

void flip_pose_put (const FlipPose *pose, FlipPiece *piece);

/* Updates the table to the state after the flick; pieces that fell off are removed. */
void flip_outcome_apply (const FlipOutcome *outcome, FlipTable *table);
