/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Seconds since 1970. GLib has no dates after the year 9999, but a wrong clock may; these functions
   return the nearest valid time. */
#define FLIP_LATEST_TIME G_GINT64_CONSTANT (253402214400) /* the last day of the year 9999 */

/* Never NULL. */
static inline GDateTime *
flip_clock_at (gint64 seconds)
{
  GDateTime *time = g_date_time_new_from_unix_local (CLAMP (seconds, 0, FLIP_LATEST_TIME));

  g_assert (time);
  return time;
}

static inline GDateTime *
flip_clock_now (void)
{
  return flip_clock_at (g_get_real_time () / G_USEC_PER_SEC);
}

/* The seconds of a time that a library, even a damaged one, stores in microseconds. */
static inline gint64
flip_seconds (gint64 microseconds)
{
  return CLAMP (microseconds / G_USEC_PER_SEC, 0, FLIP_LATEST_TIME);
}

/* A time for programs: "2026-11-16T19:05:00Z"; NULL if the clock it came from was beyond any
   calendar. */
static inline char *
flip_iso_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);

  return time ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ") : NULL;
}

G_END_DECLS
