/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/meaning.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

static int
scale (const FlipGame *game, gconstpointer state, guint seat, int worth, gboolean is_difference)
{
  FlipStakes stakes = flip_game_evaluation (game)->stakes (state, seat);

  g_assert (stakes.won > stakes.lost);
  return (int) ((gint64) (is_difference ? worth : worth - stakes.lost) * FLIP_CERTAIN
                / (stakes.won - stakes.lost));
}

const char *
flip_meaning_name (FlipMeaning meaning)
{
  return meaning == FLIP_MEANS_CHANCE ? "chance" : meaning == FLIP_MEANS_LEAD ? "lead" : "points";
}

FlipMeaning
flip_meaning_of (const FlipGame *game)
{
  g_return_val_if_fail (game != NULL, FLIP_MEANS_POINTS);

  return !flip_game_can_be_judged (game) || flip_game_evaluation (game)->stakes ? FLIP_MEANS_CHANCE
                                                                                : FLIP_MEANS_POINTS;
}

FlipMeaning
flip_meaning_at (const FlipGame *game, gconstpointer state)
{
  FlipResult result = { 0 };

  g_return_val_if_fail (game != NULL && state != NULL, FLIP_MEANS_POINTS);

  if (flip_meaning_of (game) == FLIP_MEANS_CHANCE)
    return FLIP_MEANS_CHANCE;
  flip_game_result (game, state, &result);
  return result.has_opponent ? FLIP_MEANS_LEAD : FLIP_MEANS_POINTS;
}

int
flip_meaning_of_worth (const FlipGame *game, gconstpointer state, guint seat, int worth)
{
  g_return_val_if_fail (game != NULL && flip_game_can_be_judged (game), worth);

  if (flip_meaning_of (game) == FLIP_MEANS_POINTS)
    return worth;
  return CLAMP (scale (game, state, seat, worth, FALSE), 0, FLIP_CERTAIN);
}

int
flip_meaning_of_difference (const FlipGame *game, gconstpointer state, guint seat, int difference)
{
  g_return_val_if_fail (game != NULL && flip_game_can_be_judged (game), difference);

  return flip_meaning_of (game) == FLIP_MEANS_POINTS ? difference
                                                     : scale (game, state, seat, difference, TRUE);
}

char *
flip_meaning_print_whole (FlipMeaning meaning, int whole)
{
  /* Translators: a number per cent */
  return meaning == FLIP_MEANS_CHANCE ? g_strdup_printf (_ ("%d %%"), whole)
                                      : g_strdup_printf ("%d", whole);
}

/* Whole per cents are fine enough for a chance; below one per cent, tenths are shown. */
char *
flip_meaning_print (FlipMeaning meaning, int hundredths)
{
  int tenths = (hundredths + (hundredths < 0 ? -5 : 5)) / 10;
  int whole = (hundredths + (hundredths < 0 ? -50 : 50)) / 100;
  const char *minus = hundredths < 0 && tenths ? "−" : "";
  g_autofree char *chance = NULL;

  if (meaning != FLIP_MEANS_CHANCE)
    {
      g_autofree char *points = flip_phrase_decimal (abs (tenths) / 10.0, 1);

      return g_strconcat (minus, points, NULL);
    }
  if (abs (hundredths) < FLIP_POINT && tenths)
    chance = flip_phrase_decimal (MIN (abs (tenths), 9) / 10.0, 1);
  else
    chance = flip_phrase_decimal (abs (whole), 0);
  /* Translators: a sign or nothing, and a number per cent */
  return g_strdup_printf (_ ("%s%s %%"), minus, chance);
}

char *
flip_meaning_tell (FlipMeaning meaning, int hundredths)
{
  g_autofree char *value = flip_meaning_print (meaning, hundredths);

  if (meaning == FLIP_MEANS_CHANCE)
    return g_steal_pointer (&value);
  /* Translators: %s: how many points somebody is expected to be ahead of an opponent at the end, as "3.5" or "−2.1" */
  return meaning == FLIP_MEANS_LEAD ? g_strdup_printf (_ ("lead %s"), value)
                                    /* Translators: %s: a number of points */
                                    : g_strdup_printf (_ ("%s points"), value);
}
