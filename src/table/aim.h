/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/flick.h"

typedef enum
{
  FLIP_AIM_STOPS,   /* before it touches anything */
  FLIP_AIM_TOUCHES, /* a piece */
  FLIP_AIM_LEAVES,  /* the table */
} FlipAimEnd;

/* A piece in the line of a flick. */
typedef struct
{
  guint16 piece;
  double distance; /* how far the disc slides until it touches the piece */
  double x;        /* where the disc is at that moment */
  double y;
  double nx; /* from the piece to the disc */
  double ny;
  double speed;       /* the disc's at that moment; 0 if it stops earlier */
  double blow;        /* the component of the speed straight at the piece */
  gboolean inner;     /* of a block, on the face towards its door */
  double topple_from; /* the least speed of the flick that topples the figure; 0 if it is not a
                         standing figure, infinite if it can't be toppled */
} FlipAimItem;

/* The path to the first contact. Only the disc moves until then, so this is exact. */
typedef struct
{
  FlipAimEnd end;
  double x; /* where the disc is at that moment */
  double y;
  double distance;
  FlipAimItem item; /* the piece that is touched, if any */
} FlipAim;

gboolean flip_aim (const FlipTable *table, const FlipFlick *flick, FlipAim *aim, GError **error);

/* Everything in the line up to the table's edge, nearest first, as if the disc passed through the
   pieces at any speed. */
guint flip_aim_line (const FlipTable *table,
                     const FlipFlick *flick,
                     FlipAimItem items[FLIP_TABLE_MOST_PIECES],
                     GError **error);
