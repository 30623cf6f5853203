/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/door.h"
#include "tests/table/lay.h"

#include <math.h>

/* Doors, the faces of their blocks, and the edge of the table. */

#define LEFT  2
#define RIGHT 3
#define DOOR  7

/* A building whose door is at (1400, 1400), its middle, and looks to the near edge: the blocks are
   20 mm deep, 70 mm apart, and lie behind the line. */
static FlipTable
lay_building (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_MOVER);

  flip_table_add (&table, FLIP_PIECE_BLOCK, LEFT, 1400 - 50, 1390, 0);
  flip_table_add (&table, FLIP_PIECE_BLOCK, RIGHT, 1400 + 50, 1390, 0);
  flip_table_add_door (&table, DOOR, LEFT, RIGHT);
  return table;
}

/* The speed that brings a disc so far. */
static double
speed_for (double way)
{
  return sqrt (2 * lay_slowing (FLIP_SURFACE_TABLE) * way);
}

static void
test_line (void)
{
  FlipTable table = lay_building ();
  FlipDoorLine line;

  g_assert_true (flip_door_line (&table, &table.doors[0], &line));
  g_assert_cmpfloat_with_epsilon (line.ax, 1365, 1e-9);
  g_assert_cmpfloat_with_epsilon (line.ay, 1400, 1e-9);
  g_assert_cmpfloat_with_epsilon (line.bx, 1435, 1e-9);
  g_assert_cmpfloat_with_epsilon (line.by, 1400, 1e-9);
  g_assert_cmpfloat_with_epsilon (flip_door_outside (&line, 1390, 1450), 50, 1e-9);
  g_assert_cmpfloat_with_epsilon (flip_door_outside (&line, 1390, 1380), -20, 1e-9);
  /* Seen the other way round, the door looks the other way. */
  table.doors[0] = (FlipDoor){ DOOR, RIGHT, LEFT };
  g_assert_true (flip_door_line (&table, &table.doors[0], &line));
  g_assert_cmpfloat_with_epsilon (line.ay, 1380, 1e-9);
  g_assert_cmpfloat_with_epsilon (flip_door_outside (&line, 1390, 1360), 20, 1e-9);
  /* Pushed together there is no door. */
  table.pieces[2].x = 1379;
  g_assert_false (flip_door_line (&table, &table.doors[0], &line));
}

static void
test_line_of_a_turned_building (void)
{
  for (double angle = -170; angle <= 180; angle += 35)
    {
      FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_MOVER);
      double ux = cos (angle * G_PI / 180), uy = sin (angle * G_PI / 180);
      FlipDoorLine line;

      flip_table_add (&table, FLIP_PIECE_BLOCK, LEFT, 500 - 50 * ux, 500 - 50 * uy, angle);
      flip_table_add (&table, FLIP_PIECE_BLOCK, RIGHT, 500 + 50 * ux, 500 + 50 * uy, angle + 180);
      flip_table_add_door (&table, DOOR, LEFT, RIGHT);
      g_assert_true (flip_door_line (&table, &table.doors[0], &line));
      g_assert_cmpfloat_with_epsilon (line.out_x, -uy, 1e-9);
      g_assert_cmpfloat_with_epsilon (line.out_y, ux, 1e-9);
      g_assert_cmpfloat_with_epsilon (hypot (line.bx - line.ax, line.by - line.ay), 70, 1e-9);
      /* The blocks are 20 mm deep, the line is at their front. */
      g_assert_cmpfloat_with_epsilon (flip_door_outside (&line, 500, 500), -10, 1e-9);
    }
}

/* The movement disc has a radius of 12.5 mm and comes from the near side. */
static const struct
{
  const char *name;
  double x;
  double rest; /* y at rest */
  gboolean crosses;
} entries[] = {
  { "far", 1400, 1500, FALSE },
  { "just short", 1400, 1412.8, FALSE },
  { "a sliver", 1400, 1412.2, TRUE },
  { "half", 1390, 1400, TRUE },
  { "behind", 1410, 1300, TRUE },
  { "beside the left block", 1310, 1300, FALSE },
  { "beside the right", 1490, 1300, FALSE },
};

static void
test_enter (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      FlipTable table = lay_building ();
      double way = 1600 - entries[i].rest;
      g_autofree FlipOutcome *outcome =
        lay_flick (&table, entries[i].x, 1600, -90, speed_for (way));

      g_test_message ("%s", entries[i].name);
      g_assert_cmpuint (outcome->n_touches, ==, 0);
      g_assert_cmpuint (outcome->n_crossings, ==, entries[i].crosses);
      g_assert_cmpfloat_with_epsilon (lay_pose (&table, outcome, DISC)->y, entries[i].rest, 0.1);
      if (!entries[i].crosses)
        continue;
      g_assert_cmpuint (outcome->crossings[0].door, ==, DOOR);
      g_assert_true (outcome->crossings[0].inward);
      g_assert_true (outcome->crossings[0].stays);
    }
}

static void
test_leave (void)
{
  static const double rests[] = { 1300, 1387, 1388, 1420, 1700 };

  for (guint i = 0; i < G_N_ELEMENTS (rests); i++)
    {
      FlipTable table = lay_building ();
      g_autofree FlipOutcome *outcome =
        lay_flick (&table, 1400, 1250, 90, speed_for (rests[i] - 1250));

      g_assert_cmpuint (outcome->n_crossings, ==, rests[i] > 1387.5);
      if (outcome->n_crossings == 0)
        continue;
      g_assert_false (outcome->crossings[0].inward);
      g_assert_true (outcome->crossings[0].stays);
    }
}

/* In, against a wall behind the door, and out again. */
static void
test_bounced_out (void)
{
  FlipTable table = lay_building ();
  g_autofree FlipOutcome *outcome = NULL;

  lay_form (&table, 9, 1400, 1375, 0, (FlipPieceForm){ 60, 10, 50, 100 })->fixed = TRUE;
  outcome = lay_flick (&table, 1400, 1600, -90, 1800);
  g_assert_cmpuint (outcome->touches[0].piece, ==, 9);
  g_assert_cmpfloat (lay_pose (&table, outcome, DISC)->y, >, 1412.5);
  g_assert_cmpuint (outcome->n_crossings, ==, 1);
  g_assert_true (outcome->crossings[0].inward);
  g_assert_false (outcome->crossings[0].stays);
  g_assert_cmpuint (outcome->crossings[0].touches, ==, 0);
}

/* Aslant through the door, so that the face of a block towards it is touched, or its front. */
static const struct
{
  double angle;
  double x;
  guint16 touched;
  gboolean inner;
  gboolean crosses;
} faces[] = {
  /* y runs from 1600 to the line at 1400. */
  { -90, 1345, LEFT, FALSE, FALSE },        { -90, 1450, RIGHT, FALSE, FALSE },
  { -60, 1306, RIGHT, TRUE, TRUE },         { -120, 1494, LEFT, TRUE, TRUE },
  { 0, 1250, FLIP_NO_PIECE, FALSE, FALSE },
};

static void
test_faces (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      FlipTable table = lay_building ();
      g_autofree FlipOutcome *outcome = lay_flick (&table, faces[i].x, 1600, faces[i].angle, 1300);

      if (faces[i].touched == FLIP_NO_PIECE)
        {
          g_assert_cmpuint (outcome->n_touches, ==, 0);
          continue;
        }
      g_assert_cmpuint (outcome->n_touches, >, 0);
      g_assert_cmpuint (outcome->touches[0].piece, ==, faces[i].touched);
      g_assert_cmpint (outcome->touches[0].inner, ==, faces[i].inner);
      g_assert_cmpint (outcome->touches[0].outer, ==, !faces[i].inner);
      g_assert_cmpuint (outcome->n_crossings, ==, faces[i].crosses);
    }
}

static void
test_inner_face (void)
{
  FlipTable table = lay_building ();

  flip_table_add (&table, FLIP_PIECE_BARREL, 4, 1000, 1000, 0);
  g_assert_true (flip_door_is_inner_face (&table, LEFT, 1, 0));
  g_assert_true (flip_door_is_inner_face (&table, LEFT, 0.8, 0.6));
  g_assert_false (flip_door_is_inner_face (&table, LEFT, 0.6, 0.8));
  g_assert_false (flip_door_is_inner_face (&table, LEFT, -1, 0));
  g_assert_false (flip_door_is_inner_face (&table, LEFT, 0, -1));
  g_assert_true (flip_door_is_inner_face (&table, RIGHT, -1, 0));
  g_assert_false (flip_door_is_inner_face (&table, RIGHT, 1, 0));
  g_assert_false (flip_door_is_inner_face (&table, 4, 1, 0));
}

/* The building as a whole */

/* FU-TABLE-6: struck along its front, the building slides as one of 16 g, by the law of the blow. */
static void
test_slides_whole (void)
{
  FlipTable table = lay_building ();
  double slowing = lay_slowing (FLIP_SURFACE_TABLE), gap = 100;
  double from = 1350 - 15 - 12.5 - gap;
  double blow = sqrt (1500.0 * 1500 - 2 * slowing * gap);
  double after = 2.7 * (1 + .55) * blow / (2.7 + 16);
  double way = after * after / (2 * slowing);
  g_autofree FlipOutcome *outcome = lay_flick (&table, from, 1390, 0, 1500);
  const FlipPose *left = lay_pose (&table, outcome, LEFT);
  const FlipPose *right = lay_pose (&table, outcome, RIGHT);

  g_assert_cmpfloat_with_epsilon (left->x, 1350 + way, .5);
  g_assert_cmpfloat_with_epsilon (right->x, 1450 + way, .5);
  g_assert_cmpfloat_with_epsilon (left->y, 1390, .1);
  g_assert_cmpfloat_with_epsilon (right->y, 1390, .1);
}

/* FU-TABLE-6: struck on one block it turns, and stays whole. */
static void
test_turns_whole (void)
{
  FlipTable table = lay_building ();
  g_autofree FlipOutcome *outcome = lay_flick (&table, 1345, 1500, -90, 1700);
  const FlipPose *left = lay_pose (&table, outcome, LEFT);
  const FlipPose *right = lay_pose (&table, outcome, RIGHT);
  double angle = atan2 (right->y - left->y, right->x - left->x) * 180 / G_PI;

  g_assert_cmpfloat_with_epsilon (hypot (right->x - left->x, right->y - left->y), 100, .2);
  g_assert_cmpfloat (left->y, <, 1389);
  g_assert_cmpfloat (fabs (angle), >, 2);
  g_assert_cmpfloat_with_epsilon (remainder (left->angle - angle, 360), 0, .3);
  g_assert_cmpfloat_with_epsilon (remainder (right->angle - angle, 360), 0, .3);
}

/* The edge */

static void
test_disc_leaves (void)
{
  static const struct
  {
    double way;
    gboolean leaves;
  } cases[] = { { 99.8, FALSE }, { 100.3, TRUE }, { 400, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint side = 0; side < 4; side++)
      {
        FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_MOVER);
        double x = side == 0 ? 2700 : side == 2 ? 100 : 1400;
        double y = side == 1 ? 2700 : side == 3 ? 100 : 1400;
        g_autofree FlipOutcome *outcome =
          lay_flick (&table, x, y, 90 * side, speed_for (cases[i].way));

        g_assert_cmpuint (outcome->n_gone, ==, cases[i].leaves);
        g_assert_cmpint (lay_pose (&table, outcome, DISC)->gone, ==, cases[i].leaves);
        g_assert_cmpint (lay_is_gone (outcome, DISC), ==, cases[i].leaves);
      }
}

/* A barrel at the edge is pushed off, the disc stays; then the table is without the barrel. */
static void
test_pushed_off (void)
{
  FlipTable table = lay_building ();
  g_autofree FlipOutcome *outcome = NULL;

  flip_table_add (&table, FLIP_PIECE_BARREL, 4, 2790, 1000, 0);
  flip_table_add (&table, FLIP_PIECE_BARREL, 5, 2000, 2000, 0);
  outcome = lay_flick (&table, 2600, 1000, 0, 1800);
  g_assert_cmpuint (outcome->n_gone, ==, 1);
  g_assert_cmpuint (outcome->gone[0], ==, 4);
  flip_outcome_apply (outcome, &table);
  g_assert_null (flip_table_find (&table, 4));
  g_assert_nonnull (flip_table_find (&table, 5));
  g_assert_cmpuint (table.n_pieces, ==, 4);
  g_assert_cmpuint (table.n_doors, ==, 1);
  g_assert_true (flip_table_check (&table, NULL));
}

/* A block that falls off takes its door with it. */
static void
test_door_goes (void)
{
  FlipTable table = lay_building ();
  g_autofree FlipOutcome *outcome = NULL;

  table.pieces[1].x = table.pieces[2].x = 2780;
  table.pieces[1].y = 1200;
  outcome = lay_flick (&table, 2600, 1390, 0, 1800);
  g_assert_true (lay_is_gone (outcome, RIGHT));
  flip_outcome_apply (outcome, &table);
  g_assert_cmpuint (table.n_doors, ==, 0);
  g_assert_true (flip_table_check (&table, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/door/line", test_line);
  g_test_add_func ("/table/door/turned", test_line_of_a_turned_building);
  g_test_add_func ("/table/door/enter", test_enter);
  g_test_add_func ("/table/door/leave", test_leave);
  g_test_add_func ("/table/door/bounced-out", test_bounced_out);
  g_test_add_func ("/table/door/faces", test_faces);
  g_test_add_func ("/table/door/inner-face", test_inner_face);
  g_test_add_func ("/table/building/slides-whole", test_slides_whole);
  g_test_add_func ("/table/building/turns-whole", test_turns_whole);
  g_test_add_func ("/table/edge/disc-leaves", test_disc_leaves);
  g_test_add_func ("/table/edge/pushed-off", test_pushed_off);
  g_test_add_func ("/table/edge/door-goes", test_door_goes);
  return g_test_run ();
}
