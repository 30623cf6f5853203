/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/reason.h"

#include <string.h>

/* A kind of features that speaks for less than this, in hundredths of a point, is not a reason. */
#define LEAST_REASON 20

static void
read_features (const FlipGame *game, gconstpointer state, guint seat, gint16 *features)
{
  memset (features, 0, game->sense->n_features * sizeof *features);
  game->sense->features (state, seat, features);
}

/* What the features of a row bring in all, and whether that is because there is more of them. */
static int
gain_of (const FlipFeature *row,
         const gint32 *weights,
         const gint16 *better,
         const gint16 *other,
         int *more)
{
  gint64 gain = 0;

  *more = 0;
  for (guint i = 0; i < row->n; i++)
    {
      gain += (gint64) weights[i] * (better[i] - other[i]);
      *more += better[i] - other[i];
    }
  return (int) (gain / FLIP_WEIGHT_ONE);
}

guint
flip_reason_find (const FlipGame *game,
                  const FlipWeights *weights,
                  gconstpointer better,
                  gconstpointer other,
                  guint seat,
                  guint most,
                  const char **reasons)
{
  gint16 first[FLIP_MAX_FEATURES], second[FLIP_MAX_FEATURES];
  g_autofree int *gains = g_new0 (int, most);
  guint n = 0, at = 0, left;

  if (!weights || !game->sense->rows)
    return 0;
  left = FLIP_MOST_LEFT - MIN (game->progress (better), FLIP_MOST_LEFT);
  read_features (game, better, seat, first);
  read_features (game, other, seat, second);
  for (guint row = 0; row < game->sense->n_rows; at += game->sense->rows[row++].n)
    {
      const FlipFeature *feature = &game->sense->rows[row];
      const gint32 *own = weights->by_left + left * (weights->n_features + 1) + at;
      int more, gain = gain_of (feature, own, first + at, second + at, &more);
      const char *words = more > 0 ? feature->more : feature->less;
      guint place = n;

      if (!words || more == 0 || gain < LEAST_REASON)
        continue;
      while (place > 0 && gains[place - 1] < gain)
        place--;
      if (place >= most)
        continue;
      n = MIN (n + 1, most);
      memmove (gains + place + 1, gains + place, (n - 1 - place) * sizeof *gains);
      memmove (reasons + place + 1, reasons + place, (n - 1 - place) * sizeof *reasons);
      gains[place] = gain;
      reasons[place] = words;
    }

  return n;
}
