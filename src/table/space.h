/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/outline.h"
#include "table/table.h"

#include <chipmunk/chipmunk.h>

G_BEGIN_DECLS

/* The pieces of a table as bodies. Only src/table knows this. */
typedef struct _FlipBody FlipBody;
struct _FlipBody
{
  cpBody *body;
  cpShape *shape;
  FlipPiece piece; /* as it was laid; fallen from the moment that it topples */
  FlipBody *tied;  /* another piece that the same body carries, or NULL */
  cpVect offset;   /* of the piece's middle from the body's, in the body's own directions */
  double turned;   /* the angle of the piece relative to its body, in radians */
  double slowing;  /* of sliding, mm/s² */
  double spinning; /* slowing of turning, 1/s² */
  double along;    /* half lengths and radius, as in an outline */
  double across;
  double radius;
  gboolean gone;
};

/* Two bodies that met in the last step. */
typedef struct
{
  guint one;
  guint other;
  double nx; /* from one to the other */
  double ny;
  double x;
  double y;
  double speed; /* straight at each other, before the blow */
  double since; /* how long ago in the step they met */
} FlipMeeting;

typedef struct
{
  cpSpace *space;
  guint n_bodies;
  FlipBody bodies[FLIP_TABLE_MOST_PIECES];
  GArray *meetings; /* of FlipMeeting */
} FlipSpace;

/* What a disc meets on a straight way. */
typedef struct
{
  guint index;
  double part; /* of the way */
  double nx;   /* from the piece to the disc */
  double ny;
} FlipSweepHit;

FlipSpace *flip_space_new (const FlipTable *table);
void flip_space_free (FlipSpace *space);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipSpace, flip_space_free)

/* Takes the next step, no longer than is safe and no longer than the limit; returns its length. The
   meetings are in the order of time. */
double flip_space_step (FlipSpace *space, double longest);
gboolean flip_space_moves (const FlipSpace *space, guint index);
gboolean flip_space_is_at_rest (const FlipSpace *space);
FlipOutline flip_space_outline (const FlipSpace *space, guint index);
cpVect flip_space_place (const FlipSpace *space, guint index);
double flip_space_angle (const FlipSpace *space, guint index); /* in degrees */
/* A figure has toppled: from now on it only slides. */
void flip_space_topple (FlipSpace *space, guint index);

void flip_space_drop (FlipSpace *space, guint index);

/* Everything that a disc would meet on the way, nearest first, if nothing gave way. */
guint flip_space_sweep (const FlipSpace *space,
                        guint disc,
                        cpVect from,
                        cpVect to,
                        FlipSweepHit hits[FLIP_TABLE_MOST_PIECES]);

/* How long the next step may be. */
double flip_space_pace (const FlipSpace *space);

G_END_DECLS
