/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/gains.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

void
flip_gains_add (FlipGains *gains, const char *glyph, const char *format, ...)
{
  FlipGain *gain = &gains->gains[gains->n];
  va_list arguments;

  g_return_if_fail (gains && format);

  if (gains->n == FLIP_MOST_GAINS)
    return;
  gain->glyph = glyph;
  va_start (arguments, format);
  flip_phrase_vprint (gain->words, sizeof gain->words, format, arguments);
  va_end (arguments);
  gains->n++;
}

char *
flip_points_words (int points)
{
  gulong n = (gulong) ABS (points);

  if (points == 0)
    return NULL;
  /* Translators: %lu: how many */
  return g_strdup_printf (points > 0 ? ngettext ("+%lu point", "+%lu points", n)
                                     /* Translators: %lu: how many */
                                     : ngettext ("−%lu point", "−%lu points", n),
                          n);
}

void
flip_gains_print (const FlipGains *gains, GString *text)
{
  g_autofree char *points = flip_points_words (gains->points);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < gains->n; i++)
    flip_phrase_add (words, gains->gains[i].words);
  if (points)
    flip_phrase_add (words, points);
  g_string_append (text, words->str);
}

int
flip_chance_of (guint good, guint all)
{
  g_return_val_if_fail (all > 0 && good <= all, 0);

  return (int) ((good * 100 + all / 2) / all);
}
