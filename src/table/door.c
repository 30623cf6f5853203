/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/door.h"

#include "table/outline.h"

#include <math.h>

#define LEAST_ROOM 1.0

typedef struct
{
  double x;
  double y;
} Point;

/* The corner that is furthest in a direction. */
static Point
find_corner (const FlipPiece *block, double towards_x, double towards_y)
{
  FlipOutline outline = flip_outline_of (block);
  double along = copysign (outline.along, outline.ux * towards_x + outline.uy * towards_y);
  double across = copysign (outline.across, outline.ux * towards_y - outline.uy * towards_x);

  return (Point){ outline.x + along * outline.ux - across * outline.uy,
                  outline.y + along * outline.uy + across * outline.ux };
}

static double
distance_to_line (const FlipDoorLine *line, double x, double y)
{
  double dx = line->bx - line->ax, dy = line->by - line->ay;
  double part = ((x - line->ax) * dx + (y - line->ay) * dy) / (dx * dx + dy * dy);

  part = CLAMP (part, 0, 1);
  return hypot (line->ax + part * dx - x, line->ay + part * dy - y);
}

static double
distance_to_way (double x, double y, double x1, double y1, double x2, double y2)
{
  const FlipDoorLine way = { .ax = x1, .ay = y1, .bx = x2, .by = y2 };

  return x1 == x2 && y1 == y2 ? hypot (x - x1, y - y1) : distance_to_line (&way, x, y);
}

static double
side_of (double x1, double y1, double x2, double y2, double x, double y)
{
  return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
}

static gboolean
crosses (const FlipDoorLine *line, double x1, double y1, double x2, double y2)
{
  double from = side_of (line->ax, line->ay, line->bx, line->by, x1, y1);
  double to = side_of (line->ax, line->ay, line->bx, line->by, x2, y2);
  double left = side_of (x1, y1, x2, y2, line->ax, line->ay);
  double right = side_of (x1, y1, x2, y2, line->bx, line->by);

  return (from < 0) != (to < 0) && (left < 0) != (right < 0);
}

gboolean
flip_door_line (const FlipTable *table, const FlipDoor *door, FlipDoorLine *line)
{
  const FlipPiece *left = flip_table_find (table, door->left);
  const FlipPiece *right = flip_table_find (table, door->right);
  double dx, dy, length;
  Point a, b;

  if (!left || !right)
    return FALSE;
  dx = right->x - left->x;
  dy = right->y - left->y;
  /* Towards the other block and out of the door at the same time. */
  a = find_corner (left, dx - dy, dy + dx);
  b = find_corner (right, -dx - dy, -dy + dx);
  length = hypot (b.x - a.x, b.y - a.y);
  if (length < LEAST_ROOM || (b.x - a.x) * dx + (b.y - a.y) * dy <= 0)
    return FALSE;
  *line = (FlipDoorLine){
    a.x, a.y, b.x, b.y, .out_x = -(b.y - a.y) / length, .out_y = (b.x - a.x) / length
  };
  return TRUE;
}

double
flip_door_outside (const FlipDoorLine *line, double x, double y)
{
  return (x - line->ax) * line->out_x + (y - line->ay) * line->out_y;
}

double
flip_door_distance (const FlipDoorLine *line, double x1, double y1, double x2, double y2)
{
  double from, to, left, right;

  if (crosses (line, x1, y1, x2, y2))
    return 0;
  from = distance_to_line (line, x1, y1);
  to = distance_to_line (line, x2, y2);
  left = distance_to_way (line->ax, line->ay, x1, y1, x2, y2);
  right = distance_to_way (line->bx, line->by, x1, y1, x2, y2);
  return MIN (MIN (from, to), MIN (left, right));
}

gboolean
flip_door_is_inner_face (const FlipTable *table, guint16 block, double nx, double ny)
{
  for (guint i = 0; i < table->n_doors; i++)
    {
      const FlipDoor *door = &table->doors[i];
      const FlipPiece *here, *there;
      double dx, dy;

      if (block != door->left && block != door->right)
        continue;
      here = flip_table_find (table, block);
      there = flip_table_find (table, block == door->left ? door->right : door->left);
      if (!here || !there)
        continue;
      dx = there->x - here->x;
      dy = there->y - here->y;
      /* A corner belongs to the face that it is closer to. */
      if (nx * dx + ny * dy > fabs (ny * dx - nx * dy))
        return TRUE;
    }

  return FALSE;
}
