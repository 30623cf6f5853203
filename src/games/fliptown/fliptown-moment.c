/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* Where the game is. */
void
fliptown_moment (gconstpointer data, GString *text)
{
  const FliptownState *state = data;

  if (state->stage < FLIPTOWN_STAGE_ROUND)
    g_string_append (text, _ ("Set-up"));
  else if (state->stage >= FLIPTOWN_STAGE_STOLEN)
    g_string_append (text, _ ("End of the game"));
  else if (state->stage >= FLIPTOWN_STAGE_BRIBE)
    g_string_append_printf (text, _ ("Round %d, the Sheriff"), state->round + 1);
  else if (state->stage >= FLIPTOWN_STAGE_REVEAL)
    g_string_append_printf (text, _ ("Round %d, poker"), state->round + 1);
  else
    g_string_append_printf (text, _ ("Round %d, turn %d of %d"), state->round + 1, state->turn + 1,
                            FLIPTOWN_TURNS);
}

/* Each turn of a seat is a step, and so are the phases that end a round. */
guint
fliptown_progress (gconstpointer data)
{
  const FliptownState *state = data;
  guint steps_a_turn = state->n_seats;
  guint steps_a_round = FLIPTOWN_TURNS * steps_a_turn + 1;
  guint done = state->round * steps_a_round;

  if (state->stage >= FLIPTOWN_STAGE_STOLEN)
    return 100;
  if (state->stage >= FLIPTOWN_STAGE_REVEAL)
    done += steps_a_round - 1;
  else if (state->stage >= FLIPTOWN_STAGE_PAYMENTS)
    done += state->turn * steps_a_turn + fliptown_count (state->done);
  else if (state->stage >= FLIPTOWN_STAGE_LINEUP)
    done += state->turn * steps_a_turn;
  return done * 100 / (FLIPTOWN_ROUNDS * steps_a_round);
}
