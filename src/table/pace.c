/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/space.h"

#include <chipmunk/chipmunk_structs.h>
#include <math.h>

/* The library has no continuous collision detection: two pieces bounce correctly only if the step
   ends just after they met. So no step moves two pieces further than the gap between them; if
   nothing is near, steps are long, since sliding is exact for any length. */

#define LONGEST_STEP 0.004
#define LEAST_ROOM   0.02 /* how deep two pieces may overlap when their contact is detected */
#define ROOM_INSIDE  0.1  /* the same for two that are in contact */

/* An upper bound for the speed of any point of a turning box; the turning of a disc doesn't
   matter. */
static double
turning_speed (const FlipBody *info)
{
  return fabs (info->body->w) * (cpvlength (info->offset) + hypot (info->along, info->across));
}

static double
speed_of (const FlipBody *info)
{
  return cpvlength (info->body->v) + turning_speed (info);
}

/* How fast the gap between two can shrink during a step: friction may slow the one that moves away
   as well as the one that follows. */
static double
closing_speed (const FlipBody *one, const FlipBody *other, double nx, double ny)
{
  double ahead = cpvdot (one->body->v, cpv (nx, ny));
  double away = cpvdot (other->body->v, cpv (nx, ny));
  double each = MAX (ahead, 0) + MAX (-away, 0);
  double together = ahead - away + (one->slowing + other->slowing) * LONGEST_STEP;

  return MIN (each, together) + turning_speed (one) + turning_speed (other);
}

static double
room_for (double gap)
{
  return gap > LEAST_ROOM ? gap : gap > 0 ? LEAST_ROOM : ROOM_INSIDE;
}

static gboolean
is_far (const FlipSpace *space, guint index, guint other_index, double time)
{
  const FlipBody *one = &space->bodies[index], *other = &space->bodies[other_index];
  cpVect apart = cpvsub (flip_space_place (space, index), flip_space_place (space, other_index));
  double reach = one->radius + hypot (one->along, one->across) + other->radius
                 + hypot (other->along, other->across) + (speed_of (one) + speed_of (other)) * time;

  return cpvlengthsq (apart) > reach * reach;
}

static double
time_until_contact (const FlipSpace *space, guint one, guint other, double time)
{
  FlipOutline a = flip_space_outline (space, one), b = flip_space_outline (space, other);
  double nx, ny, gap = flip_outline_gap (&a, &b, &nx, &ny);
  double closing = closing_speed (&space->bodies[one], &space->bodies[other], nx, ny);
  double room = room_for (gap);

  return closing * time <= room ? time : room / closing;
}

double
flip_space_pace (const FlipSpace *space)
{
  double time = LONGEST_STEP;

  for (guint i = 0; i < space->n_bodies; i++)
    {
      if (!flip_space_moves (space, i))
        continue;
      for (guint j = 0; j < space->n_bodies; j++)
        {
          const FlipBody *other = &space->bodies[j];

          if (j == i || other->gone || other->body == space->bodies[i].body
              || (j < i && flip_space_moves (space, j)) || is_far (space, i, j, time))
            continue;
          time = time_until_contact (space, i, j, time);
        }
    }

  return time;
}
