/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes a table as RFC 4180 has it: commas, lines that end in CR LF, quotes where they are needed. */

/* A text that a spreadsheet would take for a formula gets an apostrophe before it: names may be
   somebody else's. */
void flip_csv_text (GString *csv, const char *text);
void flip_csv_number (GString *csv, gint64 number);

/* A cell that says nothing. */
void flip_csv_skip (GString *csv);

/* Seconds since 1970, as ISO 8601 in universal time. */
void flip_csv_time (GString *csv, gint64 seconds);
void flip_csv_end_row (GString *csv);

G_END_DECLS
