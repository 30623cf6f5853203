/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/offer.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* "62 % Not arrested", "38 % Arrested: −3 stars" */
static char *
print_outcome (const FlipChance *outcome)
{
  g_autoptr (GString) gains = g_string_new (NULL);

  flip_gains_print (&outcome->gains, gains);
  return gains->len
           /* Translators: a chance, of what, and what that brings: 38 % Arrested: −3 stars. */
           ? g_strdup_printf (_ ("%d %% %s: %s"), outcome->chance, outcome->words, gains->str)
           /* Translators: a chance, and of what: 62 % Not arrested */
           : g_strdup_printf (_ ("%d %% %s"), outcome->chance, outcome->words);
}

void
flip_offer_print (const FlipOffer *offer, GString *text)
{
  g_return_if_fail (offer && text);

  flip_gains_print (&offer->gains, text);
  for (guint i = 0; i < offer->n_outcomes; i++)
    {
      g_autofree char *outcome = print_outcome (&offer->outcomes[i]);

      flip_phrase_add_clause (text, outcome);
    }
}

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
