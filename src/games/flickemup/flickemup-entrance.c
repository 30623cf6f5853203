/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-place.h"

#include <math.h>

/* Whether the movement disc can get through a door past the loose things in front of it. A flick
   goes straight, so the ways in are straight lines: from any point between the blocks outwards, up
   to WIDEST to either side. Lengths are in tenths of a millimetre from the middle of the door: x
   along the front, y outwards. */

#define TENTHS_TO_RADIANS (G_PI / 1800)
#define HALF_TURN         180
#define DISC              125.4 /* the disc's radius, with a little clearance */
#define INNER_FACE        350
#define OUTERMOST         225 /* up to here the disc fits between the blocks */
#define IN_THE_DOOR       220 /* distance from the middle at which the disc is in the doorway */
#define WAY               600 /* length of a way that has to be free */
#define ASIDE             25  /* step between two ways that are tried */
#define WIDEST            60  /* degrees */
#define TURN              15
#define NEARBY            1500 /* things further from the door than this don't matter */
#define GAP_DEPTH         250

typedef struct
{
  double x, y, ux, uy; /* its middle, and its direction */
  double along, across;
  gboolean round;
} Thing;

typedef struct
{
  double x1, y1, x2, y2;
} Way;

static Thing
thing_before_door (const FlickemupState *state, guint piece, const FlickemupPose *door)
{
  const FlickemupPose *pose = &state->poses[piece];
  double turned = door->angle * TENTHS_TO_RADIANS;
  double angle = (pose->angle - door->angle) * TENTHS_TO_RADIANS;
  double dx = pose->x - door->x, dy = pose->y - door->y;
  int along, across;

  flickemup_place_measure (piece, FALSE, &along, &across);
  return (Thing){
    .x = dx * cos (turned) + dy * sin (turned),
    .y = dy * cos (turned) - dx * sin (turned),
    .ux = cos (angle),
    .uy = sin (angle),
    .along = along,
    .across = across,
    .round = piece < FLICKEMUP_PIECE_CACTUS,
  };
}

static double
distance_to_way (const Way *way, double x, double y)
{
  double dx = way->x2 - way->x1, dy = way->y2 - way->y1;
  double part = ((x - way->x1) * dx + (y - way->y1) * dy) / (dx * dx + dy * dy);

  part = CLAMP (part, 0, 1);
  return hypot (way->x1 + part * dx - x, way->y1 + part * dy - y);
}

static double
distance_to_box (const Thing *box, double x, double y)
{
  return hypot (MAX (fabs (x) - box->along, 0), MAX (fabs (y) - box->across, 0));
}

/* Clips a way to the slab between -half and half. */
static void
cut_to_slab (double from, double to, double half, double *begin, double *end)
{
  double length = to - from;
  double enter = (-half - from) / length, leave = (half - from) / length;

  if (length == 0)
    {
      if (fabs (from) > half)
        *begin = 1, *end = 0;
      return;
    }
  *begin = MAX (*begin, MIN (enter, leave));
  *end = MIN (*end, MAX (enter, leave));
}

static gboolean
crosses_box (const Thing *box, const Way *way)
{
  double begin = 0, end = 1;

  cut_to_slab (way->x1, way->x2, box->along, &begin, &end);
  cut_to_slab (way->y1, way->y2, box->across, &begin, &end);
  return begin <= end;
}

static double
distance_from_box (const Thing *box, const Way *way)
{
  /* The way in the coordinates of the box. */
  const Way seen = {
    .x1 = (way->x1 - box->x) * box->ux + (way->y1 - box->y) * box->uy,
    .y1 = (way->y1 - box->y) * box->ux - (way->x1 - box->x) * box->uy,
    .x2 = (way->x2 - box->x) * box->ux + (way->y2 - box->y) * box->uy,
    .y2 = (way->y2 - box->y) * box->ux - (way->x2 - box->x) * box->uy,
  };
  double nearest = MIN (distance_to_box (box, seen.x1, seen.y1),
                        distance_to_box (box, seen.x2, seen.y2));

  if (crosses_box (box, &seen))
    return 0;
  for (int corner = 0; corner < 4; corner++)
    nearest = MIN (nearest, distance_to_way (&seen, corner & 1 ? box->along : -box->along,
                                             corner & 2 ? box->across : -box->across));
  return nearest;
}

static gboolean
obstructs (const Thing *thing, const Way *way)
{
  double room = thing->round ? distance_to_way (way, thing->x, thing->y) - thing->along
                             : distance_from_box (thing, way);

  return room < DISC;
}

static gboolean
is_obstructed (const Thing *things, guint n, const Way *way)
{
  for (guint i = 0; i < n; i++)
    {
      if (obstructs (&things[i], way))
        return TRUE;
    }

  return FALSE;
}

static guint
count_obstructed (const Thing *things, guint n, guint *all)
{
  guint obstructed = 0;

  *all = 0;
  for (int x = -OUTERMOST; x <= OUTERMOST; x += ASIDE)
    for (int turn = -WIDEST; turn <= WIDEST; turn += TURN)
      {
        double radians = turn * G_PI / HALF_TURN;
        const Way way = { x, IN_THE_DOOR, x + WAY * sin (radians),
                          IN_THE_DOOR + WAY * cos (radians) };

        obstructed += is_obstructed (things, n, &way);
        (*all)++;
      }
  return obstructed;
}

static guint
find_things (const FlickemupState *state, const FlickemupPose *door, Thing things[FLICKEMUP_PIECES])
{
  guint n = 0;

  for (guint i = FLICKEMUP_PIECE_BARREL; i < FLICKEMUP_PIECES; i++)
    {
      if (state->poses[i].posture != FLICKEMUP_ABSENT
          && flickemup_place_is_near (door->x, door->y, &state->poses[i], NEARBY))
        things[n++] = thing_before_door (state, i, door);
    }

  return n;
}

/* Whether the thing stands between the blocks or right in front of them, or is one of several that
   together leave no space for the disc. */
gboolean
flickemup_place_blocks_door (const FlickemupState *state, guint piece, guint building)
{
  FlickemupPose door = flickemup_place_door (state->poses, building);
  Thing things[FLICKEMUP_PIECES], thing;
  guint all;

  g_assert (piece >= FLICKEMUP_PIECE_BARREL && piece < FLICKEMUP_PIECES);
  g_assert (building < FLICKEMUP_BUILDINGS);

  if (state->poses[piece].posture == FLICKEMUP_ABSENT
      || !flickemup_place_is_near (door.x, door.y, &state->poses[piece], NEARBY))
    return FALSE;
  thing = thing_before_door (state, piece, &door);
  if (fabs (thing.x) < INNER_FACE && fabs (thing.y) < GAP_DEPTH)
    return TRUE;
  return count_obstructed (&thing, 1, &all) > 0
         && count_obstructed (things, find_things (state, &door, things), &all) == all;
}
