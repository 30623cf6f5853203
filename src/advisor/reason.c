/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/reason.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Effects that are worth less are not mentioned, in hundredths of a point. */
#define LEAST_WORTH 30

typedef struct
{
  const char *words;
  gint64 worth;
} Reason;

static void
read_features (const FlipGame *game, gconstpointer state, guint seat, gint16 *features)
{
  memset (features, 0, flip_game_n_features (game) * sizeof *features);
  flip_game_features (game, state, seat, features);
}

/* Keeps the strongest reasons; the same words are used only once. */
static void
keep (Reason reasons[FLIP_MOST_REASONS], const char *words, gint64 worth)
{
  guint place = FLIP_MOST_REASONS;

  if (!words || worth < (gint64) LEAST_WORTH * FLIP_WEIGHT_ONE)
    return;
  while (place > 0 && worth > reasons[place - 1].worth)
    place--;
  if (place == FLIP_MOST_REASONS || (place > 0 && reasons[place - 1].words == words))
    return;
  memmove (reasons + place + 1, reasons + place, (FLIP_MOST_REASONS - place - 1) * sizeof *reasons);
  reasons[place] = (Reason){ words, worth };
}

guint
flip_reason_find (const FlipGame *game,
                  const FlipWeights *weights,
                  gconstpointer before,
                  gconstpointer after,
                  guint seat,
                  const char *words[FLIP_MOST_REASONS])
{
  gint16 then[FLIP_MAX_FEATURES], now[FLIP_MAX_FEATURES];
  Reason reasons[FLIP_MOST_REASONS] = { { NULL, 0 }, { NULL, 0 } };
  const FlipEvaluation *evaluation = flip_game_evaluation (game);
  const gint32 *weight;
  guint n = 0;

  g_return_val_if_fail (words, 0);

  if (!weights || !evaluation->rows || flip_game_over (game, after))
    return 0;
  read_features (game, before, seat, now);
  read_features (game, after, seat, then);
  weight = weights->by_left
           + (FLIP_MOST_LEFT - MIN (flip_game_progress (game, after), FLIP_MOST_LEFT))
               * (weights->n_features + 1);
  for (guint row = 0, feature = 0; row < evaluation->n_rows; row++)
    {
      gint64 more = 0, less = 0;

      for (guint i = 0; i < evaluation->rows[row].n; i++, feature++)
        {
          gint64 change = then[feature] - now[feature];

          *(change > 0 ? &more : &less) += change * weight[feature];
        }
      keep (reasons, evaluation->rows[row].more, more);
      keep (reasons, evaluation->rows[row].less, less);
    }
  while (n < FLIP_MOST_REASONS && reasons[n].words)
    {
      words[n] = _ (reasons[n].words);
      n++;
    }

  return n;
}

char *
flip_reason_tell (const FlipGame *game,
                  const FlipWeights *weights,
                  gconstpointer before,
                  gconstpointer after,
                  guint seat)
{
  const char *words[FLIP_MOST_REASONS];
  guint n = flip_reason_find (game, weights, before, after, seat, words);

  if (n == 0)
    return NULL;
  /* Translators: what a choice is good for: "Why: keeps the straight open" */
  return n == 1 ? g_strdup_printf (_ ("Why: %s"), words[0])
                /* Translators: two things that a choice is good for */
                : g_strdup_printf (_ ("Why: %s, %s"), words[0], words[1]);
}
