/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-place.h"

#include <math.h>

/* Where things are on the table, in tenths of a millimetre. */

#define FULL_TURN 3600
#define HALF_DOOR 500 /* from the middle of a door to the middle of a block */
#define BEFORE    350 /* from the middle of a door to a figure before it */
#define NEIGHBOUR 300 /* from one figure before a door to the next */
#define BESIDE    850 /* from the middle of a door to a thing put aside */
#define GAP_HALF  350
#define GAP_DEPTH 250
#define SPOTS     9

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

/* So far along its angle and so far to its right side, which of a building is its front. */
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

/* The middle between the blocks, lying along the front. */
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

/* Half the length along its angle and half the width, of a piece seen from above. */
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
} Box;

static Box
box_of (guint piece, const FlickemupPose *pose)
{
  int along, across;

  flickemup_place_measure (piece, pose->posture == FLICKEMUP_FALLEN, &along, &across);
  return (Box){
    pose->x, pose->y, cos (radians (pose->angle)), sin (radians (pose->angle)), along, across,
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

  return distance >= extent (a, nx, ny) + extent (b, nx, ny) - 1;
}

gboolean
flickemup_place_overlap (guint one,
                         const FlickemupPose *one_pose,
                         guint other,
                         const FlickemupPose *other_pose)
{
  Box a = box_of (one, one_pose), b = box_of (other, other_pose);

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

static gboolean
is_free (const FlickemupState *state, guint piece, const FlickemupPose *pose)
{
  if (!flickemup_place_on_table (piece, pose, state->scenario.width, state->scenario.height))
    return FALSE;
  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    {
      if (i == piece || state->poses[i].posture == FLICKEMUP_ABSENT
          || (i < FLICKEMUP_FIGURES && flickemup_is_inside (state, i)))
        continue;
      if (flickemup_place_overlap (piece, pose, i, &state->poses[i]))
        return FALSE;
    }

  return TRUE;
}

/* Before the door, or as near to it as there is room. */
FlickemupPose
flickemup_place_before_door (const FlickemupState *state, guint figure, guint building)
{
  FlickemupPose door = flickemup_place_door (state->poses, building);
  FlickemupPose first = { 0 };

  for (int i = 0; i < SPOTS; i++)
    {
      int along = (i % 2 ? -1 : 1) * ((i + 1) / 2) * NEIGHBOUR;
      FlickemupPose spot = flickemup_place_beside (&door, along, BEFORE);

      spot.angle = (gint16) flickemup_place_turn (door.angle, FULL_TURN / 4);
      if (is_free (state, figure, &spot))
        return spot;
      if (i == 0)
        first = spot;
    }

  first.x = CLAMP (first.x, 0, state->scenario.width);
  first.y = CLAMP (first.y, 0, state->scenario.height);
  return first;
}

/* On one of the blocks, looking out. */
FlickemupPose
flickemup_place_on_block (const FlickemupState *state, guint figure, guint building)
{
  guint block = figure % 2 ? flickemup_right_block (building) : flickemup_left_block (building);
  FlickemupPose pose = state->poses[block];

  pose.angle = (gint16) flickemup_place_turn (pose.angle, FULL_TURN / 4);
  pose.posture = FLICKEMUP_STANDING;
  return pose;
}

/* A loose thing that lies between the blocks or right before them. */
gboolean
flickemup_place_blocks_door (const FlickemupState *state, guint piece, guint building)
{
  FlickemupPose door = flickemup_place_door (state->poses, building);
  const FlickemupPose *pose = &state->poses[piece];
  double cosine = cos (radians (door.angle)), sine = sin (radians (door.angle));
  double along = (pose->x - door.x) * cosine + (pose->y - door.y) * sine;
  double across = (pose->y - door.y) * cosine - (pose->x - door.x) * sine;

  return pose->posture != FLICKEMUP_ABSENT && fabs (along) < GAP_HALF && fabs (across) < GAP_DEPTH;
}

/* Where a thing goes that is put to one side of the door; FALSE where there is no room. */
gboolean
flickemup_place_aside (const FlickemupState *state,
                       guint piece,
                       guint building,
                       gboolean right,
                       FlickemupPose *pose)
{
  FlickemupPose door = flickemup_place_door (state->poses, building);

  for (int i = 0; i < SPOTS; i++)
    {
      int along = BESIDE + i * GAP_DEPTH;

      *pose = flickemup_place_beside (&door, right ? along : -along, 0);
      pose->angle = state->poses[piece].angle;
      pose->posture = state->poses[piece].posture;
      if (is_free (state, piece, pose))
        return TRUE;
    }

  return FALSE;
}
