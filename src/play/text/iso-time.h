/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A moment for programs, from seconds since 1970: "2026-11-16T19:05:00Z"; NULL where the clock that
   it came from was far beyond any calendar. */
char *flip_iso_time (gint64 seconds);

G_END_DECLS
