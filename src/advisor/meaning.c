/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/meaning.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdlib.h>

/* Nothing is taken for certain before it has come. */
#define LEAST_CHANCE .002

/* A tenth, the last place that is shown. */
#define LEAST_SHOWN (FLIP_POINT / 10)

/* helpers */

/* A chance as it was learned from games that were played to their end: of two that seem alike, the one that is
   more likely than not is so even more. */
static int
correct_chance (const FlipCorrection *correction, guint progress, int chance)
{
  double share = CLAMP (chance / (double) FLIP_CERTAIN, LEAST_CHANCE, 1 - LEAST_CHANCE);
  double odds = flip_correction_apply (correction, progress, log (share / (1 - share)));

  return (int) lround (FLIP_CERTAIN / (1 + exp (-odds)));
}

/* What was worked out, in the unit that people are shown. */
static int
measure (const FlipGame *game, gconstpointer state, guint seat, int worth)
{
  FlipStakes stakes;

  if (flip_meaning_of (game) == FLIP_MEANS_POINTS)
    return worth;
  stakes = flip_game_evaluation (game)->stakes (state, seat);
  g_assert (stakes.won > stakes.lost);
  return CLAMP ((int) ((gint64) (worth - stakes.lost) * FLIP_CERTAIN / (stakes.won - stakes.lost)), 0,
                FLIP_CERTAIN);
}

static const FlipCorrection *
correction_at (const FlipGame *game, const FlipWeights *weights, gconstpointer state)
{
  return weights && weights->n_corrections
           ? flip_weights_correction (weights, flip_meaning_name (flip_meaning_at (game, state)),
                                      *((const guint8 *) state + game->seats_offset))
           : NULL;
}

static int
correct (const FlipGame *game, const FlipCorrection *correction, guint progress, int measured)
{
  if (!correction)
    return measured;
  if (flip_meaning_of (game) == FLIP_MEANS_CHANCE)
    return correct_chance (correction, progress, measured);
  return (int) lround (FLIP_POINT
                       * flip_correction_apply (correction, progress, measured / (double) FLIP_POINT));
}

/* public functions */

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
flip_meaning_of_worth (const FlipGame *game,
                       const FlipWeights *weights,
                       gconstpointer state,
                       guint seat,
                       int worth)
{
  g_return_val_if_fail (game != NULL && flip_game_can_be_judged (game), worth);

  if (!flip_game_over (game, state))
    return correct (game, correction_at (game, weights, state), flip_game_progress (game, state),
                    measure (game, state, seat, worth));
  return flip_meaning_at (game, state) == FLIP_MEANS_POINTS
           ? flip_game_points (game, state, seat) * FLIP_POINT
           : measure (game, state, seat, worth);
}

int
flip_meaning_of_error (const FlipGame *game,
                       const FlipWeights *weights,
                       gconstpointer state,
                       guint seat,
                       int worth,
                       int error)
{
  return (flip_meaning_of_worth (game, weights, state, seat, worth + error)
          - flip_meaning_of_worth (game, weights, state, seat, worth - error))
         / 2;
}

int
flip_meaning_of_start (const FlipGame *game, const FlipWeights *weights, gconstpointer state, guint seat)
{
  g_return_val_if_fail (game != NULL && flip_game_can_be_judged (game), 0);

  return correct (game, correction_at (game, weights, state), FLIP_CORRECTION_START,
                  measure (game, state, seat, flip_value (game, weights, state, seat)));
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
flip_meaning_print_error (FlipMeaning meaning, int hundredths)
{
  g_autofree char *value = flip_meaning_print (meaning, MAX (hundredths, LEAST_SHOWN));

  return hundredths > 0 ? g_strconcat (" ± ", value, NULL) : g_strdup ("");
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
