/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"
#include "games/royalflip/royalflip.h"

#include <glib/gi18n-lib.h>

/* The automatic steps, and whose turn it is. All seats use the same cards at the same time, so they
   may act in any order, and may even interrupt a turn while others act. Only in the mode pvp does
   the first player choose before the others. Unless another seat is named, the next seat that is
   not done yet is asked. */

guint
royalflip_first_player (const RoyalflipState *state)
{
  gboolean rotates = state->options.pvp && !state->options.first_stays;

  g_assert (state->n_seats > 0);

  return (state->options.first + (rotates ? (guint) state->round : 0)) % state->n_seats;
}

static gboolean
is_done (const RoyalflipState *state, guint seat)
{
  return (state->done >> seat & 1) != 0;
}

static gboolean
all_are_done (const RoyalflipState *state)
{
  return state->done + 1u == 1u << state->n_seats;
}

static gboolean
in_a_turn (const RoyalflipState *state)
{
  return state->stage >= ROYALFLIP_STAGE_PICK && state->stage <= ROYALFLIP_STAGE_EXTRA;
}

/* Whether everything is known that the others must not repeat, including the values of wild
   cards. */
static gboolean
first_has_chosen (const RoyalflipState *state)
{
  const RoyalflipTaken *taken = &state->first_taken;

  return state->first_pick != ROYALFLIP_NO_PICK
         && (state->options.by_cards
             || (taken->colour != ROYALFLIP_NO_COLOUR && taken->number != ROYALFLIP_NO_NUMBER
                 && taken->suit));
}

static gboolean
awaits_first_player (const RoyalflipState *state)
{
  return state->options.pvp && !is_done (state, royalflip_first_player (state))
         && !first_has_chosen (state);
}

/* Continues a seat's turn, or begins it. */
static void
resume_turn (RoyalflipState *state, guint seat)
{
  RoyalflipPause *pause = &state->pauses[seat];

  g_assert (state->n_lineup == ROYALFLIP_LINEUP && !is_done (state, seat));

  state->seat = (guint8) seat;
  state->turn = ROYALFLIP_NEW_TURN;
  state->stage = ROYALFLIP_STAGE_PICK;
  if (pause->stage)
    {
      state->turn = pause->turn;
      state->stage = pause->stage;
    }
  memset (pause, 0, sizeof *pause);
}

static void
begin_turn (RoyalflipState *state)
{
  guint seat = royalflip_first_player (state);

  while (is_done (state, seat))
    seat = (seat + 1) % state->n_seats;
  resume_turn (state, seat);
}

static void
end_round (RoyalflipState *state)
{
  g_assert (state->round < state->board.rounds);

  state->round++;
  state->done = 0;
  state->seat = 0;
  state->first_pick = ROYALFLIP_NO_PICK;
  state->turn = ROYALFLIP_NEW_TURN;
  state->n_lineup = 0;
  memset (state->lineup, FLIP_NO_CARD, sizeof state->lineup);
  state->stage = state->round < state->board.rounds ? ROYALFLIP_STAGE_LINEUP : ROYALFLIP_STAGE_TIE;
}

static void
end_turn (RoyalflipState *state)
{
  g_assert (!is_done (state, state->seat));

  state->done |= (guint8) (1u << state->seat);
  if (all_are_done (state))
    end_round (state);
  else
    begin_turn (state);
}

/* Skips a step that needs no answer; FALSE if somebody has to be asked. */
static gboolean
pass_step (RoyalflipState *state)
{
  switch (state->stage)
    {
    case ROYALFLIP_STAGE_LINEUP:
      return state->n_lineup == ROYALFLIP_LINEUP && (begin_turn (state), TRUE);
    case ROYALFLIP_STAGE_COLOUR:
      return state->turn.taken.colour != ROYALFLIP_NO_COLOUR
             && (state->stage = ROYALFLIP_STAGE_NUMBER, TRUE);
    case ROYALFLIP_STAGE_NUMBER:
      return state->turn.taken.number != ROYALFLIP_NO_NUMBER
             && (state->stage = ROYALFLIP_STAGE_WRITE, TRUE);
    case ROYALFLIP_STAGE_WRITE:
      return royalflip_map_is_full (state)
             && (state->turn.wrote = TRUE, royalflip_use_the_rest (state), TRUE);
    case ROYALFLIP_STAGE_TRACK:
      return !royalflip_spaces_ahead (state) && (state->stage = ROYALFLIP_STAGE_NEXT_SEAT, TRUE);
    case ROYALFLIP_STAGE_EXTRA:
      return royalflip_map_is_full (state) && (royalflip_use_the_rest (state), TRUE);
    case ROYALFLIP_STAGE_NEXT_SEAT:
      end_turn (state);
      return TRUE;
    case ROYALFLIP_STAGE_TIE:
      return royalflip_count (royalflip_leaders (state)) == 1
             && (state->stage = ROYALFLIP_STAGE_OVER, TRUE);
    default:
      return FALSE;
    }
}

void
royalflip_advance (gpointer state, const FlipMove *move)
{
  while (pass_step (state))
    continue;
}

/* The seats that may act now besides the one that is asked, one bit each. */
guint
royalflip_free_seats (const RoyalflipState *state)
{
  if (!in_a_turn (state) || awaits_first_player (state))
    return 0;
  return ((1u << state->n_seats) - 1) & ~state->done & ~(1u << state->seat);
}

void
royalflip_turn_to (gpointer data, guint seat)
{
  RoyalflipState *state = data;

  g_assert (royalflip_free_seats (state) >> seat & 1);

  state->pauses[state->seat] = (RoyalflipPause){ .stage = state->stage, .turn = state->turn };
  resume_turn (state, seat);
}

void
royalflip_refuse_seat (gconstpointer data, guint seat, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;

  if (in_a_turn (state) && awaits_first_player (state))
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "RF-PVP-1",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} has to wait: {seat %u} is the first player of this round "
                           "and chooses first, as nobody may repeat that choice."),
                        seat + 1, state->seat + 1u);
  else if (in_a_turn (state) && seat < state->n_seats && is_done (state, seat))
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "RF-ROUND-4",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} has already had this round’s turn."), seat + 1);
  else
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "RF-ROUND-4",
                        /* Translators: {seat %u}: is replaced by the name of that player; %s: what
                           is asked for */
                        _ ("{seat %u} is not asked now. What is needed: %s."), seat + 1,
                        flip_game_stage_needs (&royalflip_game, state));
}
