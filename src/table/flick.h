/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"
#include "table/table.h"

G_BEGIN_DECLS

/* Speeds are in millimetres per second. A game may allow less. */
#define FLIP_FLICK_SLOWEST 1.0
#define FLIP_FLICK_FASTEST 6000.0

/* A disc of the table is flicked: from where, in which direction, how fast. The disc's own place
   in the table does not matter. */
typedef struct
{
  guint16 disc;
  double x;
  double y;
  double angle;
  double speed;
} FlipFlick;

/* The error of a hand, as standard deviations: this much at 2 m/s, half as much at rest, half as
   much again at 4 m/s. */
typedef struct
{
  double angle; /* degrees */
  double speed; /* as a part of the speed */
} FlipTremor;

extern const FlipTremor flip_tremor_of_people;
extern const FlipTremor flip_tremor_none;

gboolean flip_flick_check (const FlipFlick *flick, const FlipTable *table, GError **error);

/* The place to 0.1 mm, the angle to 0.01 degrees (from -180 up to 180), the speed to 1 mm/s: what
   is logged and also what is flicked, so that a sheet replays the same. */
FlipFlick flip_flick_round (const FlipFlick *flick);

/* The flick as the hand makes it, rounded. Always draws the same number of random numbers. */
FlipFlick flip_flick_tremble (const FlipFlick *flick, const FlipTremor *tremor, FlipRandom *random);

/* The flicked disc and another piece met; each piece is listed once, in the order of contact. */
typedef struct
{
  guint16 piece;
  double time;
  double x; /* where they met */
  double y;
  double speed;   /* the speed straight at each other */
  gboolean inner; /* a block: on the face towards its door, at some time */
  gboolean outer; /* on any other face, at some time */
  double outer_time;
} FlipTouch;

typedef struct
{
  guint16 figure;
  guint16 by;      /* the disc, or the pushed piece */
  gboolean direct; /* toppled by the disc, which had touched nothing before */
  double time;
  double speed; /* straight at each other */
  double limit; /* from which it falls */
  double angle; /* where the head lies */
} FlipTopple;

/* Some part of the disc was beyond the door's line. */
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
  gboolean gone; /* off the table; the place is where it left */
} FlipPose;

/* What came of a flick. The poses are in the order of the table's pieces, to 0.1 mm and 0.1
   degrees; what did not move is as it was. */
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
  double time;                          /* until everything is at rest */
  guint steps;
  gboolean cut; /* stopped by the limit of steps, not by friction */
} FlipOutcome;

const FlipTouch *flip_outcome_touch (const FlipOutcome *outcome, guint16 piece);
const FlipTopple *flip_outcome_topple (const FlipOutcome *outcome, guint16 figure);
const FlipCrossing *flip_outcome_crossing (const FlipOutcome *outcome, guint16 door);

/* Leaves the table as the flick left it; pieces that fell off are taken away. */
void flip_outcome_apply (const FlipOutcome *outcome, FlipTable *table);

G_END_DECLS
