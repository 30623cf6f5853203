/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* Points at any moment. */

int
insertcoin_level_points (const InsertcoinState *state, guint index, guint level)
{
  const InsertcoinSeat *seat = &state->seats[index];
  int unfilled = (int) insertcoin_grid_count (insertcoin_free (state, seat, level));

  g_assert (index < state->n_seats && level < INSERTCOIN_LEVELS);

  return insertcoin_has_shape (seat, level)
           ? MAX (0, insertcoin_shape (state, seat, level)->value - unfilled)
           : 0;
}

void
insertcoin_score (gconstpointer data, guint index, FlipScore *score)
{
  static const char *const ids[INSERTCOIN_LEVELS] = { "level-1", "level-2", "level-3" };
  static const char *const labels[INSERTCOIN_LEVELS] = {
    N_ ("Level 1"),
    N_ ("Level 2"),
    N_ ("Level 3"),
  };
  const InsertcoinState *state = data;
  const InsertcoinSeat *seat = &state->seats[index];

  g_return_if_fail (index < state->n_seats);

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    flip_score_add (score, ids[level], _ (labels[level]),
                    (int) insertcoin_grid_count (seat->filled[level]),
                    insertcoin_level_points (state, index, level));
  /* Translators: a line of the score */
  flip_score_add (score, "coins", _ ("Unused coins"), seat->coins,
                  seat->coins * INSERTCOIN_COIN_POINTS)
    ->glyph = "token";
  /* Translators: a line of the score */
  flip_score_add (score, "lives", _ ("Lives left"), seat->lives,
                  seat->lives * INSERTCOIN_LIFE_POINTS)
    ->glyph = "heart";
}

int
insertcoin_total (const InsertcoinState *state, guint seat)
{
  FlipScore score = { 0 };

  insertcoin_score (state, seat, &score);
  return score.total;
}
