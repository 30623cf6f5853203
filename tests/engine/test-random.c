/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/random.h"

/* The first six numbers of pcg32-demo as published with the generator: seed 42, stream 54. */
static void
test_reference (void)
{
  static const guint32 published[] = {
    0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e,
  };
  FlipRandom random;

  flip_random_seed (&random, 42, 54);
  for (guint i = 0; i < G_N_ELEMENTS (published); i++)
    g_assert_cmphex (flip_random_next (&random), ==, published[i]);
}

static void
test_same_seed_same_sequence (void)
{
  FlipRandom a, b, other_seed, other_stream;
  guint seed_differs = 0, stream_differs = 0;

  flip_random_seed (&a, 7, 1);
  flip_random_seed (&b, 7, 1);
  flip_random_seed (&other_seed, 8, 1);
  flip_random_seed (&other_stream, 7, 2);
  for (guint i = 0; i < 1000; i++)
    {
      guint32 number = flip_random_next (&a);

      g_assert_cmphex (flip_random_next (&b), ==, number);
      seed_differs += flip_random_next (&other_seed) != number;
      stream_differs += flip_random_next (&other_stream) != number;
    }

  g_assert_cmpuint (seed_differs, >, 990);
  g_assert_cmpuint (stream_differs, >, 990);
}

static void
test_large_seeds (void)
{
  FlipRandom low, high;
  guint differs = 0;

  flip_random_seed (&low, 1, 0);
  flip_random_seed (&high, 1 + (G_GUINT64_CONSTANT (1) << 63), 0);
  for (guint i = 0; i < 100; i++)
    differs += flip_random_next (&low) != flip_random_next (&high);
  g_assert_cmpuint (differs, >, 90);
}

static void
test_bounds (void)
{
  static const guint32 bounds[] = {
    1,   2,   3,     5,          13,         51,         52,         53,         255,
    256, 257, 65536, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff,
  };
  FlipRandom random;

  flip_random_seed (&random, 3, 3);
  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    for (guint j = 0; j < 2000; j++)
      g_assert_cmpuint (flip_random_below (&random, bounds[i]), <, bounds[i]);
}

/* Chi-square of the numbers below a bound, put into equal boxes. */
static double
chi_square (guint32 bound, guint boxes, guint draws)
{
  g_autofree guint *counts = g_new0 (guint, boxes);
  double expected = (double) draws / boxes, sum = 0;
  FlipRandom random;

  flip_random_seed (&random, 2024, 1);
  for (guint i = 0; i < draws; i++)
    counts[(guint64) flip_random_below (&random, bound) * boxes / bound]++;
  for (guint i = 0; i < boxes; i++)
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;
  return sum;
}

/* The limits are the quantiles for 1 in 10,000; the seed is fixed, so this never flickers. */
static void
test_uniform (void)
{
  static const struct
  {
    guint32 bound;
    guint boxes;
    double limit;
  } cases[] = {
    { 2, 2, 15.1 },
    { 3, 3, 18.4 },
    { 13, 13, 39.1 },
    { 52, 52, 97.0 },
    /* Three quarters of all 32-bit numbers: a plain remainder would favour the first third. */
    { 0xc0000000, 3, 18.4 },
    { 0xaaaaaaab, 3, 18.4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      double sum = chi_square (cases[i].bound, cases[i].boxes, 60000);

      g_assert_cmpfloat (sum, <, cases[i].limit);
      g_assert_cmpfloat (sum, >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/reference", test_reference);
  g_test_add_func ("/random/same-seed-same-sequence", test_same_seed_same_sequence);
  g_test_add_func ("/random/large-seeds", test_large_seeds);
  g_test_add_func ("/random/bounds", test_bounds);
  g_test_add_func ("/random/uniform", test_uniform);
  return g_test_run ();
}
