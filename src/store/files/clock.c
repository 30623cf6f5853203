/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/files/clock.h"

GDateTime *
flip_clock_at (gint64 seconds)
{
  GDateTime *time = g_date_time_new_from_unix_local (CLAMP (seconds, 0, FLIP_LATEST_TIME));

  g_assert (time);
  return time;
}

GDateTime *
flip_clock_now (void)
{
  return flip_clock_at (g_get_real_time () / G_USEC_PER_SEC);
}

char *
flip_iso_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);

  return time ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ") : NULL;
}
