/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/sample.h"
#include "tests/table/lay.h"

#include <math.h>

/* FU-TABLE-7: what is the same on every machine, and what on one. */

#define FROM_X 1000.0
#define FROM_Y 1400.0

/* How far the disc, of 10 mm radius, is from a round corner on its way, to the side and ahead. */
static double
way_to (double ahead, double aside, double reach)
{
  return ahead - sqrt (reach * reach - aside * aside);
}

static double
time_of (double way, double speed, FlipSurface surface)
{
  double slowing = lay_slowing (surface);

  return (speed - sqrt (speed * speed - 2 * slowing * way)) / slowing;
}

static void
assert_first_contact (const FlipTable *table, double speed, double way)
{
  g_autofree FlipOutcome *outcome = lay_flick (table, FROM_X, FROM_Y, 0, speed);

  g_assert_cmpuint (outcome->n_touches, >, 0);
  g_assert_cmpuint (outcome->touches[0].piece, ==, 2);
  g_assert_cmpfloat_with_epsilon (outcome->touches[0].time, time_of (way, speed, table->surface),
                                  1e-8);
}

/* However slight a graze and however long the steps: it is seen, and at its time. Behind it stands
   what would be met first if it were overlooked. */
static void
test_grazes (void)
{
  static const double depths[] = { 0.3, 0.05, 0.02, 0.005, 1e-3, 1e-4, 1e-5 };
  static const double speeds[] = { 1300, 2500, 6000 };

  for (guint i = 0; i < G_N_ELEMENTS (depths) * G_N_ELEMENTS (speeds) * 4; i++)
    {
      FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
      double depth = depths[i / 4 % G_N_ELEMENTS (depths)];
      double speed = speeds[i / 4 / G_N_ELEMENTS (depths)];
      gboolean box = i & 1;
      double reach = box ? 10 : 20, aside = reach - depth, side = i & 2 ? 1 : -1;

      if (box)
        lay_form (&table, 2, FROM_X + 320, FROM_Y + side * (aside + 5), 0,
                  (FlipPieceForm){ 40, 10, 20, 5 });
      else
        lay_form (&table, 2, FROM_X + 300, FROM_Y + side * aside, 0,
                  (FlipPieceForm){ 20, 0, 20, 5 });
      flip_table_add (&table, FLIP_PIECE_BARREL, 3, FROM_X + 400, FROM_Y, 0);
      assert_first_contact (&table, speed, way_to (300, aside, reach));
    }
}

/* A hair's breadth to the other side of nothing is touched. */
static void
test_near_misses (void)
{
  static const double gaps[] = { 0.02, 1e-3, 1e-5 };

  for (guint i = 0; i < G_N_ELEMENTS (gaps); i++)
    {
      FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
      g_autofree FlipOutcome *outcome = NULL;

      lay_form (&table, 2, FROM_X + 300, FROM_Y + 20 + gaps[i], 0, (FlipPieceForm){ 20, 0, 20, 5 });
      outcome = lay_flick (&table, FROM_X, FROM_Y, 0, 4000);
      g_assert_cmpuint (outcome->n_touches, ==, 0);
    }
}

/* Pieces that lie in each other are not pushed apart before something strikes them. */
static void
test_overlaps_keep_still (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);

  lay_form (&table, 2, FROM_X + 400, FROM_Y, 0, (FlipPieceForm){ 20, 0, 20, 5 });
  lay_form (&table, 3, FROM_X + 408, FROM_Y + 3, 0, (FlipPieceForm){ 20, 0, 20, 5 });
  assert_first_contact (&table, 3000, 400 - 20);
}

/* The hand */

/* Worked out once; the generator is whole numbers, and what it gives is rounded. */
static const struct
{
  guint64 seed;
  FlipFlick meant;
  double angle;
  double speed;
} errors[] = {
  { 1, { DISC, 100, 100, 90, 2000 }, 91.25, 2033 },
  { 2, { DISC, 100, 100, -45.5, 4000 }, -42.16, 4146 },
  { 77, { DISC, 100, 100, 179.9, 500 }, 179.03, 505 },
  { 123456789, { DISC, 100, 100, 0, 3100 }, -0.09, 3082 },
};

static void
test_hand (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      FlipFlick flick;
      FlipRandom random;

      flip_random_seed (&random, errors[i].seed, 1);
      flick = flip_flick_tremble (&errors[i].meant, &flip_tremor_of_people, &random);
      g_test_message ("%.2f, %.0f", flick.angle, flick.speed);
      g_assert_cmpfloat (flick.angle, ==, errors[i].angle);
      g_assert_cmpfloat (flick.speed, ==, errors[i].speed);
    }
}

/* Twice on one machine */

static char *
sum_of_outcomes (void)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  FlipTable table;

  flip_sample_town (&table);
  for (guint i = 0; i < FLIP_SAMPLE_FLICKS; i += 4)
    {
      const FlipFlick flick = flip_sample_flick (i);
      FlipOutcome outcome;
      g_autofree char *text = NULL;

      g_assert_true (flip_simulate (&table, &flick, &outcome, NULL, NULL));
      text = lay_print (&outcome);
      g_checksum_update (sum, (const guchar *) text, -1);
    }
  return g_strdup (g_checksum_get_string (sum));
}

/* In a process of its own memory lies elsewhere; the outcomes are the same to the last bit. */
static void
test_other_process (void)
{
  g_autofree char *sum = sum_of_outcomes (), *pattern = g_strdup_printf ("*%s*", sum);

  if (g_test_subprocess ())
    {
      g_print ("%s\n", sum);
      return;
    }
  g_setenv ("ASAN_OPTIONS", "detect_leaks=0", TRUE); /* this process looks for them at its end */
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout (pattern);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/equal/grazes", test_grazes);
  g_test_add_func ("/table/equal/near-misses", test_near_misses);
  g_test_add_func ("/table/equal/overlaps-keep-still", test_overlaps_keep_still);
  g_test_add_func ("/table/equal/hand", test_hand);
  g_test_add_func ("/table/equal/other-process", test_other_process);
  return g_test_run ();
}
