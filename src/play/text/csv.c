/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/text/csv.h"

#include "store/files/clock.h"

#include <string.h>

#define ROW_END "\r\n"

static void
begin_cell (GString *csv)
{
  if (csv->len > 0 && csv->str[csv->len - 1] != '\n')
    g_string_append_c (csv, ',');
}

/* An empty cell at the beginning of a row would leave no trace, so it is quoted. */
void
flip_csv_skip (GString *csv)
{
  g_return_if_fail (csv);

  flip_csv_text (csv, "");
}

void
flip_csv_text (GString *csv, const char *text)
{
  gboolean is_formula, is_quoted;

  g_return_if_fail (csv && text);

  is_formula = *text && strchr ("=+-@\t", *text);
  is_quoted = !*text || strpbrk (text, ",\"\r\n") || g_ascii_isspace (*text);
  begin_cell (csv);
  if (is_quoted)
    g_string_append_c (csv, '"');
  if (is_formula)
    g_string_append_c (csv, '\'');
  for (; *text; text++)
    {
      if (*text == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *text);
    }
  if (is_quoted)
    g_string_append_c (csv, '"');
}

void
flip_csv_number (GString *csv, gint64 number)
{
  g_return_if_fail (csv);

  begin_cell (csv);
  g_string_append_printf (csv, "%" G_GINT64_FORMAT, number);
}

void
flip_csv_time (GString *csv, gint64 seconds)
{
  g_autofree char *text = flip_iso_time (seconds);

  flip_csv_text (csv, text ? text : "");
}

void
flip_csv_end_row (GString *csv)
{
  g_return_if_fail (csv);

  g_string_append (csv, ROW_END);
}
