/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* How near each seat has come, and how the game ended. */

void
flipcity_score (gconstpointer data, guint index, FlipScore *score)
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = &state->seats[index];

  g_assert (index < state->n_seats);

  flip_score_add (score, "best", _ ("Points of the best turn"), seat->best, seat->best)->glyph =
    "star";
  flip_score_add (score, "most-cards", _ ("Most cards in a turn"), seat->most_cards, 0);
  flip_score_add (score, "cards", _ ("Cards of the city"), (int) flipcity_seat_cards (state, index),
                  0);
  flip_score_add (score, "busts", _ ("Busts"), seat->busts, 0);
}

static void
set_victory (const FlipcityState *state, FlipResult *result)
{
  g_assert (state->end == FLIPCITY_WON_BY_POINTS || state->end == FLIPCITY_WON_BY_CARDS);

  if (state->end == FLIPCITY_WON_BY_POINTS)
    flip_gist_set (&result->ending, "won-by-points %d", flipcity_gain (state, FLIPCITY_POINTS));
  else
    flip_gist_set (&result->ending, "won-by-cards %u", state->turn.n_played);
}

/* Only the winner is ahead; the others have not won, and share the second place. */
void
flipcity_result (gconstpointer data, FlipResult *result)
{
  const FlipcityState *state = data;

  memset (result, 0, sizeof *result);
  result->over = state->stage == FLIPCITY_STAGE_OVER;
  if (!result->over)
    return;
  if (state->end == FLIPCITY_SUPPLY_EMPTY)
    {
      result->place[0] = 2;
      flip_gist_set (&result->ending, "supply-empty");
      flip_result_tell (result, flipcity_tell);
      return;
    }
  result->by_deed = TRUE;
  result->winners = 1u << state->seat;
  for (guint i = 0; i < state->n_seats; i++)
    result->place[i] = i == state->seat ? 1 : 2;
  set_victory (state, result);
  flip_result_tell (result, flipcity_tell);
}

void
flipcity_title (gconstpointer data, guint seat, GString *title)
{
  const FlipcityState *state = data;
  guint best = state->seats[seat].best;

  g_assert (seat < state->n_seats);

  /* Translators: a rank for the result */
  g_string_append (title, best >= 10  ? _ ("Metropolis")
                          /* Translators: a rank for the result */
                          : best >= 8 ? _ ("Capital")
                          /* Translators: a rank for the result */
                          : best >= 6 ? _ ("City")
                          : best >= 4 ? _ ("Town")
                          /* Translators: a rank for the result */
                          : best >= 2 ? _ ("Village")
                                      /* Translators: a rank for the result */
                                      : _ ("Hamlet"));
}
