/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/summary.h"

#include <stdlib.h>
#include <string.h>

void
flip_summary_set (FlipSummary *summary, const char *format, ...)
{
  va_list arguments;
  int length;

  va_start (arguments, format);
  length = g_vsnprintf (summary->text, sizeof summary->text, format, arguments);
  va_end (arguments);
  g_assert (length >= 0 && (gsize) length < sizeof summary->text);
}

void
flip_summary_read (FlipSummary *summary, const char *text)
{
  g_return_if_fail (summary && text);

  g_strlcpy (summary->text, text, sizeof summary->text);
}

gboolean
flip_summary_is (const FlipSummary *summary, const char *word)
{
  gsize length = strlen (word);

  return strncmp (summary->text, word, length) == 0
         && (summary->text[length] == '\0' || summary->text[length] == ' ');
}

int
flip_summary_number (const FlipSummary *summary, guint index)
{
  const char *at = summary->text;
  long number;

  g_return_val_if_fail (index < FLIP_SUMMARY_NUMBERS, 0);

  for (guint i = 0; i <= index; i++)
    {
      at = strchr (at, ' ');
      if (!at)
        return 0;
      at++;
    }
  number = strtol (at, NULL, 10);
  return (int) CLAMP (number, -1000000, 1000000);
}
