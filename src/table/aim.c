/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/aim.h"

#include "table/door.h"
#include "table/space.h"
#include "table/topple.h"

#include <math.h>

/* A more glancing blow doesn't topple anything. */
#define LEAST_SHARE 1e-3

static cpVect
direction_of (const FlipFlick *flick)
{
  double radians = remainder (flick->angle, 360) * G_PI / 180;

  return cpv (cos (radians), sin (radians));
}

static double
distance_to_side (double place, double direction, double side)
{
  if (direction > 0)
    return (side - place) / direction;
  return direction < 0 ? -place / direction : INFINITY;
}

static double
distance_to_edge (const FlipTable *table, const FlipFlick *flick, cpVect direction)
{
  return MIN (distance_to_side (flick->x, direction.x, table->width),
              distance_to_side (flick->y, direction.y, table->height));
}

static double
slowing_on (const FlipTable *table)
{
  return flip_surface_friction (table->surface) * FLIP_GRAVITY;
}

/* The speed left after a distance or, if the distance is negative, the speed needed for it. */
static double
speed_after (double speed, double slowing, double distance)
{
  return sqrt (MAX (speed * speed - 2 * slowing * distance, 0));
}

static double
find_topple_speed (const FlipTable *table,
                   const FlipFlick *flick,
                   const FlipPiece *figure,
                   const FlipAimItem *item,
                   double share)
{
  const FlipPiece *disc = flip_table_find (table, flick->disc);
  double limit;

  if (!flip_piece_stands (figure))
    return 0;
  if (share < LEAST_SHARE)
    return INFINITY;
  limit =
    flip_topple_speed (figure, disc, atan2 (-item->ny, -item->nx) * 180 / G_PI, table->surface);
  return speed_after (limit / share, slowing_on (table), -item->distance);
}

static FlipAimItem
item_of_hit (const FlipTable *table, const FlipFlick *flick, const FlipSweepHit *hit, double length)
{
  const FlipPiece *piece = &table->pieces[hit->index];
  cpVect direction = direction_of (flick);
  double share = MAX (-(direction.x * hit->nx + direction.y * hit->ny), 0);
  FlipAimItem item = {
    .piece = piece->id,
    .distance = hit->part * length,
    .x = flick->x + direction.x * hit->part * length,
    .y = flick->y + direction.y * hit->part * length,
    .nx = hit->nx,
    .ny = hit->ny,
    .inner = flip_door_is_inner_face (table, piece->id, hit->nx, hit->ny),
  };

  item.speed = speed_after (flick->speed, slowing_on (table), item.distance);
  item.blow = item.speed * share;
  item.topple_from = find_topple_speed (table, flick, piece, &item, share);
  return item;
}

guint
flip_aim_line (const FlipTable *table,
               const FlipFlick *flick,
               FlipAimItem items[FLIP_TABLE_MOST_PIECES],
               GError **error)
{
  FlipSweepHit hits[FLIP_TABLE_MOST_PIECES];
  g_autoptr (FlipSpace) space = NULL;
  cpVect direction = direction_of (flick), from = cpv (flick->x, flick->y);
  double length;
  guint n;

  if (!flip_flick_check (flick, table, error))
    return 0;
  length = distance_to_edge (table, flick, direction);
  space = flip_space_new (table);
  n = flip_space_sweep (space, (guint) flip_table_index (table, flick->disc), from,
                        cpvadd (from, cpvmult (direction, length)), hits);
  for (guint i = 0; i < n; i++)
    items[i] = item_of_hit (table, flick, &hits[i], length);
  return n;
}

gboolean
flip_aim (const FlipTable *table, const FlipFlick *flick, FlipAim *aim, GError **error)
{
  FlipAimItem items[FLIP_TABLE_MOST_PIECES];
  cpVect direction = direction_of (flick);
  double edge, stop;
  guint n;

  if (!flip_flick_check (flick, table, error))
    return FALSE;
  n = flip_aim_line (table, flick, items, NULL);
  edge = distance_to_edge (table, flick, direction);
  stop = flick->speed * flick->speed / (2 * slowing_on (table));
  *aim = (FlipAim){ .end = stop <= edge ? FLIP_AIM_STOPS : FLIP_AIM_LEAVES,
                    .distance = MIN (stop, edge) };
  if (n > 0 && items[0].distance < aim->distance)
    {
      aim->end = FLIP_AIM_TOUCHES;
      aim->distance = items[0].distance;
      aim->item = items[0];
    }
  aim->x = flick->x + direction.x * aim->distance;
  aim->y = flick->y + direction.y * aim->distance;
  return TRUE;
}
