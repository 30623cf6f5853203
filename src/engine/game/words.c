/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/words.h"

#include "engine/base/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BLANKS " \t"

char *
flip_unix_lines (char *text)
{
  char *end = strchr (text, '\r'); /* usually NULL */

  if (!end)
    return text;
  for (const char *p = end; *p;)
    {
      gsize returns = strspn (p, "\r");

      if (p[returns] != '\n')
        {
          memmove (end, p, returns);
          end += returns;
        }
      p += returns;
      if (*p)
        *end++ = *p++;
    }

  *end = '\0';
  return text;
}

guint
flip_words_split (char *text, char **words, guint most)
{
  guint n = 0;

  for (text += strspn (text, BLANKS); *text; text += strspn (text, BLANKS))
    {
      if (n < most)
        words[n] = text;
      n++;
      text += strcspn (text, BLANKS);
      if (*text)
        *text++ = '\0';
    }

  return n;
}

static gboolean
refuse (FlipRefusal *refusal, const char *rule, const char *text)
{
  return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, rule, "%s", text);
}

gboolean
flip_words_check_number (FlipRefusal *refusal, guint n, guint most)
{
  if (n == 0)
    return refuse (refusal, "", _ ("The line is empty."));
  return n <= most || refuse (refusal, "", _ ("The line is too long."));
}

const char *
flip_words_peek (const FlipWords *words)
{
  return words->at < words->n ? words->words[words->at] : "";
}

gboolean
flip_words_take (FlipWords *words, const char *expected)
{
  if (g_ascii_strcasecmp (flip_words_peek (words), expected) != 0)
    return FALSE;
  words->at++;
  return TRUE;
}

int
flip_words_take_known (FlipWords *words, FlipWordOf word, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (flip_words_take (words, word (i)))
        return (int) i;
    }

  return -1;
}

gboolean
flip_words_fail (const FlipWords *words, const char *rule, const char *text)
{
  return refuse (words->refusal, rule, text);
}

gboolean
flip_words_check_end (const FlipWords *words)
{
  return words->at >= words->n
         || flip_refuse (words->refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                         /* Translators: %s: what was written */
                         _ ("“%s” is one word too many."), flip_quoted (flip_words_peek (words)));
}
