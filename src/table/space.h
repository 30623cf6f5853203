/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/outline.h"
#include "table/table.h"

#include <chipmunk/chipmunk.h>

/* The pieces of a table as bodies. Used only within src/table. */
typedef struct _FlipBody FlipBody;
struct _FlipBody
{
  cpBody *body;
  cpShape *shape;
  FlipPiece piece; /* as placed; fallen from the moment that it topples */
  FlipBody *tied;  /* another piece that the same body carries, or NULL */
  cpVect offset;   /* of the piece's middle from the body's, in the body's coordinates */
  double turned;   /* the angle of the piece relative to its body, in radians */
  double slowing;  /* deceleration of sliding, mm/s² */
  double spinning; /* deceleration of turning, 1/s² */
  double along;    /* half lengths and radius, as in an outline */
  double across;
  double radius;
  gboolean gone;
};

/* Two bodies that came into contact in the last step. */
typedef struct
{
  guint one;
  guint other;
  double nx; /* from one to the other */
  double ny;
  double x;
  double y;
  double speed; /* at which they approached each other, before the blow */
  double since; /* how long before the end of the step they met */
} FlipMeeting;

typedef struct
{
  cpSpace *space;
  guint n_bodies;
  FlipBody bodies[FLIP_TABLE_MOST_PIECES];
  GArray *meetings; /* of FlipMeeting */
} FlipSpace;

/* A piece that a disc meets on a straight path. */
typedef struct
{
  guint index;
  double part; /* fraction of the path */
  double nx;   /* from the piece to the disc */
  double ny;
} FlipSweepHit;

FlipSpace *flip_space_new (const FlipTable *table);
void flip_space_free (FlipSpace *space);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipSpace, flip_space_free)

/* Takes the next step, limited by what is safe and by `longest`; returns its length. The meetings
   are in chronological order. */
double flip_space_step (FlipSpace *space, double longest);
gboolean flip_space_moves (const FlipSpace *space, guint index);
gboolean flip_space_is_at_rest (const FlipSpace *space);
FlipOutline flip_space_outline (const FlipSpace *space, guint index);
cpVect flip_space_place (const FlipSpace *space, guint index);
double flip_space_angle (const FlipSpace *space, guint index); /* in degrees */
/* To be called when a figure has toppled: from now on it only slides. */
void flip_space_topple (FlipSpace *space, guint index);

void flip_space_drop (FlipSpace *space, guint index);

/* Everything that a disc would meet on its path, nearest first, if no piece moved. */
guint flip_space_sweep (const FlipSpace *space,
                        guint disc,
                        cpVect from,
                        cpVect to,
                        FlipSweepHit hits[FLIP_TABLE_MOST_PIECES]);

/* The greatest safe length of the next step. */
double flip_space_pace (const FlipSpace *space);
