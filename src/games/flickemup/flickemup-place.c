/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-place.h"

#include <math.h>

/* Positions on the table, in tenths of a millimetre. */

#define FULL_TURN  3600
#define HALF_DOOR  500 /* from the middle of a door to the middle of a block */
#define BEFORE     350 /* from the middle of a door to a figure in front of it */
#define NEIGHBOUR  300 /* from one figure in front of a door to the next */
#define BESIDE     850 /* from the middle of a door to a thing put aside */
#define STEP_ASIDE 250 /* and the step from one such place to the next */
#define SPOTS      9
#define MOST_STEPS 40  /* up to 1.2 m to either side */
#define TOLERANCE  1.5 /* rounding may make pieces overlap by this much */

static double
radians (int tenths)
{
  return tenths * G_PI / (FULL_TURN / 2);
}

int
flickemup_place_turn (int angle, int by)
{
  int turned = (angle + by) % FULL_TURN;

  return turned > FULL_TURN / 2     ? turned - FULL_TURN
         : turned <= -FULL_TURN / 2 ? turned + FULL_TURN
                                    : turned;
}

/* The point at a distance along its angle and at a distance to its right, which is where the front
   of a building faces. */
FlickemupPose
flickemup_place_beside (const FlickemupPose *from, int along, int across)
{
  double cosine = cos (radians (from->angle)), sine = sin (radians (from->angle));
  FlickemupPose pose = *from;

  pose.x = (gint16) lround (from->x + along * cosine - across * sine);
  pose.y = (gint16) lround (from->y + along * sine + across * cosine);
  return pose;
}

void
flickemup_place_blocks (const FlickemupPose *building, FlickemupPose *left, FlickemupPose *right)
{
  *left = flickemup_place_beside (building, -HALF_DOOR, 0);
  *right = flickemup_place_beside (building, HALF_DOOR, 0);
}

/* The middle between the blocks, with its angle along the front. */
FlickemupPose
flickemup_place_door (const FlickemupPose poses[FLICKEMUP_PIECES], guint building)
{
  const FlickemupPose *left = &poses[flickemup_left_block (building)];
  const FlickemupPose *right = &poses[flickemup_right_block (building)];
  double angle = atan2 (right->y - left->y, right->x - left->x);

  return (FlickemupPose){
    .x = (gint16) ((left->x + right->x) / 2),
    .y = (gint16) ((left->y + right->y) / 2),
    .angle = (gint16) lround (angle / G_PI * (FULL_TURN / 2)),
    .posture = FLICKEMUP_STANDING,
  };
}

/* Straight out of the door, in hundredths of a degree. */
int
flickemup_place_way_out (const FlickemupPose poses[FLICKEMUP_PIECES], guint building)
{
  g_assert (building < FLICKEMUP_BUILDINGS);

  return 10 * flickemup_place_turn (flickemup_place_door (poses, building).angle, FULL_TURN / 4);
}

/* The direction from one place to another, in hundredths of a degree. */
int
flickemup_place_direction (const FlickemupPose *from, const FlickemupPose *to)
{
  return (int) lround (atan2 (to->y - from->y, to->x - from->x) / G_PI * 18000.0);
}

gboolean
flickemup_place_is_near (int x, int y, const FlickemupPose *pose, int reach)
{
  gint64 dx = x - pose->x, dy = y - pose->y;

  return dx * dx + dy * dy <= (gint64) reach * reach;
}

/* Half the length along its angle and half the width of a piece, seen from above. */
void
flickemup_place_measure (guint piece, gboolean fallen, int *along, int *across)
{
  static const struct
  {
    guint below;
    int along, across;
  } sizes[] = {
    { FLICKEMUP_FIGURES, 60, 125 },          { FLICKEMUP_PIECE_BARREL, 150, 100 },
    { FLICKEMUP_PIECE_CACTUS, 100, 100 },    { FLICKEMUP_PIECE_FENCE, 125, 40 },
    { FLICKEMUP_PIECE_TUMBLEWEED, 300, 40 }, { FLICKEMUP_PIECES, 100, 100 },
  };
  guint i = 0;

  while (piece >= sizes[i].below)
    i++;
  *along = fallen && piece < FLICKEMUP_FIGURES ? 200 : sizes[i].along;
  *across = sizes[i].across;
}

typedef struct
{
  double x, y, ux, uy, along, across;
  gboolean round;
} Box;

gboolean
flickemup_place_is_round (guint piece)
{
  return piece >= FLICKEMUP_PIECE_BARREL && piece < FLICKEMUP_PIECE_CACTUS;
}

static Box
box_of (guint piece, const FlickemupPose *pose)
{
  int along, across;

  flickemup_place_measure (piece, pose->posture == FLICKEMUP_FALLEN, &along, &across);
  return (Box){
    pose->x, pose->y,          cos (radians (pose->angle)), sin (radians (pose->angle)), along,
    across,  flickemup_place_is_round (piece),
  };
}

static double
extent (const Box *box, double nx, double ny)
{
  return box->along * fabs (box->ux * nx + box->uy * ny)
         + box->across * fabs (-box->uy * nx + box->ux * ny);
}

static gboolean
parted_along (const Box *a, const Box *b, double nx, double ny)
{
  double distance = fabs ((b->x - a->x) * nx + (b->y - a->y) * ny);

  return distance >= extent (a, nx, ny) + extent (b, nx, ny) - TOLERANCE;
}

/* Whether a round piece, such as a barrel, and another one don't overlap. */
static gboolean
parted_from_disc (const Box *disc, const Box *box)
{
  double dx = disc->x - box->x, dy = disc->y - box->y;
  double along = fabs (dx * box->ux + dy * box->uy), across = fabs (dy * box->ux - dx * box->uy);
  double radius = disc->along + (box->round ? box->along : 0);

  if (!box->round)
    {
      along = MAX (along - box->along, 0);
      across = MAX (across - box->across, 0);
    }
  return hypot (along, across) >= radius - TOLERANCE;
}

gboolean
flickemup_place_overlap (guint one,
                         const FlickemupPose *one_pose,
                         guint other,
                         const FlickemupPose *other_pose)
{
  Box a = box_of (one, one_pose), b = box_of (other, other_pose);

  if (a.round || b.round)
    return a.round ? !parted_from_disc (&a, &b) : !parted_from_disc (&b, &a);
  return !parted_along (&a, &b, a.ux, a.uy) && !parted_along (&a, &b, -a.uy, a.ux)
         && !parted_along (&a, &b, b.ux, b.uy) && !parted_along (&a, &b, -b.uy, b.ux);
}

gboolean
flickemup_place_on_table (guint piece, const FlickemupPose *pose, int width, int height)
{
  Box box = box_of (piece, pose);
  double x = extent (&box, 1, 0), y = extent (&box, 0, 1);

  return pose->x >= x && pose->y >= y && pose->x <= width - x && pose->y <= height - y;
}

/* The first piece that overlaps this one at that position; FLICKEMUP_PIECES if there is none. */
guint
flickemup_place_obstacle (const FlickemupState *state, guint piece, const FlickemupPose *pose)
{
  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    {
      if (i == piece || state->poses[i].posture == FLICKEMUP_ABSENT
          || (i < FLICKEMUP_FIGURES && flickemup_is_inside (state, i)))
        continue;
      if (flickemup_place_overlap (piece, pose, i, &state->poses[i]))
        return i;
    }

  return FLICKEMUP_PIECES;
}

static gboolean
is_free (const FlickemupState *state, guint piece, const FlickemupPose *pose)
{
  return flickemup_place_on_table (piece, pose, state->scenario.width, state->scenario.height)
         && flickemup_place_obstacle (state, piece, pose) == FLICKEMUP_PIECES;
}

/* A position in front of the door, some steps to the side and some further out; facing outwards. */
static FlickemupPose
step_from_door (const FlickemupPose *door, int aside, int out)
{
  FlickemupPose spot = flickemup_place_beside (door, aside * NEIGHBOUR, BEFORE + out * NEIGHBOUR);

  spot.angle = (gint16) flickemup_place_turn (door->angle, FULL_TURN / 4);
  return spot;
}

/* The nearest free position in the rows of steps from the first to the last. */
static gboolean
find_room (const FlickemupState *state,
           guint figure,
           const FlickemupPose *door,
           int first,
           int last,
           FlickemupPose *found)
{
  int nearest = MOST_STEPS * MOST_STEPS;

  for (int out = MAX (first, -MOST_STEPS); out <= MIN (last, MOST_STEPS); out++)
    for (int aside = -MOST_STEPS; aside <= MOST_STEPS; aside++)
      {
        int distance = aside * aside + out * out;
        FlickemupPose spot;

        if (distance >= nearest)
          continue;
        spot = step_from_door (door, aside, out);
        if (!is_free (state, figure, &spot))
          continue;
        nearest = distance;
        *found = spot;
      }

  return nearest < MOST_STEPS * MOST_STEPS;
}

/* In front of the door, or as near to it as there is space; behind the door only if there is no
   space in front. */
FlickemupPose
flickemup_place_before_door (const FlickemupState *state, guint figure, guint building)
{
  FlickemupPose door = flickemup_place_door (state->poses, building);
  FlickemupPose spot;

  g_assert (figure < FLICKEMUP_FIGURES);
  g_assert (building < FLICKEMUP_BUILDINGS);

  for (int i = 0; i < SPOTS; i++)
    {
      spot = step_from_door (&door, (i % 2 ? -1 : 1) * ((i + 1) / 2), 0);
      if (is_free (state, figure, &spot))
        return spot;
    }
  if (find_room (state, figure, &door, 0, G_MAXINT, &spot)
      || find_room (state, figure, &door, G_MININT, -1, &spot))
    return spot;
  spot = step_from_door (&door, 0, 0);
  spot.x = CLAMP (spot.x, 0, state->scenario.width);
  spot.y = CLAMP (spot.y, 0, state->scenario.height);
  return spot;
}

/* On one of the blocks, facing outwards. */
FlickemupPose
flickemup_place_on_block (const FlickemupState *state, guint figure, guint building)
{
  guint block = figure % 2 ? flickemup_right_block (building) : flickemup_left_block (building);
  FlickemupPose pose = state->poses[block];

  g_assert (figure < FLICKEMUP_FIGURES);
  g_assert (building < FLICKEMUP_BUILDINGS);

  pose.angle = (gint16) flickemup_place_turn (pose.angle, FULL_TURN / 4);
  pose.posture = FLICKEMUP_STANDING;
  return pose;
}

/* Where a thing goes when it is put to one side of the door; FALSE if there is no space. */
gboolean
flickemup_place_aside (const FlickemupState *state,
                       guint piece,
                       guint building,
                       gboolean right,
                       FlickemupPose *pose)
{
  FlickemupPose door = flickemup_place_door (state->poses, building);

  g_assert (building < FLICKEMUP_BUILDINGS);

  for (int i = 0; i < SPOTS; i++)
    {
      int along = BESIDE + i * STEP_ASIDE;

      *pose = flickemup_place_beside (&door, right ? along : -along, 0);
      pose->angle = state->poses[piece].angle;
      pose->posture = state->poses[piece].posture;
      if (is_free (state, piece, pose))
        return TRUE;
    }

  return FALSE;
}
