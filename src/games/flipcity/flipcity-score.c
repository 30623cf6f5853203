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
tell_victory (const FlipcityState *state, FlipResult *result)
{
  guint points = flipcity_gain (state, FLIPCITY_POINTS), cards = state->turn.n_played;

  g_assert (state->end == FLIPCITY_WON_BY_POINTS || state->end == FLIPCITY_WON_BY_CARDS);

  if (state->end == FLIPCITY_WON_BY_POINTS)
    g_snprintf (result->text, sizeof result->text,
                ngettext ("The city is won with %u point in one turn.",
                          "The city is won with %u points in one turn.", points),
                points);
  else
    g_snprintf (result->text, sizeof result->text,
                ngettext ("The city is won with %u card in one turn.",
                          "The city is won with %u cards in one turn.", cards),
                cards);
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
      g_strlcpy (result->text, _ ("The supply is empty: the game is lost."), sizeof result->text);
      return;
    }
  result->by_deed = TRUE;
  result->winners = 1u << state->seat;
  for (guint i = 0; i < state->n_seats; i++)
    result->place[i] = i == state->seat ? 1 : 2;
  tell_victory (state, result);
}

void
flipcity_title (gconstpointer data, guint seat, GString *title)
{
  const FlipcityState *state = data;
  guint best = state->seats[seat].best;

  g_assert (seat < state->n_seats);

  g_string_append (title, best >= 10  ? _ ("Metropolis")
                          : best >= 8 ? _ ("Capital")
                          : best >= 6 ? _ ("City")
                          : best >= 4 ? _ ("Town")
                          : best >= 2 ? _ ("Village")
                                      : _ ("Hamlet"));
}
