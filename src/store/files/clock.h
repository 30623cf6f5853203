/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* GLib knows no day after the year 9999, and clocks that are wrong do. These give the nearest moment that can be
   told, never NULL; the seconds are since 1970. */
GDateTime *flip_clock_now (void);
GDateTime *flip_clock_at (gint64 seconds);

/* A moment for programs, from seconds since 1970: "2026-11-16T19:05:00Z"; NULL where the clock that
   it came from was far beyond any calendar. */
char *flip_iso_time (gint64 seconds);

/* What a library keeps in microseconds, in seconds; of a damaged one, too, a moment that can be told. */
#define FLIP_LATEST_TIME G_GINT64_CONSTANT (253402214400) /* the last day of the year 9999 */
static inline gint64
flip_seconds (gint64 microseconds)
{
  return CLAMP (microseconds / G_USEC_PER_SEC, 0, FLIP_LATEST_TIME);
}

G_END_DECLS
