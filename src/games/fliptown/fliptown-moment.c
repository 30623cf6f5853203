/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"

#include <glib/gi18n-lib.h>

void
fliptown_where (gconstpointer data, FlipSummary *summary)
{
  const FliptownState *state = data;

  if (state->stage < FLIPTOWN_STAGE_ROUND)
    flip_summary_set (summary, "setup");
  else if (state->stage >= FLIPTOWN_STAGE_STOLEN)
    flip_summary_set (summary, "end");
  else if (state->stage >= FLIPTOWN_STAGE_BRIBE)
    flip_summary_set (summary, "sheriff %d", state->round + 1);
  else if (state->stage >= FLIPTOWN_STAGE_REVEAL)
    flip_summary_set (summary, "poker %d", state->round + 1);
  else
    flip_summary_set (summary, "turn %d %d %d", state->round + 1, state->turn + 1, FLIPTOWN_TURNS);
}

/* The endings. */
static void
tell_duel (const FlipSummary *summary, GString *text)
{
  int cowbot = flip_summary_number (summary, 0);
  /* Translators: %s: a cowbot */
  const char *words = flip_summary_is (summary, "beaten")   ? _ ("You beat %s.")
                      /* Translators: %s: a cowbot */
                      : flip_summary_is (summary, "lost-to") ? _ ("%s beats you.")
                      /* Translators: %s: a cowbot */
                      : flip_summary_is (summary, "drawn")   ? _ ("A draw with %s.")
                                                       : NULL;

  if (words && cowbot > FLIPTOWN_NO_COWBOT && cowbot < FLIPTOWN_N_COWBOTS)
    g_string_append_printf (text, words, _ (fliptown_cowbots[cowbot].name));
}

void
fliptown_tell (const FlipSummary *summary, GString *text)
{
  int round = flip_summary_number (summary, 0);

  if (flip_summary_is (summary, "poker"))
    /* Translators: %d: the number of the round */
    g_string_append_printf (text, _ ("Round %d, poker"), round);
  else if (flip_summary_is (summary, "sheriff"))
    /* Translators: %d: the number of the round */
    g_string_append_printf (text, _ ("Round %d, the Sheriff"), round);
  else if (flip_summary_is (summary, "setup"))
    g_string_append (text, _ ("Set-up"));
  else if (flip_summary_is (summary, "end"))
    g_string_append (text, _ ("End of the game"));
  else if (flip_summary_is (summary, "shared"))
    g_string_append (text, _ ("The victory is shared."));
  else if (flip_summary_is (summary, "over"))
    g_string_append (text, _ ("The game is over."));
  else
    tell_duel (summary, text);
}

/* The phases that end a round, Poker and the Sheriff, count as a turn of their own, and so does the
   end of the game. */
static guint
progress (const FliptownState *state)
{
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

/* The end of a round is a turn of its own, and so is what follows the last round. */
void
fliptown_clock (gconstpointer data, FlipClock *clock)
{
  const FliptownState *state = data;

  clock->progress = progress (state);
  clock->count = state->round * (FLIPTOWN_TURNS + 1u) + state->turn + 1;
  if (state->stage < FLIPTOWN_STAGE_ROUND)
    return;
  clock->round = MIN (state->round, FLIPTOWN_ROUNDS - 1u) + 1;
  clock->turns = FLIPTOWN_TURNS + 1u;
  clock->turn = state->stage >= FLIPTOWN_STAGE_STOLEN   ? FLIPTOWN_TURNS + 2u
                : state->stage >= FLIPTOWN_STAGE_REVEAL ? FLIPTOWN_TURNS + 1u
                                                        : state->turn + 1u;
}
