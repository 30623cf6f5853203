/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* The line of a door, between the front corners of its blocks, and the way out. */
typedef struct
{
  double ax;
  double ay;
  double bx;
  double by;
  double out_x;
  double out_y;
} FlipDoorLine;

/* FALSE if the blocks are gone or leave no gap between them. */
gboolean flip_door_line (const FlipTable *table, const FlipDoor *door, FlipDoorLine *line);

/* How far a point is outside, negative inside. */
double flip_door_outside (const FlipDoorLine *line, double x, double y);

/* How near the path from one point to another comes to the line. */
double flip_door_distance (const FlipDoorLine *line, double x1, double y1, double x2, double y2);

/* Whether the face of a block with this normal is the one towards its door. */
gboolean flip_door_is_inner_face (const FlipTable *table, guint16 block, double nx, double ny);
