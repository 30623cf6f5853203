/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/bench.h"

#include "engine/base/poker.h"

static guint64
evaluate_all (guint counts[FLIP_N_HANDS])
{
  guint64 hands = 0;

  for (guint a = 0; a < FLIP_N_CARDS; a++)
    for (guint b = a + 1; b < FLIP_N_CARDS; b++)
      for (guint c = b + 1; c < FLIP_N_CARDS; c++)
        for (guint d = c + 1; d < FLIP_N_CARDS; d++)
          {
            FlipCardSet four =
              FLIP_CARD_BIT (a) | FLIP_CARD_BIT (b) | FLIP_CARD_BIT (c) | FLIP_CARD_BIT (d);

            for (guint e = d + 1; e < FLIP_N_CARDS; e++)
              counts[flip_poker_best (four | FLIP_CARD_BIT (e))]++;
            hands += FLIP_N_CARDS - 1 - d;
          }
  return hands;
}

void
bench_poker (const BenchReport *to)
{
  double best = 0;

  for (guint i = 0; i < BENCH_RUNS; i++)
    {
      guint counts[FLIP_N_HANDS] = { 0 };
      gint64 began = bench_now ();
      guint64 hands = evaluate_all (counts);

      best = MAX (best, (double) hands / bench_seconds_since (began));
    }
  bench_report (to, NULL, BENCH_POKER, best);
}
