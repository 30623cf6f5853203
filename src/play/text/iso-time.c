/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/text/iso-time.h"

char *
flip_iso_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);

  return time ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ") : NULL;
}
