/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/bench.h"

#include "cli/cli.h"

#include <time.h>

gboolean
bench_wants (const BenchReport *to, const char *name)
{
  return !*to->wanted || g_strv_contains ((const char *const *) to->wanted, name);
}

void
bench_report (const BenchReport *to, const char *game, const char *figure, double value)
{
  g_autofree char *name = game ? g_strdup_printf ("%s-%s", game, figure) : g_strdup (figure);

  if (!bench_wants (to, name))
    return;
  if (to->json)
    flip_json_real (to->json, name, value);
  else
    cli_say ("%s %.*f", name, value < 100 ? 4 : 0, value);
}

gint64
bench_now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

double
bench_seconds_since (gint64 began)
{
  return (double) MAX (1, bench_now () - began) / 1e6;
}
