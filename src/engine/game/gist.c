/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/gist.h"

#include <stdlib.h>
#include <string.h>

void
flip_gist_set (FlipGist *gist, const char *format, ...)
{
  va_list arguments;
  int length;

  va_start (arguments, format);
  length = g_vsnprintf (gist->text, sizeof gist->text, format, arguments);
  va_end (arguments);
  g_assert (length >= 0 && (gsize) length < sizeof gist->text);
}

void
flip_gist_read (FlipGist *gist, const char *text)
{
  g_return_if_fail (gist && text);

  g_strlcpy (gist->text, text, sizeof gist->text);
}

gboolean
flip_gist_is (const FlipGist *gist, const char *word)
{
  gsize length = strlen (word);

  return strncmp (gist->text, word, length) == 0
         && (gist->text[length] == '\0' || gist->text[length] == ' ');
}

int
flip_gist_number (const FlipGist *gist, guint index)
{
  const char *at = gist->text;
  long number;

  g_return_val_if_fail (index < FLIP_GIST_NUMBERS, 0);

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
