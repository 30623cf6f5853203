/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/fliptown.h"

#include <glib/gi18n-lib.h>

/* Whose turn it is. All seats use the same lineup at the same time, so they may act in any order,
   and even pause in the middle of a turn while others act. Only drawing from the deck makes
   everybody wait. Unless a move names another seat, the first seat that is not done yet is
   asked. */

static gboolean
in_a_turn (const FliptownState *state)
{
  return state->stage == FLIPTOWN_STAGE_OUTLAW || state->stage == FLIPTOWN_STAGE_ACTION
         || state->stage == FLIPTOWN_STAGE_POOL || state->stage == FLIPTOWN_STAGE_LAST_WORD;
}

static gboolean
is_done (const FliptownState *state, guint seat)
{
  return (state->done >> seat & 1) != 0;
}

static guint
seats_not_done (const FliptownState *state)
{
  return ((1u << state->n_seats) - 1) & ~state->done & ~(1u << state->seat);
}

/* The seats that have a choice, in a phase in which not everybody has one. */
static guint
seats_asked (const FliptownState *state,
             gboolean (*is_asked) (const FliptownState *state, guint seat))
{
  guint asked = seats_not_done (state);

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (asked & 1u << seat && !is_asked (state, seat))
        asked &= ~(1u << seat);
    }

  return asked;
}

/* The seats that may act now besides the one that is asked, one bit each. */
guint
fliptown_free_seats (const FliptownState *state)
{
  if (state->n_seats == 1)
    return 0;
  if (in_a_turn (state))
    return seats_not_done (state);
  if (state->stage == FLIPTOWN_STAGE_BRIBE)
    return seats_asked (state, fliptown_bribe_asked);
  if (state->stage == FLIPTOWN_STAGE_ARREST)
    return seats_asked (state, fliptown_arrest_asked);
  return 0;
}

/* The first seat that is not done, or the number of seats. */
guint
fliptown_seat_to_come (const FliptownState *state)
{
  guint seat = 0;

  while (seat < state->n_seats && is_done (state, seat))
    seat++;
  return seat;
}

void
fliptown_seat_done (FliptownState *state)
{
  g_assert (state->seat < state->n_seats && !is_done (state, state->seat));

  state->done |= (guint8) (1u << state->seat);
}

/* Saves the progress of the acting seat's turn. */
static void
pause_turn (FliptownState *state)
{
  FliptownPause *pause = &state->pauses[state->seat];

  g_assert (!pause->stage && in_a_turn (state));

  pause->stage = state->stage;
  pause->acted = state->acted;
  pause->outlaws_due = state->outlaws_due;
  pause->pool = state->pool;
  memcpy (pause->suits, state->cards.suits, sizeof pause->suits);
}

/* Continues the turn of a seat, or begins it. */
void
fliptown_resume_turn (FliptownState *state, guint seat)
{
  FliptownPause *pause = &state->pauses[seat];

  g_assert (seat < state->n_seats && !is_done (state, seat));

  state->seat = (guint8) seat;
  state->stage = pause->stage ? pause->stage : FLIPTOWN_STAGE_PAYMENTS;
  state->acted = pause->acted;
  state->outlaws_due = pause->outlaws_due;
  state->pool = pause->pool;
  memcpy (state->cards.suits, pause->suits, sizeof pause->suits);
  memset (pause, 0, sizeof *pause);
}

void
fliptown_turn_to (gpointer data, guint seat)
{
  FliptownState *state = data;
  int stars = fliptown_held (&state->seats[seat], FLIPTOWN_STARS);

  g_assert (fliptown_free_seats (state) >> seat & 1);

  if (in_a_turn (state))
    {
      pause_turn (state);
      fliptown_resume_turn (state, seat);
      fliptown_advance (state);
      state->just_paid = fliptown_held (&state->seats[seat], FLIPTOWN_STARS) - stars;
    }
  else
    state->seat = (guint8) seat;
}

void
fliptown_refuse_now (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;
  guint seat = move->seat - 1u;

  if (!move->seat)
    flip_game_refuse_now (&fliptown_game, state, move, refusal);
  else if (state->stage == FLIPTOWN_STAGE_ROBBERY)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-TURN-13",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} has to wait: {seat %u} is robbing, and the robbery card "
                           "comes off the deck before anyone else acts."),
                        move->seat, state->seat + 1u);
  else if (in_a_turn (state) && seat < state->n_seats && is_done (state, seat))
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-TURN-10",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} has already acted this turn."), move->seat);
  else
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-TURN-8",
                        /* Translators: {seat %u}: is replaced by the name of that player; %s: what
                           is asked for */
                        _ ("{seat %u} is not asked now. What is needed: %s."), move->seat,
                        flip_game_stage_needs (&fliptown_game, state));
}
