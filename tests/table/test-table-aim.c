/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/aim.h"
#include "table/sample.h"
#include "tests/table/lay.h"

#include <math.h>

/* The preview, the hand that errs, and the recording. */

static void
test_ends (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  double slowing = lay_slowing (FLIP_SURFACE_TABLE);
  FlipFlick flick = { DISC, 1400, 1400, 0, 1000 };
  FlipAim aim;

  g_assert_true (flip_aim (&table, &flick, &aim, NULL));
  g_assert_cmpint (aim.end, ==, FLIP_AIM_STOPS);
  g_assert_cmpfloat_with_epsilon (aim.distance, 1000 * 1000 / (2 * slowing), 1e-6);
  flick.speed = 4000;
  g_assert_true (flip_aim (&table, &flick, &aim, NULL));
  g_assert_cmpint (aim.end, ==, FLIP_AIM_LEAVES);
  g_assert_cmpfloat_with_epsilon (aim.x, 2800, 1e-6);

  flip_table_add (&table, FLIP_PIECE_BARREL, 2, 1600, 1412, 0);
  g_assert_true (flip_aim (&table, &flick, &aim, NULL));
  g_assert_cmpint (aim.end, ==, FLIP_AIM_TOUCHES);
  g_assert_cmpuint (aim.item.piece, ==, 2);
  /* 12 aside and 16 ahead make 20. */
  g_assert_cmpfloat_with_epsilon (aim.distance, 200 - 16, 1e-6);
  g_assert_cmpfloat_with_epsilon (aim.item.nx, -0.8, 1e-6);
  g_assert_cmpfloat_with_epsilon (aim.item.ny, -0.6, 1e-6);
  g_assert_cmpfloat_with_epsilon (aim.item.speed, sqrt (16e6 - 2 * slowing * 184), 1e-6);
  g_assert_cmpfloat_with_epsilon (aim.item.blow, aim.item.speed * 0.8, 1e-3);
  g_assert_cmpfloat (aim.item.topple_from, ==, 0);
  /* Too slow to get there. */
  flick.speed = 800;
  g_assert_true (flip_aim (&table, &flick, &aim, NULL));
  g_assert_cmpint (aim.end, ==, FLIP_AIM_STOPS);
}

/* Glancing by a hair's breadth, and past it by one. */
static void
test_tangent (void)
{
  static const FlipPieceKind kinds[] = { FLIP_PIECE_BARREL, FLIP_PIECE_TUMBLEWEED };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (double aside = 19.9; aside < 20.15; aside += 0.2)
      {
        FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
        const FlipFlick flick = { DISC, 1200, 1400, 0, 4000 };
        g_autofree FlipOutcome *outcome = NULL;
        FlipAim aim;

        flip_table_add (&table, kinds[i], 2, 1500, 1400 + aside, 0);
        g_assert_true (flip_aim (&table, &flick, &aim, NULL));
        g_assert_cmpint (aim.end == FLIP_AIM_TOUCHES, ==, aside < 20);
        outcome = lay_flick (&table, 1200, 1400, 0, 4000);
        g_assert_cmpuint (outcome->n_touches, ==, aside < 20);
      }
}

/* What lies against the disc is no obstacle on the way off it. */
static void
test_touching_at_the_start (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  FlipFlick flick = { DISC, 1400, 1400, 0, 1000 };
  g_autofree FlipOutcome *away = NULL, *into = NULL;
  FlipAim aim;

  flip_table_add (&table, FLIP_PIECE_BARREL, 2, 1380.05, 1400, 0);
  g_assert_true (flip_aim (&table, &flick, &aim, NULL));
  g_assert_cmpint (aim.end, ==, FLIP_AIM_STOPS);
  away = lay_flick (&table, 1400, 1400, 0, 1000);
  g_assert_cmpuint (away->n_touches, ==, 0);
  g_assert_false (away->poses[1].moved);
  flick.angle = 180;
  g_assert_true (flip_aim (&table, &flick, &aim, NULL));
  g_assert_cmpint (aim.end, ==, FLIP_AIM_TOUCHES);
  g_assert_cmpfloat (aim.distance, ==, 0);
  into = lay_flick (&table, 1400, 1400, 180, 1000);
  g_assert_cmpuint (into->n_touches, ==, 1);
}

/* The speed from which the figure falls is the one from which it falls. */
static void
test_topple_from (void)
{
  for (double angle = -90; angle <= 90; angle += 15)
    for (double aside = -12; aside <= 12; aside += 6)
      {
        FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
        const FlipFlick flick = { DISC, 1200, 1400 + aside, 0, 100 };
        g_autofree FlipOutcome *below = NULL, *above = NULL;
        FlipAimItem items[FLIP_TABLE_MOST_PIECES];

        flip_table_add (&table, FLIP_PIECE_FIGURE, 2, 1400, 1400, angle);
        g_assert_cmpuint (flip_aim_line (&table, &flick, items, NULL), ==, 1);
        g_assert_cmpfloat (items[0].speed, ==, 0);
        if (items[0].topple_from * 1.01 > FLIP_FLICK_FASTEST)
          continue;
        g_assert_cmpfloat (items[0].topple_from, >, 900);
        below = lay_flick (&table, flick.x, flick.y, 0, items[0].topple_from * 0.99);
        above = lay_flick (&table, flick.x, flick.y, 0, items[0].topple_from * 1.01);
        g_assert_cmpuint (below->n_topples, ==, 0);
        g_assert_cmpuint (above->n_topples, ==, 1);
      }
}

static void
test_line (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  const FlipFlick flick = { DISC, 1000, 1400, 0, 500 };
  FlipAimItem items[FLIP_TABLE_MOST_PIECES];

  flip_table_add (&table, FLIP_PIECE_BARREL, 9, 1900, 1405, 0);
  flip_table_add (&table, FLIP_PIECE_FIGURE, 3, 1300, 1390, 90);
  flip_table_add (&table, FLIP_PIECE_CACTUS, 4, 1500, 1430, 0);
  flip_table_add (&table, FLIP_PIECE_BLOCK, 5, 1700, 1420, 0);
  flip_table_add (&table, FLIP_PIECE_BLOCK, 6, 1700, 1350, 0);
  flip_table_add (&table, FLIP_PIECE_BARREL, 7, 900, 1400, 0);
  g_assert_cmpuint (flip_aim_line (&table, &flick, items, NULL), ==, 3);
  g_assert_cmpuint (items[0].piece, ==, 3);
  g_assert_cmpuint (items[1].piece, ==, 5);
  g_assert_cmpuint (items[2].piece, ==, 9);
}

/* In a full town the preview tells the first contact of every flick that follows. */
static void
test_preview_holds (void)
{
  FlipTable table;
  guint touched = 0;

  flip_sample_town (&table);
  for (guint i = 0; i < FLIP_SAMPLE_FLICKS; i++)
    {
      const FlipFlick flick = flip_sample_flick (i);
      FlipOutcome outcome;
      FlipAim aim;

      g_assert_true (flip_aim (&table, &flick, &aim, NULL));
      g_assert_true (flip_simulate (&table, &flick, &outcome, NULL, NULL));
      g_assert_cmpint (aim.end == FLIP_AIM_TOUCHES, ==, outcome.n_touches > 0);
      if (outcome.n_touches == 0)
        continue;
      touched++;
      g_assert_cmpuint (outcome.touches[0].piece, ==, aim.item.piece);
      g_assert_cmpfloat_with_epsilon (outcome.touches[0].speed, aim.item.blow,
                                      aim.item.speed * 0.01);
    }
  g_assert_cmpuint (touched, >, 50);
}

/* The hand */

static void
test_steady_hand (void)
{
  const FlipFlick flick = { DISC, 12.34, 56.78, 181.2345, 1234.4 };
  FlipRandom random, same;
  FlipFlick steady;

  flip_random_seed (&random, 1, 1);
  same = random;
  steady = flip_flick_tremble (&flick, &flip_tremor_none, &random);
  g_assert_cmpfloat_with_epsilon (steady.x, 12.3, 1e-9);
  g_assert_cmpfloat_with_epsilon (steady.y, 56.8, 1e-9);
  g_assert_cmpfloat_with_epsilon (steady.angle, -178.77, 1e-9);
  g_assert_cmpfloat_with_epsilon (steady.speed, 1234, 1e-9);
  /* As many numbers are drawn as by a hand that errs. */
  flip_flick_tremble (&flick, &flip_tremor_of_people, &same);
  g_assert_cmphex (flip_random_next (&random), ==, flip_random_next (&same));
}

static void
test_tremor (void)
{
  static const struct
  {
    double speed;
    double growth;
  } cases[] = { { 2000, 1 }, { 4000, 1.5 }, { 1000, 0.75 } };
  const guint draws = 20000;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const FlipFlick flick = { DISC, 100, 100, 90, cases[i].speed };
      double angle = 0, angles = 0, speed = 0, speeds = 0;
      FlipRandom random;

      flip_random_seed (&random, 9, 1);
      for (guint j = 0; j < draws; j++)
        {
          FlipFlick real = flip_flick_tremble (&flick, &flip_tremor_of_people, &random);

          angle += real.angle - 90;
          angles += (real.angle - 90) * (real.angle - 90);
          speed += real.speed / cases[i].speed - 1;
          speeds += (real.speed / cases[i].speed - 1) * (real.speed / cases[i].speed - 1);
        }
      g_assert_cmpfloat_with_epsilon (angle / draws, 0, 0.03);
      g_assert_cmpfloat_with_epsilon (speed / draws, 0, 0.001);
      g_assert_cmpfloat_with_epsilon (sqrt (angles / draws) / (1.2 * cases[i].growth), 1, 0.02);
      g_assert_cmpfloat_with_epsilon (sqrt (speeds / draws) / (0.04 * cases[i].growth), 1, 0.02);
    }
}

/* The recording */

static void
test_recording (void)
{
  FlipTable table;
  const FlipFlick flick = flip_sample_flick (3);
  FlipOutcome outcome;
  g_autoptr (FlipRecording) recording = NULL;
  double duration;

  flip_sample_town (&table);
  g_assert_true (flip_simulate (&table, &flick, &outcome, &recording, NULL));
  duration = flip_recording_duration (recording);
  g_assert_cmpfloat (duration, >=, outcome.time);
  for (guint i = 0; i < table.n_pieces; i++)
    {
      FlipFrame before = flip_recording_at (recording, i, -1), last = before;
      FlipFrame after = flip_recording_at (recording, i, duration + 5);

      g_assert_cmpfloat_with_epsilon (before.x, i ? table.pieces[i].x : flick.x, 1e-3);
      g_assert_cmpfloat_with_epsilon (after.x, outcome.poses[i].x, 1e-3);
      g_assert_cmpfloat_with_epsilon (after.y, outcome.poses[i].y, 1e-3);
      g_assert_cmpint (after.gone, ==, outcome.poses[i].gone);
      g_assert_cmpint (after.fall == 1, ==, outcome.poses[i].fallen);
      g_assert_cmpint (flip_recording_moves (recording, i), ==, outcome.poses[i].moved);
      for (double time = 0; time < outcome.time - 0.001; time += 0.001)
        {
          FlipFrame moment = flip_recording_at (recording, i, time);

          g_assert_cmpfloat (hypot (moment.x - last.x, moment.y - last.y), <, 3.01);
          g_assert_cmpfloat (moment.fall, >=, last.fall);
          last = moment;
        }
    }
}

/* On a free way the recording follows the closed form at any time. */
static void
test_recording_in_between (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  double slowing = lay_slowing (FLIP_SURFACE_TABLE);
  const FlipFlick flick = { DISC, 100, 1400, 0, 2000 };
  FlipOutcome outcome;
  g_autoptr (FlipRecording) recording = NULL;

  g_assert_true (flip_simulate (&table, &flick, &outcome, &recording, NULL));
  for (double time = 0; time < 2000 / slowing; time += 0.0077)
    g_assert_cmpfloat_with_epsilon (flip_recording_at (recording, 0, time).x,
                                    100 + 2000 * time - slowing * time * time / 2, 0.06);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/aim/ends", test_ends);
  g_test_add_func ("/table/aim/tangent", test_tangent);
  g_test_add_func ("/table/aim/touching-at-the-start", test_touching_at_the_start);
  g_test_add_func ("/table/aim/topple-from", test_topple_from);
  g_test_add_func ("/table/aim/line", test_line);
  g_test_add_func ("/table/aim/preview-holds", test_preview_holds);
  g_test_add_func ("/table/hand/steady", test_steady_hand);
  g_test_add_func ("/table/hand/tremor", test_tremor);
  g_test_add_func ("/table/recording/whole", test_recording);
  g_test_add_func ("/table/recording/in-between", test_recording_in_between);
  return g_test_run ();
}
