/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/table/lay.h"

#include <math.h>

/* How pieces slide and bounce, against closed forms. */

#define RESTITUTION 0.55
#define FRICTION    0.25

static double
degrees (double radians)
{
  return radians * 180 / G_PI;
}

static void
test_stopping_distance (void)
{
  static const double speeds[] = { 1, 50, 200, 500, 800, 1200, 1800, 2345, 2500 };
  static const double angles[] = { 0, 33.3, 90 };
  static const FlipPieceKind discs[] = { FLIP_PIECE_BULLET, FLIP_PIECE_MOVER };

  for (guint surface = 0; surface < FLIP_SURFACES; surface++)
    for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
      for (guint j = 0; j < G_N_ELEMENTS (angles); j++)
        {
          FlipTable table = lay_table (surface, discs[i % 2]);
          g_autofree FlipOutcome *outcome = lay_flick (&table, 30, 40, angles[j], speeds[i]);
          const FlipPose *pose = lay_pose (&table, outcome, DISC);
          double expected = speeds[i] * speeds[i] / (2 * lay_slowing (surface));
          double direction = angles[j] * G_PI / 180;

          g_assert_cmpfloat_with_epsilon (pose->x, 30 + expected * cos (direction), 0.1);
          g_assert_cmpfloat_with_epsilon (pose->y, 40 + expected * sin (direction), 0.1);
          g_assert_cmpfloat_with_epsilon (outcome->time, speeds[i] / lay_slowing (surface), 0.005);
          g_assert_cmpuint (outcome->n_touches, ==, 0);
        }
}

/* The disc slides 300 mm and meets a disc at rest head on; both stop by friction. */
static void
test_head_on (void)
{
  static const struct
  {
    double mass;
    double speed;
  } cases[] = {
    { 1.8, 1500 }, { 1.8, 3000 }, { 0.5, 2000 }, { 6, 2500 }, { 50, 2800 }, { 2000, 2000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
      double slowing = lay_slowing (FLIP_SURFACE_TABLE), m = 1.8, other = cases[i].mass;
      double speed = sqrt (cases[i].speed * cases[i].speed - 2 * slowing * 300);
      double back = speed * (m - RESTITUTION * other) / (m + other);
      double on = speed * (1 + RESTITUTION) * m / (m + other);
      g_autofree FlipOutcome *outcome = NULL;

      lay_form (&table, 2, 1020 + 300, 1400, 0, (FlipPieceForm){ 20, 0, 20, other });
      outcome = lay_flick (&table, 1000, 1400, 0, cases[i].speed);
      g_assert_cmpuint (outcome->n_touches, ==, 1);
      g_assert_cmpfloat_with_epsilon (outcome->touches[0].speed, speed, 1);
      g_assert_cmpfloat_with_epsilon (lay_pose (&table, outcome, DISC)->x,
                                      1300 + copysign (back * back / (2 * slowing), back), 0.5);
      g_assert_cmpfloat_with_epsilon (lay_pose (&table, outcome, 2)->x,
                                      1320 + on * on / (2 * slowing), 0.5);
      g_assert_cmpfloat_with_epsilon (lay_pose (&table, outcome, DISC)->y, 1400, 0.5);
      g_assert_cmpfloat_with_epsilon (lay_pose (&table, outcome, 2)->y, 1400, 0.5);
    }
}

/* How a blow changes the part of the speed along the contact: it rubs, or it grips. */
static double
rub (double across, double straight, double mass, double grip_mass)
{
  double rubbing = FRICTION * (1 + RESTITUTION) * straight * mass;
  double gripping = across * grip_mass;

  return MIN (rubbing, gripping);
}

/* Off a wall that stands at an angle to the disc's way. */
static double
error_at_wall (double slant, double speed)
{
  FlipTable table = lay_table (FLIP_SURFACE_POLISHED, FLIP_PIECE_BULLET);
  double towards = slant * G_PI / 180, radius = 10, start = 300;
  /* The wall's face looks to the disc; its middle lies behind the place where they touch. */
  double nx = cos (towards), ny = sin (towards);
  double x = 1400 + nx * (radius + 5), y = 1400 + ny * (radius + 5);
  double arrival = sqrt (speed * speed - 2 * lay_slowing (FLIP_SURFACE_POLISHED) * start);
  double straight = arrival * nx, across = arrival * fabs (ny), away;
  g_autofree FlipOutcome *outcome = NULL;
  const FlipPose *pose;

  lay_form (&table, 2, x, y, slant, (FlipPieceForm){ 10, 400, 50, 100 })->fixed = TRUE;
  outcome = lay_flick (&table, 1400 - start, 1400, 0, speed);
  pose = lay_pose (&table, outcome, DISC);
  g_assert_cmpuint (outcome->n_touches, ==, 1);
  /* Along the wall what is left of it, away from the wall by restitution. */
  across -= rub (across, straight, 1, 1 / 3.0);
  away = degrees (atan2 (across, RESTITUTION * straight));
  away = slant + 180 + (ny > 0 ? away : -away);
  g_assert_cmpfloat (hypot (pose->x - 1400, pose->y - 1400), >, 100);
  return remainder (degrees (atan2 (pose->y - 1400, pose->x - 1400)) - away, 360);
}

/* Off a loose disc, hit beside its middle. */
static double
error_at_disc (double aside, double mass, double speed)
{
  FlipTable table = lay_table (FLIP_SURFACE_POLISHED, FLIP_PIECE_BULLET);
  double reach = 10 + 15, ahead = sqrt (reach * reach - aside * aside), start = 200;
  double nx = ahead / reach, ny = aside / reach;
  double arrival = sqrt (speed * speed - 2 * lay_slowing (FLIP_SURFACE_POLISHED) * start);
  double straight = arrival * nx, across = arrival * fabs (ny);
  double shared = 1 / (1 / 1.8 + 1 / mass), rubbed, vn, vt, expected;
  g_autofree FlipOutcome *outcome = NULL;
  const FlipPose *pose;

  lay_form (&table, 2, 1400 + ahead, 1400 + aside, 0, (FlipPieceForm){ 30, 0, 20, mass });
  outcome = lay_flick (&table, 1400 - start, 1400, 0, speed);
  pose = lay_pose (&table, outcome, DISC);
  g_assert_cmpuint (outcome->n_touches, ==, 1);
  vn = straight - (1 + RESTITUTION) * straight * shared / 1.8;
  rubbed = rub (across, straight, shared, shared / 3);
  vt = copysign (across - rubbed / 1.8, ny);
  expected = degrees (atan2 (vn * ny - vt * nx, vn * nx + vt * ny));
  g_assert_cmpfloat (hypot (pose->x - 1400, pose->y - 1400), >, 30);
  return remainder (degrees (atan2 (pose->y - 1400, pose->x - 1400)) - expected, 360);
}

static void
test_bounce_at_wall (void)
{
  double sum = 0;
  guint n = 0;

  for (double speed = 2000; speed <= 4000; speed += 1000)
    for (double slant = -70; slant <= 70; slant += 3.5)
      {
        double error = error_at_wall (slant, speed);

        g_assert_cmpfloat (fabs (error), <, 1.5);
        sum += error * error;
        n++;
      }
  g_test_message ("%u bounces off a wall, %.3f degrees rms", n, sqrt (sum / n));
  g_assert_cmpfloat (sqrt (sum / n), <, 0.5);
}

static void
test_bounce_at_disc (void)
{
  static const double masses[] = { 1.8, 6, 20, 1000 };
  double sum = 0;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (masses); i++)
    for (double speed = 2000; speed <= 4000; speed += 1000)
      for (double aside = -23.2; aside <= 24; aside += 1.3)
        {
          double error;

          /* Of nearly equal weight, head on, the disc all but stops: it has no direction. */
          if (masses[i] < 7 && fabs (aside) < 10)
            continue;
          error = error_at_disc (aside, masses[i], speed);
          g_assert_cmpfloat (fabs (error), <, 1.5);
          sum += error * error;
          n++;
        }
  g_test_message ("%u bounces off a disc, %.3f degrees rms", n, sqrt (sum / n));
  g_assert_cmpfloat (sqrt (sum / n), <, 0.5);
}

/* A plate of 3 mm, hit from anywhere with full force, stops the disc. */
static void
test_no_tunnelling (void)
{
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  for (guint i = 0; i < 300; i++)
    {
      FlipTable table = lay_table (FLIP_SURFACE_POLISHED, FLIP_PIECE_BULLET);
      double speed = i % 2 ? 4000 : FLIP_FLICK_FASTEST, angle = lay_between (&random, -40, 40);
      double x = lay_between (&random, 1000, 1380);
      g_autofree FlipOutcome *outcome = NULL;

      lay_form (&table, 2, 1400, 1400, 0, (FlipPieceForm){ 3, 1000, 30, 50 })->fixed = TRUE;
      outcome = lay_flick (&table, x, 1400, angle, speed);
      g_assert_cmpuint (outcome->n_touches, ==, 1);
      g_assert_cmpfloat (lay_pose (&table, outcome, DISC)->x, <, 1400 - 1.5 - 9.9);
    }
}

/* A loose thin plate is pushed, not passed. */
static void
test_loose_plate (void)
{
  for (double speed = 500; speed <= 6000; speed += 250)
    {
      FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
      g_autofree FlipOutcome *outcome = NULL;

      lay_form (&table, 2, 1250, 1400, 0, (FlipPieceForm){ 3, 60, 30, 5 });
      outcome = lay_flick (&table, 1200, 1400, 0, speed);
      g_assert_cmpuint (outcome->n_touches, ==, 1);
      g_assert_cmpfloat (lay_pose (&table, outcome, DISC)->x + 11.3, <,
                         lay_pose (&table, outcome, 2)->x);
    }
}

/* Friction takes at least the weight times the way of each piece; there is no more to take than the
   disc had. */
static void
test_energy (void)
{
  FlipRandom random;
  guint pushed = 0;

  flip_random_seed (&random, 11, 1);
  for (guint i = 0; i < 400; i++)
    {
      FlipTable table;
      FlipOutcome outcome;
      FlipFlick flick;
      double sum = 0;

      lay_by_chance (&table, &random, 60, FALSE);
      flick = lay_flick_by_chance (&random, &table, 500, 4000);
      flick.x = table.width / 2;
      flick.y = table.height / 2;
      g_assert_true (flip_simulate (&table, &flick, &outcome, NULL, NULL));
      for (guint j = 0; j < table.n_pieces; j++)
        {
          const FlipPose *pose = &outcome.poses[j];
          double way = hypot (pose->x - table.pieces[j].x, pose->y - table.pieces[j].y);

          /* Fallen figures may have been laid aside. */
          if (pose->fallen && !table.pieces[j].fallen)
            continue;
          sum += flip_piece_form (&table.pieces[j]).mass * lay_slowing (table.surface) * way;
          pushed += j > 0 && way > 5;
        }
      g_assert_cmpfloat (sum, <, 1.8 * flick.speed * flick.speed / 2 * 1.01 + 5000);
    }
  g_assert_cmpuint (pushed, >, 300);
}

/* FU-TABLE-8: a figure that is struck tips and slides by one impulse, the one that topples it. */
static void
test_struck_figure (void)
{
  /* The figure is 12 mm deep and 25 wide, 40 high and 6 g; the bullet 1.8 g and 8 high. */
  static const struct
  {
    double angle, support, speed;
  } cases[] = {
    { 180, 12, 3000 }, { 0, 12, 2000 }, { 90, 25, 3000 }, { 180, 12, 500 },
  };
  const double slowing = lay_slowing (FLIP_SURFACE_TABLE), bullet = 1.8, figure = 6, height = 40;
  const double lever = height / 2 - 4;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
      double support = cases[i].support, start = 1400 - support / 2 - 10 - 20;
      double inertia =
        figure * (height * height + support * support) / 12 + figure * support * support / 4;
      double speed = sqrt (cases[i].speed * cases[i].speed - 2 * slowing * 20);
      double impulse = (1 + RESTITUTION) * speed
                       / (1 / bullet + 1 / figure + lever * lever / inertia);
      double on = impulse / figure, back = impulse / bullet - speed;
      g_autofree FlipOutcome *outcome = NULL;

      flip_table_add (&table, FLIP_PIECE_FIGURE, 2, 1400, 1400, cases[i].angle);
      outcome = lay_flick (&table, start, 1400, 0, cases[i].speed);
      g_assert_cmpfloat_with_epsilon (lay_pose (&table, outcome, 2)->x,
                                      1400 + on * on / (2 * slowing), 0.5);
      g_assert_cmpfloat_with_epsilon (lay_pose (&table, outcome, DISC)->x,
                                      start + 20 - copysign (back * back / (2 * slowing), back),
                                      0.5);
    }
}

/* The same in figures: 146 mm after a flick of 3 m/s from 300 mm away, and not 257. */
static void
test_struck_at_three (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  g_autofree FlipOutcome *outcome = NULL;

  flip_table_add (&table, FLIP_PIECE_FIGURE, 2, 1400, 1400, 180);
  outcome = lay_flick (&table, 1400 - 300, 1400, 0, 3000);
  g_assert_cmpuint (outcome->n_topples, ==, 1);
  g_assert_cmpfloat_with_epsilon (lay_pose (&table, outcome, 2)->x - 1400, 146, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/slide/stopping-distance", test_stopping_distance);
  g_test_add_func ("/table/slide/head-on", test_head_on);
  g_test_add_func ("/table/slide/bounce-at-wall", test_bounce_at_wall);
  g_test_add_func ("/table/slide/bounce-at-disc", test_bounce_at_disc);
  g_test_add_func ("/table/slide/no-tunnelling", test_no_tunnelling);
  g_test_add_func ("/table/slide/loose-plate", test_loose_plate);
  g_test_add_func ("/table/slide/energy", test_energy);
  g_test_add_func ("/table/slide/struck-figure", test_struck_figure);
  g_test_add_func ("/table/slide/struck-at-three", test_struck_at_three);
  return g_test_run ();
}
