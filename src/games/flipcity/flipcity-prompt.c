/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* What is asked, and where the game is. */

static void
prompt_with_top (const FlipcityState *state, GString *prompt)
{
  char buffer[32];
  const char *name = flipcity_face_name (&state->cards, flipcity_acting_seat (state)->top, buffer);

  if (flipcity_must_play (state))
    g_string_append_printf (prompt, _ ("%s must be played. Recycle first, or play it?"), name);
  else
    g_string_append_printf (prompt, _ ("Play %s, or stop and build?"), name);
}

static void
prompt_play (const FlipcityState *state, GString *prompt)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (!seat->n_deck)
    g_string_append (prompt, !seat->n_discard ? _ ("All cards are played: stop and build.")
                             : flipcity_is_solo (state)
                               ? _ ("The deck is empty: stop and build, or remove a card of the "
                                    "supply and shuffle?")
                               : _ ("The deck is empty: shuffle the discard, or stop and build?"));
  else if (seat->top != FLIPCITY_NO_FACE)
    prompt_with_top (state, prompt);
  else if (flipcity_must_play (state))
    g_string_append (prompt, _ ("The next card must be played. Recycle first, or play it?"));
  else
    g_string_append (prompt, _ ("Play the next card, or stop and build? What must be played, "
                                "such as a Residential Area on top, you can't leave."));
}

static void
prompt_build (const FlipcityState *state, GString *prompt)
{
  guint cash = flipcity_gain (state, FLIPCITY_CASH);
  guint actions = flipcity_gain (state, FLIPCITY_ACTIONS);

  g_string_append_printf (prompt,
                          ngettext ("Buy, flip or develop: $%u, %u action.",
                                    "Buy, flip or develop: $%u, %u actions.", actions),
                          cash, actions);
}

void
flipcity_prompt (gconstpointer data, GString *prompt)
{
  const FlipcityState *state = data;

  switch ((FlipcityStage) state->stage)
    {
    case FLIPCITY_STAGE_TOP:
      g_string_append_printf (prompt, _ ("Which card lies on top of the deck of seat %u?"),
                              state->seat + 1u);
      break;
    case FLIPCITY_STAGE_PLAYED:
      g_string_append_printf (prompt, _ ("Which card did seat %u play?"), state->seat + 1u);
      break;
    case FLIPCITY_STAGE_BOTTOM:
      g_string_append_printf (
        prompt, _ ("Which card goes from the bottom of the deck of seat %u to the discard?"),
        state->seat + 1u);
      break;
    case FLIPCITY_STAGE_PLAY:
      prompt_play (state, prompt);
      break;
    case FLIPCITY_STAGE_BUILD:
      prompt_build (state, prompt);
      break;
    default:
      g_string_append (prompt, _ ("The game is over."));
    }
}

void
flipcity_moment (gconstpointer data, GString *text)
{
  const FlipcityState *state = data;

  if (state->stage == FLIPCITY_STAGE_OVER)
    g_string_append (text, _ ("End of the game"));
  else if (state->stage == FLIPCITY_STAGE_BUILD)
    g_string_append_printf (text, _ ("Turn %u, building"), state->round);
  else
    g_string_append_printf (text, _ ("Turn %u, playing cards"), state->round);
}

static guint
hundredths (guint done, guint all)
{
  return all ? MIN (99, done * 100 / all) : 0;
}

/* The nearest that anybody has come to the end so far. It has no other measure. */
guint
flipcity_progress (gconstpointer data)
{
  const FlipcityState *state = data;
  guint progress = 0;

  if (state->stage == FLIPCITY_STAGE_OVER)
    return 100;
  for (guint i = 0; i < state->n_seats; i++)
    progress = MAX (progress, hundredths (state->seats[i].best, state->cards.points));
  if (flipcity_is_solo (state))
    progress = MAX (progress, hundredths ((guint) state->filled - state->n_supply, state->filled));
  return progress;
}
