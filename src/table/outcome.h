/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

G_BEGIN_DECLS

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
