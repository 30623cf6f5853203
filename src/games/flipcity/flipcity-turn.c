/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

/* The course of the game: what is asked, and from one question to the next. Each step looks at the stage and either
   goes on by itself (TRUE) or waits for an answer (FALSE). */

static gboolean
go (FlipcityState *state, FlipcityStage stage)
{
  state->stage = (guint8) stage;
  return TRUE;
}

/* Of the cards that were played the end of the turn has left none. */
static gboolean
step_turn (FlipcityState *state)
{
  memset (&state->turn, 0, G_STRUCT_OFFSET (FlipcityTurn, played));
  state->turn.gains[FLIPCITY_LIMIT] = state->cards.limit;
  return go (state, FLIPCITY_STAGE_PLAY);
}

/* Bottom cards go to the discard: those that nobody needs to tell at once. */
static gboolean
step_bottoms (FlipcityState *state)
{
  FlipcitySeat *seat = &state->seats[state->seat];

  while (state->turn.bottoms_due && seat->n_deck)
    {
      guint face = flipcity_deck_only_kind (seat);

      if (face == FLIPCITY_NO_FACE)
        return FALSE;
      flipcity_deck_take_bottom (seat, face);
      flipcity_discard_add (seat, face);
      state->turn.bottoms_due--;
    }
  state->turn.bottoms_due = 0;
  return TRUE;
}

/* Makes sure that the top card is known where it is to be told. */
static gboolean
step_top (FlipcityState *state)
{
  FlipcitySeat *seat = &state->seats[state->seat];

  if (!state->tells_top || !seat->n_deck || seat->top != FLIPCITY_NO_FACE)
    return TRUE;
  seat->top = (guint8) flipcity_deck_only_kind (seat);
  return seat->top != FLIPCITY_NO_FACE;
}

static gboolean
step_play (FlipcityState *state)
{
  if (!step_bottoms (state))
    {
      state->stage = FLIPCITY_STAGE_BOTTOM;
      return FALSE;
    }
  if (!step_top (state))
    {
      state->stage = FLIPCITY_STAGE_TOP;
      return FALSE;
    }
  if (!flipcity_must_play (state) || flipcity_can_recycle (state))
    return FALSE;
  flipcity_play_next (state);
  return TRUE;
}

static gboolean
step_bottom (FlipcityState *state)
{
  return go (state, FLIPCITY_STAGE_PLAY);
}

/* What the turn would win by if it came to the end of building now. */
FlipcityEnd
flipcity_victory (const FlipcityState *state)
{
  const FlipcityTurn *turn = &state->turn;

  if (turn->gains[FLIPCITY_UNHAPPY] > turn->gains[FLIPCITY_LIMIT])
    return FLIPCITY_NOT_OVER;
  if (turn->gains[FLIPCITY_POINTS] >= state->cards.points)
    return FLIPCITY_WON_BY_POINTS;
  return turn->to_win && turn->n_played >= turn->to_win ? FLIPCITY_WON_BY_CARDS : FLIPCITY_NOT_OVER;
}

static void
record_turn (FlipcityState *state)
{
  FlipcitySeat *seat = &state->seats[state->seat];

  seat->best = MAX (seat->best, (guint16) flipcity_gain (state, FLIPCITY_POINTS));
  seat->most_cards = MAX (seat->most_cards, state->turn.n_played);
}

static gboolean
step_build (FlipcityState *state)
{
  if (flipcity_can_build (state))
    return FALSE;
  record_turn (state);
  state->end = (guint8) flipcity_victory (state);
  return go (state, state->end ? FLIPCITY_STAGE_OVER : FLIPCITY_STAGE_END);
}

static gboolean
step_end (FlipcityState *state)
{
  FlipcitySeat *seat = &state->seats[state->seat];

  for (guint i = 0; i < state->turn.n_played; i++)
    {
      flipcity_discard_add (seat, state->turn.played[i]);
      state->turn.played[i] = 0;
    }
  state->turn.n_played = 0;
  seat->turns++;
  state->seat++;
  if (state->seat == state->n_seats)
    {
      state->seat = 0;
      state->round++;
    }
  return go (state, FLIPCITY_STAGE_TURN);
}

/* One step; FALSE where somebody is asked. */
static gboolean
step (FlipcityState *state)
{
  switch ((FlipcityStage) state->stage)
    {
    case FLIPCITY_STAGE_TURN:
      return step_turn (state);
    case FLIPCITY_STAGE_PLAY:
      return step_play (state);
    case FLIPCITY_STAGE_BOTTOM:
      return step_bottom (state);
    case FLIPCITY_STAGE_BUILD:
      return step_build (state);
    case FLIPCITY_STAGE_END:
      return step_end (state);
    default:
      return FALSE;
    }
}

void
flipcity_advance (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;

  while (step (state))
    continue;
}

void
flipcity_ask (gconstpointer data, FlipAsk *ask)
{
  const FlipcityState *state = data;

  memset (ask, 0, sizeof *ask);
  if (state->stage == FLIPCITY_STAGE_OVER)
    ask->who = FLIP_TABLE;
  else if (state->stage == FLIPCITY_STAGE_PLAY || state->stage == FLIPCITY_STAGE_BUILD)
    {
      ask->kind = FLIP_ASK_SITE;
      ask->who = state->seat;
    }
  else
    {
      ask->kind = FLIP_ASK_CARDS;
      ask->who = FLIP_TABLE;
      ask->count = 1;
      ask->possible = flipcity_acting_seat (state)->kinds;
      ask->draw = flipcity_next_draw (state);
    }
}
