/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/aim.h"
#include "tests/table/lay.h"

#include <math.h>

/* Thousands of tables and flicks by chance, good and bad: no flick hangs or ends nowhere. */

#define GOOD_FLICKS 1500
#define BAD_FLICKS  3000

static guint
scaled (guint flicks)
{
  return g_getenv ("FLIPSIDE_TEST_SHORT") || g_getenv ("FLIPSIDE_TEST_PART") ? flicks / 20 : flicks;
}

static void
assert_sound (const FlipTable *table, const FlipOutcome *outcome)
{
  g_assert_false (outcome->cut);
  g_assert_cmpuint (outcome->steps, <, FLIP_SIMULATION_MOST_STEPS);
  g_assert_true (isfinite (outcome->time));
  g_assert_cmpuint (outcome->n_poses, ==, table->n_pieces);
  for (guint i = 0; i < outcome->n_poses; i++)
    {
      const FlipPose *pose = &outcome->poses[i];

      g_assert_true (isfinite (pose->x) && isfinite (pose->y) && isfinite (pose->angle));
      g_assert_cmpint (pose->gone, ==, lay_is_gone (outcome, table->pieces[i].id));
      if (!pose->gone)
        g_assert_true (pose->x >= 0 && pose->x <= table->width && pose->y >= 0
                       && pose->y <= table->height);
      if (table->pieces[i].fixed && i > 0)
        g_assert_true (pose->x == table->pieces[i].x && pose->y == table->pieces[i].y);
      if (pose->moved)
        g_assert_true (pose->angle >= -180 && pose->angle < 180);
    }
}

static void
assert_events_in_order (const FlipTable *table, const FlipOutcome *outcome)
{
  for (guint i = 0; i < outcome->n_touches; i++)
    {
      const FlipTouch *touch = &outcome->touches[i];

      g_assert_true (touch->inner || touch->outer);
      g_assert_cmpint (flip_table_index (table, touch->piece), >, 0);
      g_assert_true (flip_outcome_touch (outcome, touch->piece) == touch);
      g_assert_cmpfloat (touch->time, >=, -1e-4);
      g_assert_cmpfloat (touch->time, <=, outcome->time);
      if (i > 0)
        g_assert_cmpfloat (touch->time, >=, outcome->touches[i - 1].time - 1e-4);
    }
  for (guint i = 0; i < outcome->n_topples; i++)
    {
      const FlipTopple *topple = &outcome->topples[i];
      const FlipPiece *figure = flip_table_find (table, topple->figure);

      g_assert_true (flip_piece_stands (figure));
      g_assert_true (outcome->poses[flip_table_index (table, topple->figure)].fallen);
      g_assert_cmpfloat (topple->speed, >=, topple->limit);
      if (topple->direct)
        g_assert_cmpuint (outcome->touches[0].piece, ==, topple->figure);
    }
}

static void
flick_by_chance (FlipRandom *random, gboolean overlaps)
{
  FlipTable table;
  FlipFlick flick;
  FlipOutcome outcome;
  g_autoptr (FlipRecording) recording = NULL;
  g_autoptr (GError) error = NULL;
  gboolean recorded = flip_random_below (random, 2);

  lay_by_chance (&table, random, flip_random_below (random, 90), overlaps);
  flick = lay_flick_by_chance (random, &table, 1, FLIP_FLICK_FASTEST);
  if (!flip_simulate (&table, &flick, &outcome, recorded ? &recording : NULL, &error))
    {
      g_assert_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_FLICK);
      return;
    }
  assert_sound (&table, &outcome);
  assert_events_in_order (&table, &outcome);
  flip_outcome_apply (&outcome, &table);
  g_assert_true (flip_table_check (&table, NULL));
}

static void
test_good_flicks (void)
{
  FlipRandom random;

  flip_random_seed (&random, 21, 1);
  for (guint i = 0; i < scaled (GOOD_FLICKS); i++)
    flick_by_chance (&random, i % 3 == 0);
}

/* Numbers that nobody expects. */
static double
wild_number (FlipRandom *random, double usual)
{
  static const double wild[] = {
    NAN, INFINITY, -INFINITY, 0, -0.0, 1e300, -1e300, 1e-300, 5e-324, -1, 1e9, 0.5,
  };

  return flip_random_below (random, 4) ? usual : wild[flip_random_below (random, 12)];
}

static void
spoil_table (FlipTable *table, FlipRandom *random)
{
  FlipPiece *piece = &table->pieces[flip_random_below (random, table->n_pieces)];

  table->width = wild_number (random, table->width);
  piece->x = wild_number (random, piece->x);
  piece->y = wild_number (random, piece->y);
  piece->angle = wild_number (random, piece->angle);
  piece->kind = flip_random_below (random, 8) ? piece->kind : flip_random_next (random);
  piece->form.length = wild_number (random, 20);
  piece->form.width = wild_number (random, 20);
  piece->form.height = wild_number (random, 20);
  piece->form.mass = wild_number (random, 5);
  table->surface = flip_random_below (random, 8) ? table->surface : flip_random_next (random);
  table->n_doors = flip_random_below (random, FLIP_TABLE_MOST_DOORS + 2);
}

static void
test_bad_flicks (void)
{
  FlipRandom random;
  guint refused = 0, done = 0;

  flip_random_seed (&random, 22, 1);
  for (guint i = 0; i < scaled (BAD_FLICKS); i++)
    {
      FlipTable table;
      FlipFlick flick;
      FlipOutcome outcome;
      FlipAim aim;
      g_autoptr (GError) error = NULL;
      gboolean good;

      lay_by_chance (&table, &random, flip_random_below (&random, 20), TRUE);
      if (i % 2)
        spoil_table (&table, &random);
      flick.disc = DISC;
      flick.x = wild_number (&random, 150);
      flick.y = wild_number (&random, 150);
      flick.angle = wild_number (&random, 30);
      flick.speed = wild_number (&random, 1000);
      good = flip_simulate (&table, &flick, &outcome, NULL, &error);
      g_assert_cmpint (good, ==, flip_aim (&table, &flick, &aim, NULL));
      g_assert_cmpint (good, ==, error == NULL);
      if (!good)
        {
          g_assert_cmpint (error->domain, ==, FLIP_TABLE_ERROR);
          refused++;
          continue;
        }
      assert_sound (&table, &outcome);
      g_assert_true (isfinite (aim.x) && isfinite (aim.y) && isfinite (aim.distance));
      done++;
    }
  g_assert_cmpuint (refused, >, done / 4);
  g_assert_cmpuint (done, >, scaled (BAD_FLICKS) / 20);
}

/* Flick after flick on the same table, which must stay in order. */
static void
test_long_game (void)
{
  FlipRandom random;
  FlipTable table;
  guint flicks = 0;

  flip_random_seed (&random, 23, 1);
  lay_by_chance (&table, &random, 60, FALSE);
  for (guint i = 0; i < scaled (400); i++)
    {
      const FlipFlick flick = lay_flick_by_chance (&random, &table, 500, 4000);
      FlipOutcome outcome;
      FlipOverlap overlap;

      if (!flip_table_find (&table, DISC))
        flip_table_add (&table, FLIP_PIECE_BULLET, DISC, 0, 0, 0);
      if (!flip_simulate (&table, &flick, &outcome, NULL, NULL))
        continue;
      flip_outcome_apply (&outcome, &table);
      g_assert_true (flip_table_check (&table, NULL));
      g_assert_false (flip_table_find_overlap (&table, FLIP_OVERLAP_TOLERANCE, &overlap));
      flicks++;
    }
  g_assert_cmpuint (flicks, >, scaled (400) / 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/chance/good-flicks", test_good_flicks);
  g_test_add_func ("/table/chance/bad-flicks", test_bad_flicks);
  g_test_add_func ("/table/chance/long-game", test_long_game);
  return g_test_run ();
}
