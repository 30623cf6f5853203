/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes a table according to RFC 4180: commas, lines that end in CR LF, quotes where needed. */

/* A text that a spreadsheet would take for a formula is preceded by an apostrophe, as names may
   come from someone else. */
void flip_csv_text (GString *csv, const char *text);
void flip_csv_number (GString *csv, gint64 number);

/* An empty cell. */
void flip_csv_skip (GString *csv);

/* Seconds since 1970, as ISO 8601 in UTC. */
void flip_csv_time (GString *csv, gint64 seconds);
void flip_csv_end_row (GString *csv);

G_END_DECLS
